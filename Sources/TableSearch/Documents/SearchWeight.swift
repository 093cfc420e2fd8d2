/// How much a place in a row, heading or page tells of it.
///
/// The words of titles weigh more the fewer they are, so that a title that is nothing but what is searched for is known without
/// its text.
enum SearchWeight: UInt8, CaseIterable {
    case text = 1
    /// Beside a title, or the first words of a text that has none.
    case detail
    case longTitle
    case titleOfThree
    case titleOfTwo
    case titleOfOne
    /// A page of that name is what one looks for, whatever else is called so.
    case titleOfPage

    static func title(ofWords count: Int, isPage: Bool) -> SearchWeight {
        switch count {
        case ...1: isPage ? .titleOfPage : .titleOfOne
        case 2: .titleOfTwo
        case 3: .titleOfThree
        default: .longTitle
        }
    }
}
