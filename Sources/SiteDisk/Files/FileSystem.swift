package import SiteModel
import TableBasics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The few calls to the system that tablesite makes of the disk.
///
/// Plain functions over `open`, `read`, `rename` and the like: they keep large frameworks out of the program, are exact about
/// symbolic links, and tell names that are not UTF-8 apart from files that do not exist.
package enum FileSystem {
    /// What stands at a path. Symbolic links are followed unless said otherwise; nil when there is nothing.
    package static func status(of path: String, followingLinks: Bool = true) -> FileStatus? {
        var info = stat()
        guard (followingLinks ? stat(path, &info) : lstat(path, &info)) == 0 else { return nil }
        return FileStatus(info)
    }

    /// The absolute path without symbolic links, or nil when there is nothing.
    package static func realPath(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }

    package static var currentFolder: String { realPath(of: ".") ?? "/" }

    /// The names in a folder, sorted by their bytes; nil for a name that is not UTF-8.
    package static func names(in folder: String) throws -> [String?] {
        guard let handle = opendir(folder) else { throw FileError("read", folder) }
        defer { closedir(handle) }
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
        var names: [String?] = []
        while let entry = readdir(handle) {
            // The record is shorter than the structure, so its name must not be copied as a tuple.
            let name = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
            if strcmp(name, ".") != 0, strcmp(name, "..") != 0 { names.append(String(validatingCString: name)) }
        }
        return names.sorted { ($0 ?? "").utf8.lexicographicallyPrecedes(($1 ?? "").utf8) }
    }

    /// Opens a file to read it. Without waiting: a named pipe may never have a writer.
    private static func openFile(_ path: String) throws -> (file: Int32, info: stat) {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw FileError("read", path) }
        var info = stat()
        guard fstat(file, &info) == 0 else {
            let error = FileError("read", path)
            close(file)
            throw error
        }
        switch FileStatus(info).kind {
        case .file: return (file, info)
        case .folder, .link, .other:
            close(file)
            throw FileError("read", path, code: FileStatus(info).kind == .folder ? EISDIR : FileError.noRegularFile)
        }
    }

    /// All bytes of a regular file.
    ///
    /// - Parameter check: is asked about the open file before anything is read; what it throws is thrown.
    package static func read(_ path: String, check: (FileStatus) throws -> Void = { _ in }) throws -> [UInt8] {
        let (file, info) = try openFile(path)
        defer { close(file) }
        try check(FileStatus(info))
        // One byte more tells that a file did not grow meanwhile.
        var capacity = Int(info.st_size) + 1
        var bytes: [UInt8] = []
        while true {
            var failure: FileError?
            var isAtEnd = false
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                while count < buffer.count {
                    let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                    let length = Self.read(file, into: rest)
                    guard length > 0 else {
                        if length < 0 { failure = FileError("read", path) }
                        isAtEnd = true
                        return
                    }
                    count += length
                }
            }
            if let failure { throw failure }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if isAtEnd { return bytes }
            capacity = 65_536
        }
    }

    /// The first `count` bytes of a regular file, or all that it has.
    package static func readStart(_ path: String, count: Int) throws -> [UInt8] { try readPart(path, 0..<count) }

    /// Some bytes of a file, as far as it has them.
    package static func readPart(_ path: String, _ range: Range<Int>) throws -> [UInt8] {
        let (file, info) = try openFile(path)
        defer { close(file) }
        if range.lowerBound > 0, lseek(file, off_t(range.lowerBound), SEEK_SET) < 0 { throw FileError("read", path) }
        let rest = max(0, Int(info.st_size) - range.lowerBound)
        var failure: FileError?
        let bytes = [UInt8](unsafeUninitializedCapacity: min(range.count, rest)) { buffer, filled in
            while filled < buffer.count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let length = Self.read(file, into: rest)
                if length < 0 { failure = FileError("read", path) }
                guard length > 0 else { return }
                filled += length
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes a new file, or over an old one.
    package static func write(_ bytes: [UInt8], to path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw FileError("write", path) }
        do {
            try bytes.withUnsafeBytes { try writeAll($0, to: file, path: path) }
        } catch {
            close(file)
            throw error
        }
        // Some file systems report a full disk only here.
        guard close(file) == 0 else { throw FileError("write", path) }
    }

    /// Copies a file's bytes. The source is to blame in ``UnreadableSource``, the destination in ``FileError``.
    ///
    /// - Parameter observe: is given the bytes in parts, as they are copied.
    package static func copy(_ source: String, to path: String, observe: (UnsafeRawBufferPointer) -> Void = { _ in }) throws {
        let input: Int32
        do {
            input = try openFile(source).file
        } catch let error as FileError {
            throw UnreadableSource(reason: error.reason)
        }
        defer { close(input) }
        let output = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard output >= 0 else { throw FileError("write", path) }
        do {
            try withUnsafeTemporaryAllocation(byteCount: 262_144, alignment: 16) { buffer in
                while true {
                    let length = Self.read(input, into: buffer)
                    guard length >= 0 else { throw UnreadableSource(reason: FileError("read", source).reason) }
                    guard length > 0 else { return }
                    let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<length])
                    try writeAll(bytes, to: output, path: path)
                    observe(bytes)
                }
            }
        } catch {
            close(output)
            unlink(path)
            throw error
        }
        guard close(output) == 0 else { throw FileError("write", path) }
    }

    /// Whether a regular file has exactly these bytes.
    package static func contents(of path: String, equal bytes: [UInt8]) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return false }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0, FileStatus(info).kind == .file, Int(info.st_size) == bytes.count else { return false }
        return withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
            var offset = 0
            while offset < bytes.count {
                let length = Self.read(file, into: buffer)
                guard length > 0, offset + length <= bytes.count else { return false }
                // `length` bytes are in both: the guard above. `elementsEqual` would compare them one by one.
                let isEqual = bytes.withUnsafeBytes { $0.baseAddress.map { memcmp($0 + offset, buffer.baseAddress!, length) == 0 } }
                guard isEqual == true else { return false }
                offset += length
            }
            return true
        }
    }

    /// Whether two regular files have the same bytes.
    ///
    /// - Parameter observe: is given the bytes in parts, as far as they are the same.
    package static func contents(
        of left: String, equalContentsOf right: String, observe: (UnsafeRawBufferPointer) -> Void = { _ in }
    ) -> Bool {
        guard let size = status(of: left)?.size, let other = status(of: right), other.size == size else { return false }
        let (first, second) = ((try? openFile(left).file) ?? -1, (try? openFile(right).file) ?? -1)
        defer {
            if first >= 0 { close(first) }
            if second >= 0 { close(second) }
        }
        guard first >= 0, second >= 0 else { return false }
        return withUnsafeTemporaryAllocation(byteCount: 131_072, alignment: 16) { buffer in
            let leftHalf = UnsafeMutableRawBufferPointer(rebasing: buffer[..<65_536])
            let rightHalf = UnsafeMutableRawBufferPointer(rebasing: buffer[65_536...])
            while true {
                let (length, otherLength) = (Self.read(first, into: leftHalf), Self.read(second, into: rightHalf))
                guard length >= 0, length == otherLength else { return false }
                if length == 0 { return true }
                guard leftHalf[..<length].elementsEqual(rightHalf[..<length]) else { return false }
                observe(UnsafeRawBufferPointer(rebasing: leftHalf[..<length]))
            }
        }
    }

    /// Makes one folder; one that is there already will do.
    package static func makeFolder(_ path: String) throws {
        guard mkdir(path, 0o777) != 0 else { return }
        let code = errno
        if code == EEXIST, status(of: path, followingLinks: false)?.kind == .folder { return }
        throw FileError("create", path, code: code)
    }

    /// Makes a folder and those around it, which may be symbolic links.
    package static func makeFolders(_ path: String) throws {
        if status(of: path)?.kind == .folder { return }
        let parent = SourcePath.folder(of: path)
        if !parent.isEmpty { try makeFolders(parent) }
        try makeFolder(path)
    }

    package static func rename(_ path: String, to newPath: String) throws {
        #if canImport(Glibc)
            let result = Glibc.rename(path, newPath)
        #elseif canImport(Musl)
            let result = Musl.rename(path, newPath)
        #else
            let result = Darwin.rename(path, newPath)
        #endif
        guard result == 0 else { throw FileError("write", newPath) }
    }

    /// Gives a file these bytes, as a whole or not at all; one that has them already is not touched. A symbolic link is followed.
    package static func replace(_ path: String, with bytes: [UInt8]) throws {
        guard !contents(of: path, equal: bytes) else { return }
        let real = realPath(of: path) ?? path
        let new = SourcePath.join(SourcePath.folder(of: real), ".\(SourcePath.name(of: real)).new-\(getpid())")
        do {
            try write(bytes, to: new)
            try rename(new, to: real)
        } catch {
            try? removeFile(new)
            throw error
        }
    }

    /// Removes a file or symbolic link; one that is gone already is fine.
    package static func removeFile(_ path: String) throws {
        guard unlink(path) != 0, errno != ENOENT else { return }
        throw FileError("remove", path)
    }

    /// Removes a folder if it is empty, and says whether it did.
    @discardableResult
    package static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

    /// Removes a folder of our own making with everything in it, as far as possible. Links are not followed.
    package static func removeTree(_ path: String) {
        guard status(of: path, followingLinks: false)?.kind == .folder else {
            unlink(path)
            return
        }
        for case let name? in (try? names(in: path)) ?? [] { removeTree("\(path)/\(name)") }
        rmdir(path)
    }

    private static func read(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            #if canImport(Glibc)
                let length = Glibc.read(file, buffer.baseAddress, buffer.count)
            #elseif canImport(Musl)
                let length = Musl.read(file, buffer.baseAddress, buffer.count)
            #else
                let length = Darwin.read(file, buffer.baseAddress, buffer.count)
            #endif
            if length >= 0 || errno != EINTR { return length }
        }
    }

    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32, path: String) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let buffer = UnsafeRawBufferPointer(rebasing: rest)
            #if canImport(Glibc)
                let length = Glibc.write(file, buffer.baseAddress, buffer.count)
            #elseif canImport(Musl)
                let length = Musl.write(file, buffer.baseAddress, buffer.count)
            #else
                let length = Darwin.write(file, buffer.baseAddress, buffer.count)
            #endif
            if length < 0 {
                if errno == EINTR { continue }
                throw FileError("write", path)
            }
            rest = rest.dropFirst(length)
        }
    }
}

/// What stands at a path.
package struct FileStatus: Sendable {
    package enum Kind: Sendable { case file, folder, link, other }

    package let kind: Kind
    package let size: Int
    /// Device and number, which are the same for two paths of one file.
    package let identity: Identity
    package let stamp: FileStamp

    package struct Identity: Sendable, Hashable {
        let device: UInt64
        let number: UInt64
    }

    fileprivate init(_ info: stat) {
        kind =
            switch info.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        size = Int(info.st_size)
        identity = Identity(device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
        #if canImport(Darwin)
            let time = info.st_ctimespec
        #else
            let time = info.st_ctim
        #endif
        stamp = FileStamp(
            size: size, changed: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec), number: identity.number)
    }
}
