// A page of an app with WebViewJavascriptBridge: it asks for the bridge as that project tells pages to.
function setupWebViewJavascriptBridge(callback) {
  if (window.WebViewJavascriptBridge) return callback(window.WebViewJavascriptBridge);
  if (window.WVJBCallbacks) return window.WVJBCallbacks.push(callback);
  window.WVJBCallbacks = [callback];
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  frame.src = 'https://__bridge_loaded__';
  document.documentElement.appendChild(frame);
  setTimeout(() => document.documentElement.removeChild(frame), 0);
}

let native;

function connect() {
  return new Promise((resolve) => {
    setupWebViewJavascriptBridge((bridge) => {
      native = bridge;
      native.registerHandler('echo', (data, respond) => respond(data));
      resolve();
    });
  });
}

function call(text) {
  return new Promise((resolve) => native.callHandler('echo', text, resolve));
}
