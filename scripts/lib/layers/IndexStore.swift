import CIndexStore
import Foundation

/// The compiler's index of sources: which file defines a symbol, and which lines refer to the symbol.
struct IndexStore {
  /// A definition of a symbol, or a reference to it.
  struct Occurrence {
    let symbol: String
    let name: String
    let file: String
    let line: Int
    let isDefinition: Bool
  }

  private let store: UnsafeMutableRawPointer

  init?(path: String) {
    guard let store = indexstore_store_create(path, nil) else { return nil }
    self.store = store
  }

  /// Returns all occurrences in files below a folder. Files that no longer exist are ignored.
  func occurrences(below folder: String) -> [Occurrence] {
    records(below: folder).flatMap { file, record in occurrences(in: record, of: file) }
  }

  /// Returns the newest record of each file.
  private func records(below folder: String) -> [String: String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      _ = indexstore_store_units_apply_f(store, 1, names) { names, name in
        names?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
        return true
      }
    }
    var records: [String: String] = [:]
    for name in names {
      guard let unit = indexstore_unit_reader_create(store, name, nil) else { continue }
      defer { indexstore_unit_reader_dispose(unit) }
      let file = String(indexstore_unit_reader_get_main_file(unit))
      guard file.hasPrefix(folder), FileManager.default.fileExists(atPath: file),
        let record = Self.record(of: unit, file)
      else { continue }
      records[file] = record
    }
    return records
  }

  private static func record(of unit: UnsafeMutableRawPointer, _ file: String) -> String? {
    final class Search {
      let file: String
      var record: String?
      init(_ file: String) { self.file = file }
    }
    let search = Search(file)
    _ = indexstore_unit_reader_dependencies_apply_f(
      unit, Unmanaged.passUnretained(search).toOpaque()
    ) { context, dependency in
      guard let context else { return false }
      let search = Unmanaged<Search>.fromOpaque(context).takeUnretainedValue()
      let isRecord = indexstore_unit_dependency_get_kind(dependency) == 2
      if isRecord, String(indexstore_unit_dependency_get_filepath(dependency)) == search.file {
        search.record = String(indexstore_unit_dependency_get_name(dependency))
      }
      return true
    }
    return search.record
  }

  private func occurrences(in record: String, of file: String) -> [Occurrence] {
    final class Collection {
      let file: String
      var occurrences: [Occurrence] = []
      init(_ file: String) { self.file = file }
    }
    guard let reader = indexstore_record_reader_create(store, record, nil) else { return [] }
    defer { indexstore_record_reader_dispose(reader) }
    let collection = Collection(file)
    _ = indexstore_record_reader_occurrences_apply_f(
      reader, Unmanaged.passUnretained(collection).toOpaque()
    ) { context, occurrence in
      guard let context else { return false }
      let collection = Unmanaged<Collection>.fromOpaque(context).takeUnretainedValue()
      let symbol = indexstore_occurrence_get_symbol(occurrence)
      var line: UInt32 = 0
      indexstore_occurrence_get_line_col(occurrence, &line, nil)
      // The roles are bits, the lowest of which are declaration and definition.
      collection.occurrences.append(
        Occurrence(
          symbol: String(indexstore_symbol_get_usr(symbol)),
          name: String(indexstore_symbol_get_name(symbol)), file: collection.file,
          line: Int(line),
          isDefinition: indexstore_occurrence_get_roles(occurrence) & 0b11 != 0))
      return true
    }
    return collection.occurrences
  }
}

extension String {
  fileprivate init(_ reference: indexstore_string_ref_t) {
    let bytes = UnsafeRawBufferPointer(start: reference.data, count: reference.length)
    self.init(decoding: bytes, as: UTF8.self)
  }
}
