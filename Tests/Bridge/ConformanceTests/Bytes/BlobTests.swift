import Foundation
import Testing
import WebBridge

extension Conformance {
  /// `Blob`, `File` and `BridgeBlob`.
  @MainActor @Suite struct BlobTests {
    private struct Attachment: Codable {
      var title: String
      var file: BridgeBlob
    }

    private static let file =
      "new File([makeBytes(2500000), 'end'], 'a \"b\".bin', { type: 'Text/Plain' })"

    @Test(arguments: BytesWay.allCases)
    func `a page's File is read in pieces`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach()
      var pieces: [Int] = []
      try bridge.handle("attach") { (attachment: Attachment) async throws in
        let file = attachment.file
        #expect(file.size == 2_500_003)
        #expect(file.type == "text/plain")
        #expect(file.name == "a \"b\".bin")
        var bytes = Data()
        for try await piece in file.stream() {
          pieces.append(piece.count)
          bytes.append(piece)
        }
        #expect(bytes == TestBytes.make(2_500_000) + Data("end".utf8))
        // Each iteration reads the file again.
        let again = try await file.data(limit: file.size)
        await #expect(throws: BridgeError.self) { try await file.data(limit: file.size - 1) }
        #expect(again == bytes)
        return file.size
      }
      try await way.load(page)
      let size = try await page.run(
        "return bridge.call('attach', { title: 't', file: \(Self.file) })")
      #expect(size == 2_500_003)
      #expect(pieces.allSatisfy { $0 <= 1 << 20 })
      if way != .forbidden { #expect(pieces.count == (way.isFetched ? 3 : 10)) }
    }

    @Test(arguments: BytesWay.allCases)
    func `a page's Blob is bytes where Data is asked for`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach(limits: BridgeLimits(queuedBytes: 8 << 20))
      let bytes = TestBytes.make(200_000)
      try bridge.handle("at once") { (data: Data, n: Int) in data == bytes ? n : -1 }
      try bridge.handle("later") { (list: [Data]) async throws in
        list.allSatisfy { $0 == bytes } ? list.count : -1
      }
      try bridge.handle("stream") { (data: Data) in
        AsyncStream<Int> {
          $0.yield(data.count); $0.finish()
        }
      }
      try bridge.handle("function") { () in
        BridgeFunction { (data: Data) in data == bytes ? data.count : -1 }
      }
      try await way.load(
        page,
        """
        window.blob = new Blob([makeBytes(200000)]);
        bridge.handle('blob', () => blob);
        bridge.handle('blobs', async function* () { yield blob; yield makeBytes(3); });
        """)
      let answers = try await page.run(
        """
        const answers = [await bridge.call('at once', blob, 7), await bridge.call('later', [blob, blob])];
        for await (const n of bridge.stream('stream', blob)) answers.push(n);
        answers.push(await (await bridge.call('function'))(blob));
        return answers;
        """)
      #expect(answers == [7, 2, 200_000, 200_000])
      #expect(try await bridge.call("blob", as: Data.self) == bytes)
      var sizes: [Int] = []
      for try await data in bridge.stream("blobs", as: Data.self) { sizes.append(data.count) }
      #expect(sizes == [200_000, 3])

      let tooLarge = try await page.failure(
        of: "await bridge.call('at once', new Blob([new Uint8Array(9 << 20)]), 1)")
      #expect(tooLarge["code"] == "overLimit")
    }

