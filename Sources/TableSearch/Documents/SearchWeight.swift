/// How much a place in a row, heading or page tells of it.
///
/// The words of titles weigh more the fewer they are, so that a title that is nothing but what is searched for is known without
/// its text.
enum SearchWeight: UInt8, CaseIterable {
    case text = 1
    /// The first words of a text that has no title.
    case start
    case detail
    case longTitle
    case titleOfThree
    case titleOfTwo
    case titleOfOne

    static func title(ofWords count: Int) -> SearchWeight {
        switch count {
        case ...1: .titleOfOne
        case 2: .titleOfTwo
        case 3: .titleOfThree
        default: .longTitle
        }
    }
}
