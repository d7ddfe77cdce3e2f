/// The scripts of pages of DSBridge, in the shape of the published ones.
public enum DSBridgePage {
  /// The script of version 3.1.4.
  public static let published = """
    var bridge = {
      call: function (method, args, cb) {
        var ret = '';
        if (typeof args == 'function') { cb = args; args = {}; }
        var message = { data: args === undefined ? null : args };
        if (typeof cb == 'function') {
          var stub = 'dscb' + window.dscb++;
          window[stub] = cb;
          message['_dscbstub'] = stub;
        }
        message = JSON.stringify(message);
        if (window._dsbridge) ret = _dsbridge.call(method, message);
        else if (window._dswk || navigator.userAgent.indexOf('_dsbridge') != -1) {
          ret = prompt('_dsbridge=' + method, message);
        }
        return JSON.parse(ret || '{}').data;
      },
      register: function (name, fun, asyn) {
        var table = asyn ? window._dsaf : window._dsf;
        if (!window._dsInit) {
          window._dsInit = true;
          setTimeout(function () { bridge.call('_dsb.dsinit'); }, 0);
        }
        if (typeof fun == 'object') table._obs[name] = fun;
        else table[name] = fun;
      },
      registerAsyn: function (name, fun) { this.register(name, fun, true); },
      hasNativeMethod: function (name, type) {
        return this.call('_dsb.hasNativeMethod', { name: name, type: type || 'all' });
      },
      disableJavascriptDialogBlock: function (disable) {
        this.call('_dsb.disableJavascriptDialogBlock', { disable: disable !== false });
      }
    };
    !function () {
      if (window._dsf) return;
      var own = {
        _dsf: { _obs: {} }, _dsaf: { _obs: {} }, dscb: 0, dsBridge: bridge,
        close: function () { bridge.call('_dsb.closePage'); },
        _handleMessageFromNative: function (info) {
          var list = JSON.parse(info.data);
          var answer = { id: info.callbackId, complete: true };
          var callSyn = function (f, owner) {
            answer.data = f.apply(owner, list);
            bridge.call('_dsb.returnValue', answer);
          };
          var callAsyn = function (f, owner) {
            list.push(function (data, complete) {
              answer.data = data;
              answer.complete = complete !== false;
              bridge.call('_dsb.returnValue', answer);
            });
            f.apply(owner, list);
          };
          var f = this._dsf[info.method], af = this._dsaf[info.method];
          if (f) return callSyn(f, this._dsf);
          if (af) return callAsyn(af, this._dsaf);
          var parts = info.method.split('.');
          if (parts.length < 2) return;
          var method = parts.pop(), space = parts.join('.');
          var owner = this._dsf._obs[space] || {};
          if (typeof owner[method] == 'function') return callSyn(owner[method], owner);
          owner = this._dsaf._obs[space] || {};
          if (typeof owner[method] == 'function') callAsyn(owner[method], owner);
        }
      };
      for (var key in own) window[key] = own[key];
      bridge.register('_hasJavascriptMethod', function (method) {
        var parts = method.split('.');
        if (parts.length < 2) return !!(_dsf[method] || _dsaf[method]);
        var name = parts.pop(), space = parts.join('.');
        var owner = _dsf._obs[space] || _dsaf._obs[space];
        return owner && !!owner[name];
      });
    }();

    """

  /// The script of version 2.
  public static let second = """
    var dsBridge = (function () {
      window._dsf = window._dsf || {};
      window.close = function () { dsBridge.call('_closePage'); };
      window._dsf._hasJavascriptMethod = function (name) { return !!window._dsf[name]; };
      return {
        call: function (method, args, cb) {
          if (typeof args == 'function') { cb = args; args = {}; }
          if (typeof cb == 'function') {
            window.dscb = window.dscb || 0;
            var stub = 'dscb' + window.dscb++;
            window[stub] = cb;
            args['_dscbstub'] = stub;
          }
          args = JSON.stringify(args || {});
          if (window._dswk) return prompt(window._dswk + method, args);
          if (typeof _dsbridge == 'function') return _dsbridge(method, args);
          return _dsbridge.call(method, args);
        },
        register: function (name, fun) {
          if (typeof name == 'object') Object.assign(window._dsf, name);
          else window._dsf[name] = fun;
        },
        hasNativeMethod: function (name) {
          return this.call('_hasNativeMethod', { name: name }) == '1';
        },
        disableJavascriptAlertBoxSafetyTimeout: function (disable) {
          this.call('_disableJavascriptAlertBoxSafetyTimeout', { disable: disable !== false });
        }
      };
    })();

    """

  /// Returns the script of a page in the shape of version 2's demonstration. Its functions keep in `shown` what the
  /// demonstration shows, and `until` waits for that. Native calls `test` and `addValue`.
  ///
  /// - Parameter own: The page's name for its bridge.
  public static func demonstration(_ own: String) -> String {
    """
    window.shown = [];
    var awaited = 0, seen;
    function show(value) { shown.push(value); if (shown.length === awaited) seen(); }
    function until(count) {
      return new Promise(function (resolve) {
        awaited = count; seen = resolve;
        if (shown.length >= count) resolve();
      });
    }
    function callSyn() { show(\(own).call('testSyn', { msg: 'testSyn' })); }
    function callAsyn() { \(own).call('testAsyn', { msg: 'testAsyn' }, function (v) { show(v); }); }
    function callNoArgSyn() { show(\(own).call('testNoArgSyn')); }
    function callNoArgAsyn() { \(own).call('testNoArgAsyn', function (v) { show(v); }); }
    function callNever() { show(\(own).call('testNever', { msg: 'testNever' })); }
    function callMany() {
      for (var i = 0; i < 500; i++) {
        \(own).call('testAsyn', { msg: 'js+' + i }, function (v) {
          if (v == 'js+499 [asyn call]') show('all done');
        });
      }
    }
    function callProgress() { \(own).call('callProgress', function (v) { show(v); }); }
    function test(a, b) { return a + b; }
    \(own).register('addValue', function (r, l) { return r + l; });

    """
  }
}
