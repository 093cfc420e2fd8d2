import ArgumentParser

/// `tablesite theme`.
struct ThemeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "theme", abstract: "For those who make themes.",
        subcommands: [
            ThemeListCommand.self,
            ThemeShowCommand.self,
            ThemeNewCommand.self,
            ThemeCheckCommand.self,
            ThemeEjectCommand.self,
            ThemeGalleryCommand.self,
        ])
}
