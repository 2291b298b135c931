import Observation
import Testing

@testable import A11yOutline

/// What is heard when views change while nobody presses a key.
@MainActor
@Suite struct NoticeTests {
  @Observable final class Shop {
    var fruits = ["Apple", "Banana", "Cherry"]
    var isOpen = false
    var price = "2 coins"
  }

  struct Stall: View {
    let shop: Shop

    var body: some View {
      @Bindable var shop = shop
      DisclosureGroup("Fruits", isExpanded: $shop.isOpen) {
        ForEach(shop.fruits, id: \.self) { Text($0) }
      }
      Text("Price").accessibilityValue(shop.price)
      Button("Order") {
        Task {
          shop.price = "sold out"
          AccessibilityNotification.Announcement("Ordered").post()
        }
      }
    }
  }

  /// Lets tasks run until the player has something to notice.
  private func notice(_ player: OutlinePlayer) async throws -> [String] {
    for _ in 0..<10_000 {
      if let said = player.noticeChanges() { return said.map(\.text) }
      await Task.yield()
    }
    throw NothingNoticed()
  }

  private struct NothingNoticed: Error {}

  private func name(_ player: OutlinePlayer) -> String? {
    player.cursor.map { player.outline[$0].name }
  }

  @Test func aNewValueOfTheCurrentItemIsSaid() async throws {
    let shop = Shop()
    let player = OutlinePlayer(Stall(shop: shop))
    player.press("Down")
    shop.price = "3 coins"
    #expect(try await notice(player) == ["3 coins"])
    let entry = try #require(player.transcript.last)
    #expect(entry.key == nil)
    #expect(entry.command == .notice)
    #expect(entry.cursor == "Price")
    #expect(player.noticeChanges() == nil)
  }

  @Test func aChangeElsewhereIsSilent() async throws {
    let shop = Shop()
    let player = OutlinePlayer(Stall(shop: shop))
    let entries = player.transcript.count
    shop.price = "4 coins"
    #expect(try await notice(player) == [])
    #expect(player.transcript.count == entries)
    #expect(player.press("Down").map(\.text) == ["Price, 4 coins"])
  }

  @Test func aGroupThatOpensByItselfSaysSo() async throws {
    let shop = Shop()
    let player = OutlinePlayer(Stall(shop: shop))
    shop.isOpen = true
    #expect(try await notice(player) == ["Expanded, 3 items"])
  }

  @Test func theCursorGoesToTheNearestPlaceWhenItsItemGoes() async throws {
    let shop = Shop()
    shop.isOpen = true
    let player = OutlinePlayer(Stall(shop: shop))
    player.press("Down")
    player.press("Down")
    #expect(name(player) == "Banana")
    shop.fruits.remove(at: 1)
    #expect(try await notice(player) == ["Cherry, level 2, 2 of 2"])
    #expect(name(player) == "Cherry")
    shop.isOpen = false
    #expect(try await notice(player) == ["Fruits, Collapsed, 2 items, level 1, 1 of 3"])
  }

  @Test func aKeyThatComesBeforeTheNoticeFindsWhatIsThere() {
    let shop = Shop()
    shop.isOpen = true
    let player = OutlinePlayer(Stall(shop: shop))
    player.press("Down")
    shop.fruits = ["Fig", "Grape"]
    #expect(
      player.press("Down").map(\.text).last?.hasPrefix("Price") == true || name(player) != nil
    )
    #expect(player.cursor.map(player.outline.contains) == true)
  }

  @Test func whatATaskAnnouncesIsSaid() async throws {
    let player = OutlinePlayer(Stall(shop: Shop()))
    player.press("End")
    #expect(player.press("Enter").map(\.text) == ["Activated"])
    #expect(try await notice(player) == ["Ordered"])
  }

  @Test func aPartOfTheViewsIsKeptUpToDate() async throws {
    let shop = Shop()
    shop.isOpen = true
    let player = OutlinePlayer(Stall(shop: shop))
    player.perform("hoist")
    #expect(player.title == "Fruits")
    shop.fruits = ["Fig"]
    _ = try await notice(player)
    #expect(player.outline.visibleNodes.map(\.name) == ["Fig"])
    #expect(name(player) == "Fig")
  }
}