    @Test(arguments: BytesWay.allCases)
    func `bytes of the page's are a blob where one is asked for`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach()
      try bridge.handle("size") { (blob: BridgeBlob) async throws in try await blob.data().count }
      try await way.load(page)
      #expect(try await page.run("return bridge.call('size', new Uint8Array(3))") == 3)
      let other = try await page.failure(of: "await bridge.call('size', 'text')")
      #expect(other["code"] == "badArguments")
      #expect(other["message"].map { "\($0)".contains("argument 1") } == true)
    }

    @Test(arguments: BytesWay.allCases)
    func `a page reads a blob of Swift's as it reads its own`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach()
      let text = Data(String(repeating: "Größe ", count: 300_000).utf8)
      try bridge.handle("blob") { BridgeBlob(text, type: "text/plain", name: "größe.txt") }
      try bridge.handle("nameless") { BridgeBlob(TestBytes.make(10)) }
      try await way.load(page)
      let seen = try await page.run(
        """
        const blob = await bridge.call('blob');
        const expected = 'Größe '.repeat(300000);
        const bytes = await blob.bytes();
        const seen = [blob.size, blob.type, blob.name, bytes.length,
          (await blob.arrayBuffer()).byteLength, (await blob.text()) === expected];
        let length = 0, count = 0;
        for await (const piece of blob.stream()) { length += piece.length; count++; }
        seen.push(length, count > 1);
        const own = await blob.blob();
        seen.push(own instanceof File, own.name, own.type, own.size);
        const nameless = await bridge.call('nameless');
        seen.push(nameless.name === undefined, (await nameless.blob()) instanceof File,
          isMade(await nameless.bytes(), 10));
        return seen;
        """)
      let size = BridgeValue.int(text.count)
      let expected: [BridgeValue] = [
        size, "text/plain", "größe.txt", size, size, true, size, true, true, "größe.txt",
        "text/plain", size, true, false, true,
      ]
      #expect(seen == .array(expected))
    }

    @Test(arguments: BytesWay.allCases)
    func `a file is read when the page reads it`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach()
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("blob-\(UUID().uuidString).bin")
      defer { try? FileManager.default.removeItem(at: file) }
      try TestBytes.make(1_500_000).write(to: file)
      try bridge.handle("file") { try BridgeBlob(contentsOf: file) }
      try bridge.handle("none") { try BridgeBlob(contentsOf: file.appendingPathExtension("none")) }
      try await way.load(page)
      let isSame = try await page.run(
        """
        window.file = await bridge.call('file');
        return isMade(await file.bytes(), 1500000) && isMade(await file.bytes(), 1500000);
        """)
      #expect(isSame == true)
      #expect(try await page.failure(of: "await bridge.call('none')")["code"] == "badArguments")
      // A file that became shorter causes an error instead of fewer bytes.
      try Data(count: 5).write(to: file)
      #expect(try await page.failure(of: "await file.bytes()")["code"] != "nothing was thrown")
      #expect(try await page.run("return bridge.call('file').then((f) => f.size)") == 5)
    }

    @Test(arguments: BytesWay.allCases)
    func `a blob is written to a file as a whole or not at all`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach()
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("blobs-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("file")
      try Data("old".utf8).write(to: file)
      var given: BridgeBlob?
      try bridge.handle("keep") { (blob: BridgeBlob) async throws in
        given = blob
        try await blob.write(to: file)
      }
      try await way.load(page)
      _ = try await page.run("await bridge.call('keep', new Blob([makeBytes(1500000)]))")
      #expect(try Data(contentsOf: file) == TestBytes.make(1_500_000))
      given?.release()
      await #expect(throws: BridgeError.self) { try await given?.write(to: file) }
      #expect(try Data(contentsOf: file).count == 1_500_000)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
    }

    @Test(arguments: BytesWay.allCases)
    func `a blob goes there and back, and lives as long as it is held`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach()
      try bridge.handle("turn") { (blob: BridgeBlob) in blob }
      try await way.load(
        page,
        """
        bridge.handle('turn', (blob) => blob);
        bridge.handle('page', () => new File([makeBytes(1500000)], 'x', { type: 'a/b' }));
        """)
      let own = BridgeBlob(TestBytes.make(1_200_000), type: "c/d")
      let back: BridgeBlob = try await bridge.call("turn", own)
      #expect(back.type == "c/d")
      #expect(try await back.data() == TestBytes.make(1_200_000))
      let isSame = try await page.run(
        """
        const back = await bridge.call('turn', new File([makeBytes(1500000)], 'n'));
        const isSame = back.name === 'n' && isMade(await back.bytes(), 1500000);
        back.release();
        return isSame;
        """)
      #expect(isSame == true)

      let blob: BridgeBlob = try await bridge.call("page")
      try await way.load(page)
      let gone = await #expect(throws: BridgeError.self) { try await blob.data() }
      #expect(gone?.code == .documentGone)
    }

    @Test(arguments: BytesWay.allCases)
    func `a synchronous call takes a blob, and says that it cannot read one`(way: BytesWay)
      async throws
    {
      let page = try await way.page()
      let bridge = try page.attach()
      try bridge.handle("data") { (data: Data) in data.count }
      try bridge.handle("blob") { (blob: BridgeBlob) in blob }
      try await way.load(page)
      let error = try await page.failure(of: "bridge.callSync('data', new Blob(['abc']))")
      #expect(error["code"] == "badArguments")
      #expect(error["message"].map { "\($0)".contains("Blob") } == true)
      let text = try await page.run("return bridge.callSync('blob', new Blob(['abc'])).text()")
      #expect(text == "abc")
    }

    @Test(arguments: BytesWay.allCases)
    func `leaving a loop over a blob ends the reading`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach()
      try bridge.handle("first") { (blob: BridgeBlob) async throws -> Int in
        for try await piece in blob.stream() { return piece.count }
        return 0
      }
      try bridge.handle("blob") { BridgeBlob(TestBytes.make(8 << 20)) }
      try await way.load(page)
      let counts = try await page.run(
        """
        const native = await bridge.call('blob');
        let count = 0;
        for await (const piece of native.stream()) { count = piece.length; break }
        return [await bridge.call('first', new Blob([makeBytes(8 << 20)])) > 0, count > 0];
        """)
      #expect(counts == [true, true])
      #expect(try await page.run("return bridge.call('first', new Blob(['abc']))") == 3)
    }

    @Test(arguments: BytesWay.allCases)
    func `the blobs of one value are bytes only as far as there is room`(way: BytesWay) async throws
    {
      let page = try await way.page()
      let bridge = try page.attach(limits: BridgeLimits(queuedBytes: 4 << 20))
      try bridge.handle("all") { (all: [Data]) in all.count }
      try await way.load(page, "window.blob = new Blob([makeBytes(1500000)]);")
      let error = try await page.failure(of: "await bridge.call('all', [blob, blob, blob])")
      #expect(error["code"] == "overLimit")
      #expect(try await page.run("return bridge.call('all', [blob, blob])") == 2)
    }

    @Test(arguments: [BytesWay.text, .fetched])
    func `what a page does to arrays does not reach native's blobs`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach()
      try bridge.handle("blob") { BridgeBlob(TestBytes.make(10), type: "a/b", name: "n") }
      try await way.load(page)
      let made = try await page.run(
        """
        const blob = await bridge.call('blob');
        const own = Array.prototype[Symbol.iterator];
        Array.prototype[Symbol.iterator] = () => { throw new Error('patched') };
        const made = await blob.blob().then((b) => [b.size, b.type], (e) => [String(e)]);
        Array.prototype[Symbol.iterator] = own;
        return made;
        """)
      #expect(made == [10, "a/b"])
    }

    @Test(arguments: BytesWay.allCases)
    func `events carry no blobs`(way: BytesWay) async throws {
      let page = try await way.page()
      _ = try page.attach()
      try await way.load(page)
      let error = try await page.failure(of: "bridge.emit('x', new Blob(['abc']))")
      #expect(error["code"] == "badArguments")
    }
  }
}
