import Testing
@testable import TableModel
@Test func nearest() { #expect(nearestName(to: "acessory", in: ["accessory", "image"]) == "accessory") }
