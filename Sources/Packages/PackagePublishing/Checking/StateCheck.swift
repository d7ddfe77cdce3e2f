import Disclosure
import Foundation
import OfflinePackages

/// The state of a store, of which two slots have one each, and what it names.
///
/// A defect of the newest state is a problem. A defect of the other state is a warning, because the store reads it only
/// if the newest one is damaged.
struct StateCheck {
  private struct Slot {
    let path: String
    let state: StoreState
    let severity: Finding.Severity
  }

  static let paths = ["state.0", "state.1"]

  /// The states that can be read, the newest one first.
  private let slots: [Slot]

  init(_ folder: inout CheckedFolder, _ findings: inout Findings) {
    var states: [(path: String, state: StoreState)] = []
    for path in Self.paths where folder.has(path) {
      guard let data = folder.read(path, &findings) else { continue }
      if let state = StateSlots.decode(data) {
        states.append((path, state))
      } else {
        findings.warning(
          path, "Its hash is wrong, or it is no state: the store uses the other slot.")
      }
    }
    states.sort { $0.state.generation > $1.state.generation }
    slots = states.enumerated().map { index, slot in
      Slot(path: slot.path, state: slot.state, severity: index == 0 ? .problem : .warning)
    }
    if states.isEmpty {
      findings.problem(
        Self.paths[0],
        "No slot of the state is valid: the store begins again from what the app embeds.")
    }
    if states.count == 2, states[0].state.generation == states[1].state.generation {
      findings.problem(
        states[1].path, "Both slots have the number \(states[0].state.generation).")
    }
  }

  /// The root that the newest state names.
  var root: StoreState.RootRecord? { slots.first?.state.root }

  /// The releases whose files one of the states expects in the store.
  var installed: Set<PackageDigest> {
    slots.reduce(into: Set()) { $0.formUnion($1.state.installed) }
  }

  /// Checks what each state names, and the floors.
  ///
  /// - Parameters:
  ///   - releases: The documents of the store, by their hashes.
  ///   - objects: The sizes of the objects that are whole.
  func check(
    _ releases: [PackageDigest: ReleaseDocument], _ objects: [PackageDigest: Int],
    in folder: CheckedFolder, _ findings: inout Findings
  ) {
    for slot in slots {
      checkRoot(of: slot, in: folder, &findings)
      for (name, package) in slot.state.packages.sorted(by: { $0.key < $1.key }) {
        for (role, record) in package.roles {
          let release = "version \(record.version) of \(name), its \(role) release"
          check(record, release, package, name, of: slot, releases, objects, in: folder, &findings)
        }
        check(package, name, of: slot, &findings)
      }
    }
    checkFloors(&findings)
  }

  private func checkRoot(
    of slot: Slot, in folder: CheckedFolder, _ findings: inout Findings
  ) {
    // The other slot may name a root that was collected.
    guard slot.severity == .problem, let root = slot.state.root else { return }
    let path = "roots/\(root.version).json"
    guard folder.has(path) else {
      return findings.problem(
        path, "It is missing, and \(slot.path) names it: the store trusts the app's root again.")
    }
    if (try? Disk.read(folder.url(path))).map({ PackageDigest(of: $0) }) != root.digest {
      findings.problem(
        path, "It does not have the hash that \(slot.path) states (\(root.digest.short)…).")
    }
  }

  private func check(
    _ record: ReleaseRecord, _ release: String, _ package: PackageState, _ name: String,
    of slot: Slot, _ releases: [PackageDigest: ReleaseDocument], _ objects: [PackageDigest: Int],
    in folder: CheckedFolder, _ findings: inout Findings
  ) {
    guard record.origin == .installed else {
      if record.digest != package.embedded?.digest {
        findings.add(
          slot.severity, slot.path,
          "It names \(release), as one of the app's, and the app brings another one.")
      }
      return
    }
    let path = "manifests/\(record.digest.hexadecimal).json"
    guard let document = releases[record.digest] else {
      // A file that is there and wrong was found already.
      if !folder.has(path) {
        findings.add(slot.severity, path, "It is missing, and \(slot.path) names it: \(release).")
      }
      return
    }
    if document.package.text != name || document.version != record.version
      || document.label != record.label
    {
      findings.add(
        slot.severity, slot.path,
        "It names \(release), and the document \(record.digest.short)… is version \(document.version) of \(document.package)."
      )
    }
    var seen: Set<PackageDigest> = []
    for file in document.files
    where objects[file.digest] != file.size && seen.insert(file.digest).inserted {
      let object = FeedPath.object(file.digest).text
      findings.add(
        slot.severity, object,
        "It is \(folder.has(object) ? "damaged" : "missing"): \(release) by \(slot.path), has it as “\(file.path)”."
      )
    }
  }

  /// Checks that the parts of a package's state go together.
  private func check(
    _ package: PackageState, _ name: String, of slot: Slot, _ findings: inout Findings
  ) {
    if let channel = package.channel, package.channels[channel] == nil {
      findings.add(
        slot.severity, slot.path, "\(name) follows “\(channel.printable)”, and has no floor for it."
      )
    }
    for (channel, state) in package.channels.sorted(by: { $0.key < $1.key }) {
      let floor = state.floor
      let isHalf =
        (floor.sequence == 0) != (floor.latest == nil)
        || (floor.version == 0) != (floor.release == nil)
      let other = package.roles.first {
        $0.record.digest == floor.release && $0.record.version != floor.version
      }
      if isHalf || other != nil {
        findings.add(
          slot.severity, slot.path,
          "The floor of \(name)/\(channel.printable) is not whole: number \(floor.sequence), version \(floor.version)."
        )
      }
    }
  }

  /// Checks that no floor is below the one of the state before, unless a root has followed that resets floors.
  private func checkFloors(_ findings: inout Findings) {
    guard slots.count == 2, slots[0].state.root == slots[1].state.root else { return }
    for (name, package) in slots[1].state.packages.sorted(by: { $0.key < $1.key }) {
      for (channel, old) in package.channels.sorted(by: { $0.key < $1.key }) {
        let new = slots[0].state.packages[name]?.channels[channel]?.floor
        let (sequence, version) = (new?.sequence ?? 0, new?.version ?? 0)
        guard sequence < old.floor.sequence || version < old.floor.version else { continue }
        findings.problem(
          slots[0].path,
          "The floor of \(name)/\(channel.printable) sank: from number \(old.floor.sequence), version \(old.floor.version) in \(slots[1].path) to number \(sequence), version \(version)."
        )
      }
    }
  }
}

extension PackageState {
  /// The releases of the state, with what they are there for.
  fileprivate var roles: [(role: String, record: ReleaseRecord)] {
    [("pending", pending), ("current", current), ("embedded", embedded)]
      .compactMap { role, record in record.map { (role, $0) } }
      + good.map { ("confirmed", $0) }
  }
}
