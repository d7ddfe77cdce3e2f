import BridgeTesting
import Testing

@MainActor @Suite struct WindowTests {
  /// Each script's value is expected to be `true`.
  @Test(arguments: [
    // Events
    "new Event('x').isTrusted === false && !delete new Event('x').isTrusted || true",
    "(() => { const e = new Event('x'); try { 'use strict'; Object.defineProperty(e, 'isTrusted', { value: true }) } catch { return !e.isTrusted } })()",
    "(() => { let n = 0; const f = () => n++; addEventListener('x', f, { once: true }); dispatchEvent(new Event('x')); dispatchEvent(new Event('x')); return n === 1 })()",
    "(() => { const c = new AbortController(); let n = 0; addEventListener('x', () => n++, { signal: c.signal }); dispatchEvent(new Event('x')); c.abort(); dispatchEvent(new Event('x')); return n === 1 })()",
    "(() => { const s = []; addEventListener('x', () => s.push('wc'), true); addEventListener('x', () => s.push('wb')); document.addEventListener('x', () => s.push('db')); document.addEventListener('x', () => s.push('dc'), true); document.dispatchEvent(new Event('x', { bubbles: true })); return s.join() === 'wc,dc,db,wb' })()",
    "(() => { addEventListener('x', (e) => e.preventDefault()); return dispatchEvent(new Event('x', { cancelable: true })) === false })()",
    "new CustomEvent('x', { detail: 5 }).detail === 5 && new CustomEvent('x') instanceof Event",
    "(() => { let m; onerror = (message) => { m = message; return true }; reportError(new TypeError('a')); return m === 'TypeError: a' })()",
    // Abort
    "AbortSignal.abort().reason instanceof DOMException && AbortSignal.abort().reason.name === 'AbortError' && AbortSignal.abort().reason.code === 20",
    "(() => { const c = new AbortController(); const any = AbortSignal.any([c.signal]); c.abort(3); return any.aborted && any.reason === 3 })()",
    "new DOMException('m', 'DataCloneError').code === 25 && new DOMException() instanceof Error && DOMException.ABORT_ERR === 20",
    // Tasks
    "new Promise((done) => { const s = []; const c = new MessageChannel(); c.port1.onmessage = (e) => { s.push(e.data.a); done(s.join() === 'micro,1') }; c.port2.postMessage({ a: 1 }); queueMicrotask(() => s.push('micro')) })",
    "(() => { const c = structuredClone(new Map([[1, { d: new Date(5), u: new Uint8Array([1, 2]) }]])); return c.get(1).d.getTime() === 5 && c.get(1).u[1] === 2 })()",
    "(() => { try { structuredClone(() => {}) } catch (e) { return e.name === 'DataCloneError' } })()",
    // Text
    "new TextDecoder().decode(new TextEncoder().encode('aé€👋\\0')) === 'aé€👋\\0'",
    "new TextDecoder().decode(new Uint8Array([0xe2, 0x82, 0x41, 0xff])) === '\\ufffdA\\ufffd'",
    "(() => { try { new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array([0xff])) } catch (e) { return e instanceof TypeError } })()",
    "(() => { const d = new TextDecoder(); return d.decode(new Uint8Array([0xe2, 0x82]), { stream: true }) + d.decode(new Uint8Array([0xac])) === '€' })()",
    "btoa('hello') === 'aGVsbG8=' && atob('aGVsbG8') === 'hello'",
    "crypto.getRandomValues(new Uint8Array(64)).some((byte) => byte > 0)",
    // Places
    "new URL('../x?y#z', 'https://a.test:8443/b/c/d').href === 'https://a.test:8443/b/x?y#z'",
    "new URL('HTTPS://A.test:443').href === 'https://a.test/' && new URL('app://local/x').origin === 'app://local'",
    "self === window && window === globalThis && top === window && origin === location.origin && document.URL === location.href",
    "prompt('x') === null",
  ])
  func `a page's window behaves as a browser's`(script: String) async throws {
    let page = InMemoryPage(url: "https://a.test/")
    #expect(try await page.evaluate(script) == "true")
  }
}
