import SiteChecks
import SiteImport
import SiteStages
import SiteModel
import TableCells
import TableMarkdown
package import TableModel
import TableThemes
import TOMLReader
import YAMLReader

extension DiagnosticCode {
    /// Every code there is, sorted by name. Each is declared beside the code that finds the problem.
    package static let all: [DiagnosticCode] = [
        .anchorVanished,
        .attributeUnknown,
        .attributeValue,
        .baselineUnused,
        .cellBlock,
        .cellEncoding,
        .cellLimit,
        .cellLoop,
        .cellMarkup,
        .cellMissing,
        .cellName,
        .cellPartLost,
        .cellSlot,
        .cellTag,
        .codeEnd,
        .commandFailed,
        .commandUsage,
        .containerEnd,
        .containerKind,
        .curlMissing,
        .footnoteMissing,
        .foreignSyntax,
        .frontMatterEnd,
        .frontMatterIgnored,
        .frontMatterKey,
        .htmlRemoved,
        .iconContrast,
        .iconMissing,
        .idTaken,
        .ignoreCode,
        .ignoreUnused,
        .imageAlt,
        .imageMissing,
        .importFiles,
        .importProgram,
        .importSetting, .importTitle,
        .includeBinary,
        .includeFile,
        .includeLimit,
        .includeLoop,
        .includeOutside,
        .includePart,
        .includeSyntax,
        .languageRepeated,
        .linkAnchor,
        .linkDead,
        .linkMoved,
        .linkOutside,
        .linkReference,
        .linkTarget,
        .linkUnsafe,
        .linkUnverified,
        .lockLine,
        .navigationMissing,
        .navigationRepeated,
        .nestingLimit,
        .networkAway,
        .nulByte,
        .outputClash,
        .pageLeftOut,
        .pageVanished,
        .settingsKey,
        .settingsPattern,
        .settingsPlace,
        .settingsValue,
        .siteEmpty,
        .sourceLoop,
        .sourceName,
        .sourceOutside,
        .sourceUnreadable,
        .tableCells,
        .themeAsset,
        .themeContrast,
        .themeContrastUnknown,
        .themeContrastWaived,
        .themeCSS,
        .themeCSSRule,
        .themeFile,
        .themeIcon,
        .themeLoop,
        .themeMissing,
        .themeName,
        .themeToken,
        .themeTokenMissing,
        .themeTokenValue,
        .themeWaiver,
        .themeWaiverUnused,
        .tomlSyntax,
        .utf8Invalid,
        .yamlDuplicateKey,
        .yamlLimit,
        .yamlSyntax,
    ]

    /// Those that `check --external` alone gives.
    package static let namesOfExternalCheck: Set<String> = Set(
        [DiagnosticCode.linkDead, .linkMoved, .linkUnverified, .curlMissing, .networkAway].map(\.name))

    package static func named(_ name: String) -> DiagnosticCode? { all.first { $0.name == name } }
}
