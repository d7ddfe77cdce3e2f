// A page of an app with DSBridge: its copy of a script in the manner of dsbridge.js, and its own calls.
(function () {
  if (window._dsf) return;
  window._dsf = { _obs: {} };
  window._dsaf = { _obs: {} };
  window.dscb = 0;
  window.dsBridge = {
    call(method, data, callback) {
      if (typeof data === 'function') [data, callback] = [{}, data];
      const message = { data: data === undefined ? null : data };
      if (typeof callback === 'function') {
        message._dscbstub = 'dscb' + window.dscb++;
        window[message._dscbstub] = callback;
      }
      const text = JSON.stringify(message);
      let answer = '';
      if (window._dsbridge) answer = window._dsbridge.call(method, text);
      else if (window._dswk) answer = prompt('_dsbridge=' + method, text);
      return JSON.parse(answer || '{}').data;
    },
  };
})();

function connect() {}

function call(text) {
  return new Promise((resolve) => dsBridge.call('echo', text, resolve));
}

function callSync(text) {
  return dsBridge.call('echo', text);
}
