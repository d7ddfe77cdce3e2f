/// Scripts in the shape of those that real pages have.
enum WebViewJavascriptBridgePages {
  /// Runs statements with the bridge as `WebViewJavascriptBridge`, and asks for it if it is missing.
  static func asking(_ statements: String) -> String {
    """
    (window.WebViewJavascriptBridge ? (own) => own(window.WebViewJavascriptBridge)
      : (own) => { window.WVJBCallbacks = [own] })((WebViewJavascriptBridge) => {
      \(statements)
    });
    """
  }

  /// The ways in which pages get the bridge. Each passes the bridge to its callback.
  enum Snippet: String, CaseIterable {
    case version6, version5, version4, swiftPort

    /// Defines `setup(callback)`.
    var script: String {
      switch self {
      case .version6: Self.waiting("WebViewJavascriptBridge", "WVJBCallbacks", Self.frame("https"))
      case .version5:
        Self.waiting("WebViewJavascriptBridge", "WVJBCallbacks", Self.frame("wvjbscheme"))
      case .swiftPort:
        Self.waiting(
          "WKWebViewJavascriptBridge", "WKWVJBCallbacks",
          "window.webkit.messageHandlers.iOS_Native_InjectJavascript.postMessage(null);")
      case .version4:
        """
        function setup(callback) {
          if (window.WebViewJavascriptBridge) { callback(WebViewJavascriptBridge); }
          else {
            document.addEventListener('WebViewJavascriptBridgeReady', function () {
              callback(WebViewJavascriptBridge);
            }, false);
          }
        }
        """
      }
    }

    private static func waiting(_ bridge: String, _ callbacks: String, _ ask: String) -> String {
      """
      function setup(callback) {
        if (window.\(bridge)) { return callback(\(bridge)); }
        if (window.\(callbacks)) { return window.\(callbacks).push(callback); }
        window.\(callbacks) = [callback];
        \(ask)
      }
      """
    }

    /// Asks for the bridge by a hidden frame.
    static func frame(_ scheme: String) -> String {
      let host = scheme == "https" ? "__bridge_loaded__" : "__BRIDGE_LOADED__"
      return """
        var WVJBIframe = document.createElement('iframe');
        WVJBIframe.style.display = 'none';
        WVJBIframe.src = '\(scheme)://\(host)';
        document.documentElement.appendChild(WVJBIframe);
        setTimeout(function () { document.documentElement.removeChild(WVJBIframe) }, 0);
        """
    }
  }

  /// A page that brings the old script.
  enum Copy: String, CaseIterable {
    case version6, version5, swiftPort

    var global: String {
      self == .swiftPort ? "WKWebViewJavascriptBridge" : "WebViewJavascriptBridge"
    }

    private var key: String { self == .swiftPort ? "ID" : "Id" }

    private var receive: String {
      self == .swiftPort ? "_handleMessageFromiOS" : "_handleMessageFromObjC"
    }

    private var ring: String {
      switch self {
      case .version6: "frame.src = 'https://__wvjb_queue_message__';"
      case .version5: "frame.src = 'wvjbscheme://__WVJB_QUEUE_MESSAGE__';"
      case .swiftPort:
        "window.webkit.messageHandlers.iOS_Native_FlushMessageQueue.postMessage(null);"
      }
    }

    /// Adds the script's bridge to the window, with `rawSend`, which sends a message unchanged, and `rawPush`,
    /// which only adds a message to the queue.
    var script: String {
      """
      (function () {
        var frame, outgoing = [], handlers = {}, callbacks = {}, last = 1, isSafe = true;
        function send(message, callback) {
          if (callback) {
            var id = 'cb_' + (last++) + '_' + new Date().getTime();
            callbacks[id] = callback;
            message.callback\(key) = id;
          }
          outgoing.push(message);
          \(ring)
        }
        function dispatch(text) {
          var message = JSON.parse(text);
          if (message.response\(key)) {
            var callback = callbacks[message.response\(key)];
            if (!callback) { return }
            callback(message.responseData);
            delete callbacks[message.response\(key)];
            return;
          }
          var respond, id = message.callback\(key);
          if (id) {
            respond = function (data) {
              send({ handlerName: message.handlerName, response\(key): id, responseData: data });
            };
          }
          var handler = handlers[message.handlerName];
          if (!handler) { console.log('WARNING: no handler for message', message) }
          else { handler(message.data, respond) }
        }
        window.rawSend = send;
        window.rawPush = function (message) { outgoing.push(message) };
        window.\(global) = {
          registerHandler: function (name, handler) { handlers[name] = handler },
          callHandler: function (name, data, callback) {
            if (arguments.length == 2 && typeof data == 'function') { callback = data; data = null }
            send({ handlerName: name, data: data }, callback);
          },
          disableJavscriptAlertBoxSafetyTimeout: function () { isSafe = false },
          _fetchQueue: function () {
            var text = JSON.stringify(outgoing);
            outgoing = [];
            return text;
          },
          \(receive): function (text) {
            if (isSafe) { setTimeout(function () { dispatch(text) }) } else { dispatch(text) }
          },
        };
        frame = document.createElement('iframe');
        frame.style.display = 'none';
        document.documentElement.appendChild(frame);
        handlers._disableJavascriptAlertBoxSafetyTimeout = function () { isSafe = false };
      })();
      """
    }
  }
}
