import Foundation
import WebBridge

@main enum NotesApp {
  static func main() async {
    await Application.run(id: "org.example.Notes") {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.isCheck {
        try await Check.run(picture: options.picture)
        Application.quit()
      } else {
        let store = try NoteStore(folder: options.folder)
        try NotesWindow(store).show()
      }
    }
  }
}
