// The app's handlers as if they were objects of the page: native.device.camera.takePhoto(0.8).

const target = freeze(function () {});

/**
 * What stands for the name `path`, and calls it when it is called.
 * @param {string} path
 * @param {function(string, Array): *} invoke
 */
function nativeProxy(path, invoke) {
  return new PageProxy(target, {
    __proto__: null,
    // Promises ask for `then`, and consoles for symbols: these are nobody's names.
    get: (_, part) => typeof part !== 'string' || part === 'then' ? undefined
      : nativeProxy(path ? path + '.' + part : part, invoke),
    apply: (_, self, list) => invoke(path, list),
    has: () => false,
    set: refuseChange,
    defineProperty: refuseChange,
    deleteProperty: refuseChange,
    construct: refuseChange,
  });
}

function refuseChange() {
  refuseArguments('What stands under bridge.native can only be called');
}

/**
 * Calls a handler that may be a stream. The promise is of its result, or of the stream; whoever
 * iterates over the promise itself need not await it.
 * @param {string} name
 * @param {Array} list The arguments.
 * @param {{signal?: AbortSignal, timeout?: number}} options
 */
function invoke(name, list, options) {
  const control = { __proto__: null, id: 0, inner: null, isPatient: true };
  const promise = request('stream', name, list, options, undefined, control);
  defineProperty(promise, asyncIterator, constant(() => lazyStream(name, (own) => {
    own.id = control.id;
    return new PagePromise((resolve, reject) => follow(promise, (value) => {
      own.inner = control.inner;
      resolve(value);
    }, reject));
  })));
  return promise;
}
