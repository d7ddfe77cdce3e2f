// Objects whose methods answer native's calls.

/** The methods of each exposed object by their names, by the name of the object. */
const exposed = new PageMap();

/**
 * Registers each method of an object as `name`, a dot, and the method's name.
 * @param {string} name
 * @param {object} object
 * @param {{replacing?: boolean}} [options]
 */
function expose(name, object, options) {
  checkRegistering(name);
  if ((typeof object !== 'object' && typeof object !== 'function') || object === null) {
    refuseArguments('The value exposed as "' + name + '" is not an object');
  }
  const methods = methodsOf(name, object);
  if (mapSize(methods) === 0) {
    refuseArguments('The object exposed as "' + name + '" has no methods');
  }
  const replaces = options?.replacing;
  if (replaces) remove(name);
  // Either all methods are registered, or none.
  mapEach(methods, (method, full) => checkFree(full, replaces));
  mapEach(methods, (method, full) => handle(full, method, options));
  mapSet(exposed, name, methods);
}

/** The own and inherited methods, without the constructor and names that start with an underscore. */
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

/** Removes a handler, or all methods of an exposed object. Returns whether there was one. */
function remove(name) {
  const methods = mapGet(exposed, name);
  if (!methods) return mapDelete(handlers, name);
  mapDelete(exposed, name);
  mapEach(methods, (method, full) => {
    // Another handler may have the name by now.
    if (mapGet(handlers, full) === method) mapDelete(handlers, full);
  });
  return true;
}
