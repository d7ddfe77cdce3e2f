import Testing

/// A page in the shape of the original's example: a log, a button that calls
/// native code, and a handler that native code calls.
///
/// Native code answers `testObjcCallback`, and calls `testJavascriptHandler`.
package enum WebViewJavascriptBridgeExample {
  /// The place of the page's script.
  package enum Place: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case behindElements, beforeElements

    package var testDescription: String { rawValue }
  }

  /// - Parameters:
  ///   - place: The place of the page's script. The original's script is after the elements.
  ///   - before: The start of the page, before everything else.
  package static func html(_ place: Place = .behindElements, before: String = "") -> String {
    let elements = "<h1>A demo</h1><div id='buttons'></div> <div id='log'></div>"
    let script = "<script>\(script)</script>"
    return """
      <!doctype html>
      <html><head><meta name="viewport" content="width=device-width, initial-scale=1">\(before)
      <style>h1 { color: steelblue } .line { border-bottom: 1px solid #ccc }</style></head>
      <body>\(place == .behindElements ? elements + script : script + elements)</body></html>
      """
  }

  /// Waits for native code's call, presses the button, and returns the lines of the log, the last one first.
  package static let clickThrough = """
    const lines = () => Array.from(document.querySelectorAll('#log .line'), (line) => line.textContent);
    const wait = (count) => new Promise((resolve) => {
      const look = () => { if (lines().length >= count) resolve() };
      new MutationObserver(look).observe(document.getElementById('log'), { childList: true });
      look();
    });
    await wait(2);
    document.querySelector('#buttons button').click();
    await wait(4);
    return lines();
    """

  /// The result of ``clickThrough`` if native code has called with "a greeting" and answers "an answer".
  package static let log = [
    #"4. The page got the answer: "an answer""#,
    "3. The page calls testObjcCallback: undefined",
    #"2. The page answers: {"the page says":"Right back"}"#,
    #"1. Native code called testJavascriptHandler: "a greeting""#,
  ]

  /// The setup with which a page of version 5 or 6 finds its bridge.
  package static let setup = """
    function setupWebViewJavascriptBridge(callback) {
      if (window.WebViewJavascriptBridge) { return callback(WebViewJavascriptBridge); }
      if (window.WVJBCallbacks) { return window.WVJBCallbacks.push(callback); }
      window.WVJBCallbacks = [callback];
      var frame = document.createElement('iframe');
      frame.style.display = 'none';
      frame.src = 'https://__bridge_loaded__';
      document.documentElement.appendChild(frame);
      setTimeout(function () { document.documentElement.removeChild(frame) }, 0);
    }

    """

  private static let script = """
    window.onerror = function (error) { log('window.onerror', error) };

    \(setup)
    var count = 1;
    function log(message, data) {
      var log = document.getElementById('log'), line = document.createElement('div');
      line.className = 'line';
      line.textContent = count++ + '. ' + message + ': ' + JSON.stringify(data);
      if (log.children.length) { log.insertBefore(line, log.children[0]) } else { log.appendChild(line) }
    }

    setupWebViewJavascriptBridge(function (bridge) {
      bridge.registerHandler('testJavascriptHandler', function (data, responseCallback) {
        log('Native code called testJavascriptHandler', data);
        var responseData = { 'the page says': 'Right back' };
        log('The page answers', responseData);
        responseCallback(responseData);
      });

      document.body.appendChild(document.createElement('br'));

      var button = document.getElementById('buttons').appendChild(document.createElement('button'));
      button.innerHTML = 'Call testObjcCallback';
      button.onclick = function (event) {
        event.preventDefault();
        log('The page calls testObjcCallback');
        bridge.callHandler('testObjcCallback', { foo: 'bar' }, function (response) {
          log('The page got the answer', response);
        });
      };
    });
    """
}
