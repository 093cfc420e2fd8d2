import CFiles
import SiteModel
import TableBasics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What makes a site appear as a whole.
extension FileSystem {
    /// Whether this process may make and remove things in a folder.
    static func isWritable(_ folder: String) -> Bool { access(folder, W_OK | X_OK) == 0 }

    /// Puts each of two things in the place of the other, at one moment; says whether the system could.
    static func exchange(_ path: String, _ other: String) -> Bool { table_exchange(path, other) == 0 }

    /// Gives a file a second name; says whether the system could.
    static func link(_ path: String, to newPath: String) -> Bool {
        linkat(AT_FDCWD, path, AT_FDCWD, newPath, 0) == 0
    }

    /// Owner, group and rights of a folder, as far as another can be made with the same.
    struct FolderRights: Equatable {
        let owner: UInt32
        let group: UInt32
        let mode: UInt32

        init?(of folder: String) {
            var info = stat()
            guard lstat(folder, &info) == 0 else { return nil }
            owner = UInt32(info.st_uid)
            group = UInt32(info.st_gid)
            mode = UInt32(info.st_mode) & 0o7777
        }
    }

    /// Makes a folder with the rights of another one; says whether it could.
    static func makeFolder(_ path: String, like model: String) -> Bool {
        guard (try? makeFolder(path)) != nil, let own = FolderRights(of: path), let wanted = FolderRights(of: model) else {
            return false
        }
        guard own != wanted else { return true }
        return own.owner == wanted.owner && own.group == wanted.group && chmod(path, mode_t(wanted.mode)) == 0
    }

    /// Waits until files are on the disk, so that what is done next is not kept without them if the power fails.
    ///
    /// A few files one by one; for many, all of the file system that `folder` is on, which takes one call and not thousands.
    static func synchronize(_ paths: [String], in folder: String) throws {
        if paths.count > 8, synchronizeAll(folder) { return }
        for path in paths {
            let file = open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { throw FileError("write", path) }
            defer { close(file) }
            // Some file systems cannot be asked.
            guard fsync(file) == 0 || [EINVAL, ENOTSUP].contains(errno) else { throw FileError("write", path) }
        }
    }

    private static func synchronizeAll(_ folder: String) -> Bool {
        let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return table_synchronize(file) == 0
    }
}
