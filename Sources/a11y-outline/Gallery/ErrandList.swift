import A11yOutline
import Observation

/// What there is to do.
@Observable
final class Errands {
  struct Errand: Identifiable {
    let id: Int
    let name: String
    var isDone = false
  }

  var all = [
    Errand(id: 1, name: "Post the letter"),
    Errand(id: 2, name: "Buy bread"),
    Errand(id: 3, name: "Return the book"),
  ]

  func move(_ id: Int, to place: Int) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
    all.insert(all.remove(at: index), at: place)
  }
}

/// Rows that come, go and move, while the cursor stays on its row.
struct ErrandList: View {
  @State private var errands = Errands()
  @State private var showsDone = true

  var body: some View {
    Toggle("Show what is done", isOn: $showsDone)
    Section("To do") {
      ForEach(errands.all.filter { showsDone || !$0.isDone }) { errand in
        Toggle(errand.name, isOn: isDone(errand.id))
          .accessibilityAction(named: "Move to the top") {
            errands.move(errand.id, to: 0)
            AccessibilityNotification.Announcement("\(errand.name) is first now").post()
          }
      }
    }
    Button("Forget what is done") {
      errands.all.removeAll(where: \.isDone)
    }
    .disabled(!errands.all.contains(where: \.isDone))
  }

  private func isDone(_ id: Int) -> Binding<Bool> {
    Binding(
      get: { errands.all.first { $0.id == id }?.isDone ?? false },
      set: { isDone in
        guard let index = errands.all.firstIndex(where: { $0.id == id }) else { return }
        errands.all[index].isDone = isDone
      }
    )
  }
}
