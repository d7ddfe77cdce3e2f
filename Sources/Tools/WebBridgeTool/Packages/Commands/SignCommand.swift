import ArgumentParser
import Foundation
import OfflinePackages
import PackagePublishing

/// `webbridge sign`.
struct SignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign", abstract: "Adds signatures to a release or to a root.",
    discussion: """
      Each owner of a key signs on the own computer; the order does not matter. Keys that may not sign \
      the document are left out.

      EXAMPLES
        webbridge sign release --keys keys
        webbridge sign keys/root/2.json --keys /media/safe/root-2.key.json
      """)

  @Argument(help: "The folder of a release, or the file of a root.", completion: .file())
  var target: String
  @OptionGroup var keys: KeyOptions
  @OptionGroup var output: OutputOptions

  struct Result: Encodable {
    let file: String
    let signedBy: [String]
    let missing: [String]
  }

  func run() throws {
    let url = URL(fileURLWithPath: target)
    let ring = try keys.ring()
    guard !ring.keys.isEmpty else {
      throw PublishingError(.input, "There is no key to sign with: name one with --keys.")
    }
    if Disk.isFolder(url) { try signRelease(url, ring) } else { try signRoot(url, ring) }
  }

  private func signRelease(_ url: URL, _ ring: KeyRing) throws {
    let built = try BuiltRelease(url)
    guard let root = try keys.chain(ring)?.document else {
      throw PublishingError(
        .input, "There is no root that says which keys sign releases: name its folder with --root.")
    }
    let signers = ring.keys(of: root.roles[.release])
    guard !signers.isEmpty else { throw Self.noSigner(of: .release, root) }
    let signed = try built.signed(by: signers)
    let all = signed.envelope.signatures.map(\.key)
    let missing = [root.shortage(of: Set(all), as: .release, named: ring)].compactMap { $0 }
    try say(url, all, missing, ring)
  }

  private func signRoot(_ url: URL, _ ring: KeyRing) throws {
    guard Disk.exists(url) else {
      throw PublishingError(
        .input, "There is no \(url.shown): name the folder of a release, or the file of a root.")
    }
    let file = try Disk.read(url)
    let document: RootDocument
    let envelope: Envelope
    do {
      envelope = try Envelope(file, expecting: .root)
      document = try RootDocument(payload: envelope.payload)
    } catch {
      throw PublishingError(.input, "\(url.shown): \(error.message)")
    }
    var previous: RootDocument?
    if document.version > 1 {
      let before = url.deletingLastPathComponent()
        .appendingPathComponent("\(document.version - 1).json")
      guard Disk.exists(before) else {
        throw PublishingError(
          .input, "\(before.shown) is missing, whose keys have to sign: copy it there.")
      }
      do {
        previous = try RootDocument(payload: Envelope(Disk.read(before), expecting: .root).payload)
      } catch let error as PackageError {
        throw PublishingError(.input, "\(before.shown): \(error.message)")
      }
    }
    let (signed, missing) = try RootRotation.complete(
      envelope, document, after: previous, with: ring)
    guard signed.signatures.count > envelope.signatures.count || missing.isEmpty else {
      throw Self.noSigner(of: .root, previous ?? document)
    }
    try NewFile.write(signed.encoded(), to: url)
    try say(url, signed.signatures.map(\.key), missing, ring)
  }

  private static func noSigner(of type: PackageDocumentType, _ root: RootDocument)
    -> PublishingError
  {
    let keys = root.roles[type]?.keys.sorted().map(\.short).joined(separator: ", ") ?? ""
    return PublishingError(
      .input, "None of the keys may sign “\(type)”: the root lists \(keys) for it.")
  }

  private func say(
    _ url: URL, _ signers: [PackageKeyIdentifier], _ missing: [String], _ ring: KeyRing
  ) throws {
    let names = signers.map { ring.name(of: $0) ?? $0.short }
    try Report.print(
      json: output.json, Result(file: url.shown, signedBy: names, missing: missing)
    ) {
      ["Signed \(url.shown): \(names.joined(separator: ", "))."].appending(missing)
        .joined(separator: "\n")
    }
  }
}

extension Array {
  fileprivate func appending(_ others: [Element]) -> [Element] { self + others }
}
