package import SiteModel
import SystemPackage
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
/// Plain functions over file descriptors, `rename` and the like: they keep large frameworks out of the program, are exact about
/// symbolic links, and tell names that are not UTF-8 apart from files that do not exist.
package enum FileSystem {
    /// What stands at a path. Symbolic links are followed unless said otherwise; nil when there is nothing.
    package static func status(of path: String, followingLinks: Bool = true) -> FileStatus? {
        (try? Stat(path, followTargetSymlink: followingLinks)).map(FileStatus.init)
    }

    /// The absolute path without symbolic links, or nil when there is nothing.
    package static func realPath(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }

    package static var currentFolder: String { realPath(of: ".") ?? "/" }

    /// The names in a folder, sorted by their bytes; nil for a name that is not UTF-8.
    ///
    /// - Parameter unusable: is given each such name, with its bytes as `\xE9`.
    package static func names(in folder: String, unusable: (String) -> Void = { _ in }) throws -> [String?] {
        guard let handle = opendir(folder) else { throw FileError("read", folder) }
        defer { closedir(handle) }
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
        var names: [String?] = []
        while let entry = readdir(handle) {
            // The record is shorter than the structure, so its name must not be copied as a tuple.
            let name = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
            guard strcmp(name, ".") != 0, strcmp(name, "..") != 0 else { continue }
            names.append(String(validatingCString: name))
            if names.last == .some(nil) { unusable(visible(UnsafeBufferPointer(start: name, count: strlen(name)))) }
        }
        return names.sorted { left, right in
            (left ?? "").withCString { left in (right ?? "").withCString { strcmp(left, $0) < 0 } }
        }
    }

    private static func visible(_ name: UnsafeBufferPointer<CChar>) -> String {
        name.reduce(into: "") { words, byte in
            let byte = UInt8(bitPattern: byte)
            words += byte < 0x80 ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
        }
    }

    /// Opens a file to read it. Without waiting: a named pipe may never have a writer.
    private static func openFile(_ path: String) throws -> (file: FileDescriptor, status: FileStatus) {
        let file = try open(path, .readOnly, options: [.closeOnExec, .nonBlocking])
        do {
            let status = FileStatus(try file.stat())
            guard status.kind == .file else {
                throw FileError("read", path, code: status.kind == .folder ? EISDIR : FileError.noRegularFile)
            }
            return (file, status)
        } catch {
            try? file.close()
            throw (error as? Errno).map { FileError("read", path, code: $0.rawValue) } ?? error
        }
    }

    /// Opens a file to write it from its beginning.
    private static func openNewFile(_ path: String) throws -> FileDescriptor {
        try open(path, .writeOnly, options: [.create, .truncate, .closeOnExec])
    }

    private static func open(
        _ path: String, _ mode: FileDescriptor.AccessMode, options: FileDescriptor.OpenOptions
    ) throws -> FileDescriptor {
        try doing(mode == .readOnly ? "read" : "write", path) {
            try FileDescriptor.open(
                path, mode, options: options, permissions: options.contains(.create) ? FilePermissions(rawValue: 0o666) : nil)
        }
    }

    /// Gives an error of the system the path that it is about.
    private static func doing<Value>(_ operation: String, _ path: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as Errno {
            throw FileError(operation, path, code: error.rawValue)
        }
    }

    /// All bytes of a regular file.
    ///
    /// - Parameter check: is asked about the open file before anything is read; what it throws is thrown.
    package static func read(_ path: String, check: (FileStatus) throws -> Void = { _ in }) throws -> [UInt8] {
        let (file, status) = try openFile(path)
        defer { try? file.close() }
        try check(status)
        // One byte more tells that a file did not grow meanwhile.
        var capacity = status.size + 1
        var bytes: [UInt8] = []
        while true {
            let chunk = try read(file, of: path, atMost: capacity)
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if chunk.count < capacity { return bytes }
            capacity = 65_536
        }
    }

    /// The next bytes of a file; fewer only at its end.
    private static func read(_ file: FileDescriptor, of path: String, atMost count: Int) throws -> [UInt8] {
        try doing("read", path) {
            try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                while filled < count {
                    let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled..<count])
                    let length = try file.read(into: rest)
                    guard length > 0 else { return }
                    filled += length
                }
            }
        }
    }

    /// The first `count` bytes of a regular file, or all that it has.
    package static func readStart(_ path: String, count: Int) throws -> [UInt8] { try readPart(path, 0..<count) }

    /// Some bytes of a file, as far as it has them.
    package static func readPart(_ path: String, _ range: Range<Int>) throws -> [UInt8] {
        let (file, status) = try openFile(path)
        defer { try? file.close() }
        if range.lowerBound > 0 { try doing("read", path) { _ = try file.seek(offset: Int64(range.lowerBound), from: .start) } }
        return try read(file, of: path, atMost: min(range.count, max(0, status.size - range.lowerBound)))
    }

    /// Writes a new file, or over an old one.
    package static func write(_ bytes: [UInt8], to path: String) throws {
        let file = try openNewFile(path)
        try doing("write", path) {
            do {
                try file.writeAll(bytes)
            } catch {
                try? file.close()
                throw error
            }
            // Some file systems report a full disk only here.
            try file.close()
        }
    }

    /// Copies a file's bytes. The source is to blame in ``UnreadableSource``, the destination in ``FileError``.
    ///
    /// - Parameter observe: is given the bytes in parts, as they are copied.
    package static func copy(_ source: String, to path: String, observe: (UnsafeRawBufferPointer) -> Void = { _ in }) throws {
        let input = try blaming(source) { try openFile(source).file }
        defer { try? input.close() }
        let output = try openNewFile(path)
        do {
            try withUnsafeTemporaryAllocation(byteCount: 262_144, alignment: 16) { buffer in
                while true {
                    let length = try blaming(source) { try doing("read", source) { try input.read(into: buffer) } }
                    guard length > 0 else { return }
                    let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<length])
                    _ = try doing("write", path) { try output.writeAll(bytes) }
                    observe(bytes)
                }
            }
        } catch {
            try? output.close()
            unlink(path)
            throw error
        }
        try doing("write", path) { try output.close() }
    }

    private static func blaming<Value>(_ source: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as FileError {
            throw UnreadableSource(reason: error.reason)
        }
    }

    /// Whether a regular file has exactly these bytes.
    package static func contents(of path: String, equal bytes: [UInt8]) -> Bool {
        guard let (file, status) = try? openFile(path) else { return false }
        defer { try? file.close() }
        guard status.size == bytes.count else { return false }
        return withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
            var offset = 0
            while offset < bytes.count {
                guard let length = try? file.read(into: buffer), length > 0, offset + length <= bytes.count else { return false }
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
        guard let size = status(of: left)?.size, status(of: right)?.size == size, let first = try? openFile(left).file else {
            return false
        }
        defer { try? first.close() }
        guard let second = try? openFile(right).file else { return false }
        defer { try? second.close() }
        return withUnsafeTemporaryAllocation(byteCount: 131_072, alignment: 16) { buffer in
            let leftHalf = UnsafeMutableRawBufferPointer(rebasing: buffer[..<65_536])
            let rightHalf = UnsafeMutableRawBufferPointer(rebasing: buffer[65_536...])
            while true {
                guard let length = try? first.read(into: leftHalf), let other = try? second.read(into: rightHalf), length == other
                else { return false }
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

    /// Gives a file or folder another path, at one moment; a file that stands there is replaced, as is an empty folder by a folder.
    ///
    /// - Throws: ``FileError`` where the system refuses.
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

    /// Gives a file these bytes, as a whole or not at all; one that has them already is not touched. A symbolic link is followed. A
    /// device or a pipe is written to and stays what it is.
    package static func replace(_ path: String, with bytes: [UInt8]) throws {
        if status(of: path)?.kind == .other { return try write(bytes, to: path) }
        guard !contents(of: path, equal: bytes) else { return }
        let real = realPath(of: path) ?? path
        // Names have at most 255 bytes, and letters up to 4.
        let name = SourcePath.name(of: real).unicodeScalars.prefix(50)
        let new = SourcePath.join(SourcePath.folder(of: real), ".\(String(name)).new-\(getpid())")
        do {
            try FileError.naming(path) {
                try write(bytes, to: new)
                try rename(new, to: real)
            }
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

    fileprivate init(_ info: Stat) {
        kind =
            switch info.type {
            case .regular: .file
            case .directory: .folder
            case .symbolicLink: .link
            default: .other
            }
        size = Int(info.size)
        identity = Identity(
            device: UInt64(truncatingIfNeeded: info.deviceID.rawValue), number: UInt64(truncatingIfNeeded: info.inode.rawValue))
        let time = info.st_ctim
        stamp = FileStamp(
            size: size, changed: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec), number: identity.number)
    }
}
