import CWebKitGTK
import Foundation

/// The state of a view whose only page answered a form.
///
/// This is WebKitGTK's only interface that takes a body. Its bytes are those of a session's file,
/// whose versions WebKitGTK continues to read. Version 1 is the first one.
struct FormState {
  /// The page's URL, whose scheme nobody handles. Requests that are made for a page of the web would
  /// be sent without the cookies that are kept from other sites.
  private let uri = "webbridge-form:"
  let contentType: String
  let body: Data

  /// Makes the state; nil if WebKitGTK does not know the format.
  func makeSessionState() -> Boxed? {
    guard let variant = makeSession() else { return nil }
    g_variant_ref_sink(variant)
    defer { g_variant_unref(variant) }
    guard let bytes = g_variant_get_data_as_bytes(variant) else { return nil }
    defer { g_bytes_unref(bytes) }
    return webkit_web_view_session_state_new(bytes).map {
      Boxed(takingOnMain: $0) { webkit_web_view_session_state_unref($0) }
    }
  }

  /// The version, the pages of the back-forward list, and the place of the current one.
  private func makeSession() -> OpaquePointer? {
    tuple(
      g_variant_new_uint16(1), array(makePage()), g_variant_new_maybe(nil, g_variant_new_uint32(0)))
  }

  /// An identifier, the title, the main frame, and a policy that opens no other program.
  private func makePage() -> OpaquePointer? {
    tuple(
      g_variant_new_uint64(1), g_variant_new_string(""), makeFrame(), g_variant_new_uint32(2))
  }

  private func makeFrame() -> OpaquePointer? {
    tuple(
      // The URL, the original URL, the referrer and the target.
      g_variant_new_string(uri), g_variant_new_string(uri), g_variant_new_string(""),
      g_variant_new_string(""),
      // The fields of forms, the history's state, and the numbers of the document and the entry.
      g_variant_new_strv(nil, 0), nothing(of: "ay"), g_variant_new_int64(1),
      g_variant_new_int64(2),
      // The scroll position, the scale, the body and the subframes.
      tuple(g_variant_new_int32(0), g_variant_new_int32(0)), g_variant_new_double(1),
      g_variant_new_maybe(nil, makeBody()),
      withType("v") { g_variant_new_array($0, nil, 0) })
  }

  private func makeBody() -> OpaquePointer? {
    tuple(g_variant_new_string(contentType), array(makeBodyElement()))
  }

  /// The kind "data" with its bytes, and what files and blobs would have.
  private func makeBodyElement() -> OpaquePointer? {
    tuple(
      g_variant_new_uint32(0),
      body.makeBytes().use { bytes in
        withType("ay") { g_variant_new_from_bytes($0, bytes, 1) }
      },
      g_variant_new_string(""), g_variant_new_int64(0), nothing(of: "x"), nothing(of: "d"),
      g_variant_new_string(""))
  }

  private func tuple(_ children: OpaquePointer?...) -> OpaquePointer? {
    g_variant_new_tuple(children, gsize(children.count))
  }

  private func array(_ child: OpaquePointer?) -> OpaquePointer? {
    g_variant_new_array(nil, [child], 1)
  }

  private func nothing(of type: String) -> OpaquePointer? {
    withType(type) { g_variant_new_maybe($0, nil) }
  }

  private func withType(
    _ text: String, _ body: (OpaquePointer?) -> OpaquePointer?
  ) -> OpaquePointer? {
    let type = g_variant_type_new(text)
    defer { g_variant_type_free(type) }
    return body(type)
  }
}
