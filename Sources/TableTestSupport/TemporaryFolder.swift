import SiteDisk
import SiteModel
import TableBasics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder of its own for a test that needs a disk; gone when the test is.
package final class TemporaryFolder: Sendable {
    /// Absolute, without symbolic links.
    package let path: String

    package init() throws {
        let parent = getenv("TMPDIR").flatMap { String(validatingCString: $0) } ?? "/tmp"
        var template = Array("\(parent)/tablesite-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw FileError("create", parent) }
        let made = template.withUnsafeBufferPointer { $0.baseAddress.flatMap { String(validatingCString: $0) } } ?? ""
        path = FileSystem.realPath(of: made) ?? made
    }

    deinit { FileSystem.removeTree(path) }

    /// Writes files, each with the folders around it.
    package func write(_ files: [String: String]) throws {
        for (name, text) in files {
            try FileSystem.makeFolders(SourcePath.folder(of: "\(path)/\(name)"))
            try FileSystem.write(Array(text.utf8), to: "\(path)/\(name)")
        }
    }

    package func link(_ name: String, to target: String) throws {
        guard symlink(target, "\(path)/\(name)") == 0 else { throw FileError("link", name) }
    }

    /// Every file below a folder of it, as text; symbolic links by their target.
    package func files(in folder: String = "") -> [String: String] {
        var files: [String: String] = [:]
        let root = folder.isEmpty ? path : "\(path)/\(folder)"
        for case let name? in (try? FileSystem.names(in: root)) ?? [] {
            switch FileSystem.status(of: "\(root)/\(name)", followingLinks: false)?.kind {
            case .folder:
                for (inner, text) in self.files(in: SourcePath.join(folder, name)) { files["\(name)/\(inner)"] = text }
            case .file: files[name] = (try? FileSystem.read("\(root)/\(name)")).map { String(decoding: $0, as: UTF8.self) } ?? "?"
            default: files[name] = "link"
            }
        }
        return files
    }

    /// Seconds and nanoseconds of the last change of a file's contents.
    package func modificationTime(of name: String) -> [Int] {
        var info = stat()
        guard stat("\(path)/\(name)", &info) == 0 else { return [] }
        #if canImport(Darwin)
            return [info.st_mtimespec.tv_sec, info.st_mtimespec.tv_nsec]
        #else
            return [info.st_mtim.tv_sec, info.st_mtim.tv_nsec]
        #endif
    }
}
