// Interceptors and the functions that they stand before.

/** The chains of the replaced functions: an object for each owner. */
const chains = new PageWeakMap();
/** The engine's functions, by those that stand in their places. */
const engines = new PageWeakMap();
/** The request script that starts, which may add interceptors; null behind the start. */
let startingScript = null;

/**
 * Adds an interceptor behind those that the function has. The first one replaces the function, once for all of
 * them. The interceptors of the view's own script stay the last ones.
 *
 * The interceptor gets the call, which has its receiver `self` and its arguments `list`, and a function that
 * passes the call on: `next()` as it is, `next(list)` with other arguments. It returns what the page gets.
 *
 * @param {Object} owner The object that has the function: `window`, `XMLHttpRequest.prototype`.
 * @param {string} name
 * @param {function(Object, function(Array=): *): *} interceptor
 * @param {'value'|'get'|'set'|'construct'} [part] Whether the function is a method, an accessor or a class.
 */
function intercept(owner, name, interceptor, part = 'value') {
  // Later, a function of the page may stand there.
  if (!startingScript) throw new PageTypeError('Interceptors are added when a document starts');
  let parts = weakGet(chains, owner);
  if (!parts) weakSet(chains, owner, parts = { __proto__: null });
  const key = part + ' ' + name;
  const chain = parts[key] || (parts[key] = replace(owner, name, part));
  const node = { __proto__: null, interceptor, next: chain.own };
  if (chain.last) chain.last.next = node; else chain.first = node;
  if (startingScript.isOwn) chain.own = node; else chain.last = node;
}

/** Whether the replaced functions have the text of the engine's. */
let printsEngines = false;

/** Puts a function that asks the interceptors where the engine's function is, and returns their chain. */
function replace(owner, name, part) {
  const isClass = part === 'construct';
  const member = isClass ? 'value' : part;
  const descriptor = descriptorOf(owner, name);
  if (!descriptor) throw new PageTypeError('There is no ' + name + ' to intercept');
  const chain = { __proto__: null, engine: descriptor[member], first: null, last: null, own: null };
  descriptor[member] = isClass ? classOf(chain) : functionOf(chain);
  weakSet(engines, descriptor[member], chain.engine);
  if (!printsEngines) {
    printsEngines = true;
    intercept(functions, 'toString', ({ self }) => textOfFunction(weakGet(engines, self) || self));
  }
  defineProperty(owner, name, descriptor);
  return chain;
}

function functionOf(chain) {
  const { replacement } = {
    replacement() {
      return pass(chain, chain.first, { __proto__: null, self: this, list: arguments });
    },
  };
  // A function of the engine has these alone.
  copyMember(chain.engine, replacement, 'length');
  copyMember(chain.engine, replacement, 'name');
  return replacement;
}

function classOf(chain) {
  const { engine } = chain;
  function Replacement() {
    const type = new.target;
    if (!type) return apply(engine, undefined, arguments); // The engine says that it takes `new`.
    const call = { __proto__: null, list: arguments, type: type === Replacement ? engine : type };
    return pass(chain, chain.first, call);
  }
  defineProperty(engine.prototype, 'constructor', { __proto__: null, value: Replacement });
  setPrototypeOf(Replacement, prototypeOf(engine));
  ownNames(engine).forEach((name) => { copyMember(engine, Replacement, name); });
  return Replacement;
}

function copyMember(source, target, name) {
  defineProperty(target, name, descriptorOf(source, name));
}

/** Gives a call to an interceptor; behind the last one, to the engine. */
function pass(chain, node, call) {
  if (node) {
    return node.interceptor(call, (list) => pass(chain, node.next, list ?
      { __proto__: null, self: call.self, type: call.type, list } : call));
  }
  return call.type ? construct(chain.engine, call.list, call.type) :
    apply(chain.engine, call.self, call.list);
}
