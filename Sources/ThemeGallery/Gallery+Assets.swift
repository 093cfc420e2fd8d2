extension Gallery {
    /// The pictures of the gallery, by path.
    static let assets: [String: String] = [
        "images/book.svg": icon(
            "#b4532a",
            "M6 7.500c3-1 6-1 8.500.8 2.500-1.800 5.500-1.800 8.500-.8v14c-3-1-6-1-8.500.8-2.500-1.800-5.500-1.800-8.500-.8z"),
        "images/cup.svg": icon("#2d7d46", "M6.500 9h13v1.500h1.500a3.500 3.500 0 0 1 0 7h-1.800a6.500 6.500 0 0 1-12.700-2z"),
        "images/down.svg": icon("#0a6be0", "M12.500 6h4v8h4.500l-6.500 7-6.500-7h4.500zM7 22h15v2H7z"),
        "images/key.svg": icon("#7a4fb5", "M10 9a5.500 5.500 0 1 0 5 7.500h2V19h3v-2.500h3v-3h-8A5.500 5.500 0 0 0 10 9z"),
        "images/new.svg": badge("new", color: "#2d7d46", width: 36),
        "images/two-copies.svg": badge("2 copies", color: "#475569", width: 58),
        "images/harbour.svg": harbour,
    ]

    /// A sign on a coloured ground with round corners, as large as a row's image.
    private static func icon(_ color: String, _ outline: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29" width="29" height="29"><rect width="29" height="29" rx="6.5" \
        fill="\(color)"/><path d="\(outline)" fill="#fff"/></svg>

        """
    }

    /// A few words on a coloured ground.
    private static func badge(_ text: String, color: String, width: Int) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) 20" width="\(width)" height="20"><rect width="\(width)" \
        height="20" rx="4" fill="\(color)"/><text x="\(width / 2)" y="14" font-family="system-ui, sans-serif" font-size="11" \
        fill="#fff" text-anchor="middle">\(text)</text></svg>

        """
    }

    /// A picture as wide as a page.
    private static let harbour = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240" width="640" height="240"><rect width="640" height="240" \
        fill="#cfe3f1"/><circle cx="520" cy="70" r="34" fill="#f6c453"/><path d="M0 150 120 80l90 70 80-46 130 66 220-50v120H0z" \
        fill="#7d9fb8"/><path d="M0 180h640v60H0z" fill="#2f6f9f"/><path d="M250 176h120l-22 34h-80z" fill="#b4532a"/><path \
        d="M306 74v96h-64zM314 92v78h48z" fill="#fff"/></svg>

        """
}
