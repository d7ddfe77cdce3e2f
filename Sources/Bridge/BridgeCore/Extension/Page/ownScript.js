// Calls the script of a part that the app has made, with the object by which the script reaches the part's native side.
// The script is a function outside of the runtime's closure, and sees none of its names.
//
// options: {name: string, script: number, options: *}
const names = new PageMap();
/** The reserved name of a method or an event of the part. */
const nameOfPart = (name) => {
  let own = mapGet(names, name);
  if (own) return own;
  if (typeof name !== 'string' || !exec(BARE, name)) {
    throw invalidName('A name of a part has letters, digits, ".", "_", "$" and "-" only');
  }
  mapSet(names, name, own = ownName('part.' + options.name + '.' + name));
  return own;
};
partScripts[options.script](freeze({
  __proto__: null,
  bridge: window[Symbol.for('webbridge')],
  call: freeze((name, ...list) => request('call', nameOfPart(name), list, noOptions)),
  on: freeze((name, listener) => on(nameOfPart(name), listener)),
}), options.options);
