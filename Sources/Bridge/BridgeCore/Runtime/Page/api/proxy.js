// The app's handlers as objects of the page: bridge.native.device.camera.takePhoto(0.8).

const target = freeze(function () {});

/**
 * An object for the name `path`. To call the object calls the handler of that name.
 * @param {string} path
 * @param {function(string, Array): *} invoke
 */
function nativeProxy(path, invoke) {
  return new PageProxy(target, {
    __proto__: null,
    // Promises read `then` and consoles read symbols, so that these are no names of handlers.
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
  refuseArguments('The objects of bridge.native can only be called');
}

/**
 * Calls a handler that may be a stream. The promise is for the result or the stream. The promise is also an async
 * iterable of the stream's elements.
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
