// Objects whose methods the page answers with.

/** The names that each exposed object has registered, by the object's own. */
const exposed = new PageMap();

/**
 * Answers calls of `name` and a method's name with that method of the object.
 * @param {string} name
 * @param {object} object
 * @param {{replacing?: boolean}} [options]
 */
function expose(name, object, options) {
  checkRegistering(name);
  if ((typeof object !== 'object' && typeof object !== 'function') || object === null) {
    refuseArguments('What is exposed as "' + name + '" is not an object');
  }
  const methods = methodsOf(name, object);
  if (mapSize(methods) === 0) {
    refuseArguments('What is exposed as "' + name + '" has no methods');
  }
  const replaces = options?.replacing;
  if (replaces) remove(name);
  // All of them or none.
  mapEach(methods, (method, full) => checkFree(full, replaces));
  mapEach(methods, (method, full) => handle(full, method, options));
  mapSet(exposed, name, methods);
}

/** Own and inherited methods, less the constructor and what starts with an underscore. */
function methodsOf(name, object) {
  const methods = new PageMap();
  for (let level = object; level && level !== ObjectPrototype && level !== FunctionPrototype;
    level = prototypeOf(level)) {
    const names = namesOf(level);
    for (let i = 0; i < names.length; i++) {
      const full = name + '.' + names[i];
      if (names[i] === 'constructor' || codeAt(names[i], 0) === 95 || mapHas(methods, full)) continue;
      const method = descriptorOf(level, names[i]).value;
      if (typeof method !== 'function') continue;
      checkRegistering(full);
      mapSet(methods, full, function () { return apply(method, object, arguments); });
    }
  }
  return methods;
}

/** Withdraws a handler, or all methods of an exposed object; whether there was one. */
function remove(name) {
  const methods = mapGet(exposed, name);
  if (!methods) return mapDelete(handlers, name);
  mapDelete(exposed, name);
  mapEach(methods, (method, full) => {
    // Somebody else may answer to the name by now.
    if (mapGet(handlers, full) === method) mapDelete(handlers, full);
  });
  return true;
}
