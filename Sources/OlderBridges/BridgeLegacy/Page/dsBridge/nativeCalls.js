// Native's calls, which the page's `_handleMessageFromNative` gets and `_dsb.returnValue` answers.

let lastNativeCall = -1;
/** The calls that the page has not answered completely, by id. */
const nativeCalls = new PageMap();

const isObject = (value) =>
  typeof value === 'object' && value !== null || typeof value === 'function';

function methodOf(object, name) {
  const value = isObject(object) ? object[name] : undefined;
  return typeof value === 'function' && value !== ObjectPrototype[name] ? value : undefined;
}

/** Finds the function that the page registered for a name, and whether it answers by a callback. */
function locate(name) {
  const { _dsf, _dsaf } = window;
  return place(_dsf, name, false) || place(_dsaf, name, true) ||
    placeWithin(_dsf, name, false) || placeWithin(_dsaf, name, true);
}

function place(owner, name, isAsynchronous) {
  const value = methodOf(owner, name);
  return value && { __proto__: null, owner, value, isAsynchronous };
}

function placeWithin(table, name, isAsynchronous) {
  let dot = name.length - 1;
  while (dot >= 0 && codeAt(name, dot) !== 46) dot--;
  if (dot < 0 || !isObject(table) || !isObject(table._obs)) return undefined;
  const space = slice(name, 0, dot);
  return descriptorOf(table._obs, space) &&
    place(table._obs[space], slice(name, dot + 1), isAsynchronous);
}

/** Finds the function at a path of own properties, such as `app.user.refresh`. */
function functionAt(object, path) {
  for (let start = 0; ;) {
    const dot = indexOf(path, '.', start);
    const part = slice(path, start, dot < 0 ? path.length : dot);
    if (!isObject(object) || !descriptorOf(object, part)) return undefined;
    object = object[part];
    if (dot < 0) return typeof object === 'function' ? object : undefined;
    start = dot + 1;
  }
}

const sourceOf = unbound(FunctionPrototype.toString);

/**
 * Finds a global function of the page, which native code of versions 1 and 2 called by its name. A page that has
 * loaded without showing its version may be of these versions. Functions of the platform are left out.
 */
function declared(name) {
  if (version !== 2 && (version !== 0 || !isLoaded)) return undefined;
  const found = functionAt(window._dsf, name) || functionAt(window, name);
  return found && indexOf(sourceOf(found), '[native code]') < 0 ? found : undefined;
}

alsoFind((name, mayStream) => {
  try {
    if (locate(name)) return function () { return callPage(name, arguments, mayStream, this); };
    const found = declared(name);
    return found ? function () {
      return apply(found, window._dsf || window, parse(jsonList(arguments)));
    } : undefined;
  } catch (error) {
    report(error);
    return undefined;
  }
});

const release = keepCalls();

/** The page has registered its first functions. */
function begun() {
  dispatchFound();
  release();
}

/** The JSON of the arguments that native gives to the page. */
function jsonList(list) {
  let text = '';
  for (let i = 0; i < list.length; i++) text += (i ? ',' : '') + jsonOf(list[i]);
  return '[' + text + ']';
}

/** Calls the page's function. Promises its answer, or gives an async iterable of its answers for a stream. */
function callPage(name, list, mayStream, context) {
  // An app that reads the page's answers numbers its own calls from 0.
  const id = isReading ? -1 - ++lastNativeCall : ++lastNativeCall;
  const answers = mayStream ? answerList(id) : null;
  const promise = new PagePromise((resolve, reject) => {
    mapSet(nativeCalls, id, { __proto__: null, name, answers, succeed: resolve, failWith: reject });
  });
  try {
    apply(window._handleMessageFromNative, window,
      [{ method: name, callbackId: id, data: jsonList(list) }]);
  } catch (error) {
    rejectNativeCall(id, error);
  }
  if (answers) return answers.iterable;
  if (mapHas(nativeCalls, id)) {
    addListener(context.signal, 'abort', () => { mapDelete(nativeCalls, id); });
  }
  return promise;
}

/** An async iterable of answers in their order. */
function answerList(id) {
  const node = () => {
    const made = { __proto__: null, next: null };
    made.promise = new PagePromise((resolve, reject) => {
      made.succeed = resolve;
      made.failWith = reject;
    });
    return made;
  };
  let first = node(), last = first;
  const after = (current) => current.next || (current.next = node());
  const iterable = makeIterable(() => {
    const { promise } = first;
    first = after(first);
    return promise;
  }, () => { mapDelete(nativeCalls, id); });
  return {
    __proto__: null, iterable,
    put(step) {
      const { succeed } = last;
      last = after(last);
      succeed(step);
    },
    fail(error) { last.failWith(error); },
  };
}

/** Delivers the page's answer to the call. */
function returned(id, data, isComplete) {
  const question = mapGet(nativeCalls, id);
  if (!question && readAnswer(id, data, isComplete)) return;
  if (!question) return complain('_dsb.returnValue: native waits for no answer ' + textOf(id));
  if (isComplete) mapDelete(nativeCalls, id);
  if (question.answers) {
    question.answers.put({ value: data, done: false });
    if (isComplete) question.answers.put(finished(undefined));
  } else if (isComplete) {
    question.succeed(data);
  }
}

function rejectNativeCall(id, error) {
  const question = mapGet(nativeCalls, id);
  if (!question) return report(error);
  mapDelete(nativeCalls, id);
  complain('"' + question.name + '" threw: ' + describe(error));
  if (question.answers) question.answers.fail(error);
  else question.failWith(error);
}
