import DSBridge
import Foundation
import Testing

/// The stages by themselves.
@Suite struct ResolvingTests {
  @Test func `a name is parted at its last dot`() throws {
    let resolver = MethodResolver()
    #expect(try resolver.resolveMethodFromRaw("a") == Method(namespace: "", name: "a"))
    #expect(try resolver.resolveMethodFromRaw("a.b") == Method(namespace: "a", name: "b"))
    #expect(try resolver.resolveMethodFromRaw("a.b.c") == Method(namespace: "a.b", name: "c"))
    #expect(
      "\(Method(namespace: "a.b", name: "c")) \(Method(namespace: "", name: "c"))" == "a.b.c c")
    for name in ["", ".b", "a.", "."] {
      #expect(throws: DSBridge.Error.NameResolvingError.self) {
        try resolver.resolveMethodFromRaw(name)
      }
    }
  }

  @Test func `the parameter and the callback of a call are read`() throws {
    let serializer = JSONSerializer()
    let both = try serializer.readParamters(from: #"{"data": 1.1, "_dscbstub": "callback"}"#)
    #expect(both.parameter as? Double == 1.1)
    #expect(both.callbackFunctionName == "callback")
    #expect(!both.indicatesSynchronousCall)
    #expect(try serializer.readParamters(from: #"{"data": 1}"#).parameter as? Int == 1)
    #expect(try serializer.readParamters(from: #"{"data": true}"#).parameter as? Bool == true)
    #expect(try serializer.readParamters(from: #"{"data": null}"#).parameter == nil)
    #expect(try serializer.readParamters(from: nil).indicatesSynchronousCall)
    let list = try serializer.readParamters(from: #"{"data": ["s", 1, ["r"]]}"#).parameter as? [Any]
    #expect(list?[0] as? String == "s")
    #expect(list?[2] as? [String] == ["r"])
    for text in ["", "[\"array\"]", "\"text\"", "1", "~{}", "{"] {
      #expect(throws: DSBridge.Error.JSON.ReadingError.self) {
        try serializer.readParamters(from: text)
      }
    }
  }

  @Test func `any encodable value is written, at any depth`() throws {
    struct Point: Codable { var x = 1 }
    let serializer = JSONSerializer()
    #expect(try serializer.serialize("it's \"x\"") == #""it's \"x\"""#)
    #expect(try serializer.serialize([1, "a", NSNull(), true]) == #"[1,"a",null,true]"#)
    #expect(
      try serializer.serialize(["p": Point(), "d": Data([1, 2, 3])]) == #"{"d":"AQID","p":{"x":1}}"#
    )
    #expect(
      try serializer.serialize([Date(timeIntervalSince1970: 0)]) == #"["1970-01-01T00:00:00.000Z"]"#
    )
    #expect(throws: DSBridge.Error.JSON.WritingError.self) {
      try serializer.serialize([NSObject()])
    }
  }
}
