extension ArraySlice {
    /// Without the elements at the end for which this is true, in the same memory.
    ///
    /// `removeLast()` would copy all of a slice whose array is still in use, which is quadratic for many places of one long line.
    @inlinable package func withoutEnd(while isDropped: (Element) -> Bool) -> ArraySlice {
        var end = endIndex
        while end > startIndex, isDropped(self[end - 1]) { end -= 1 }
        return self[startIndex..<end]
    }
}
