// Checks the scripts that intercept requests: `node captured-names.js REQUESTS BODIES RELAY` prints a line for each global
// name that a function looks up when it is called, and fails, because a page may have replaced the value by then. It also
// prints a line for each name that nobody declares, which would end the script when it starts.

const fs = require('fs');
const path = require('path');

let terser;
try {
  terser = require('terser');
} catch (_) {
  process.exit(0);
}

const functions = new Set(['Function', 'Arrow', 'Defun', 'Accessor', 'ConciseMethod']);
/** Names that no page can replace, and names that are defined after the files. */
const allowed = new Set(['undefined', 'window', 'arguments', 'makeScripts']);
/** The names of the runtime's closure that the relay's script uses. */
const runtime = new Set(['requests', 'ownName', 'request', 'leaveRequest', 'callSync', 'postBeacon', 'hasLeftPage', 'noOptions', 'Infinity']);

/** The names in lower case that every page has. Those of interfaces begin with a capital letter. */
const platform = new Set(['window', 'document', 'navigator', 'location', 'crypto', 'performance', 'fetch', 'top', 'parent',
  'frames', 'encodeURIComponent']);

/** Joins the files to a program, with the script for bodies as its only request script. */
function program([requests, bodies]) {
  const files = fs.readdirSync(requests).sort().map((file) => path.join(requests, file));
  return files.concat(fs.readdirSync(bodies).map((file) => path.join(bodies, file)))
    .map((file) => fs.readFileSync(file, 'utf8')).join('\n') + '\n(requests); })();\n';
}

/** The script of the relay, which is a function. */
const relayProgram = (folder) => '(' + fs.readdirSync(folder).sort()
  .map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join('\n') + ')();\n';

async function check(code) {
  const { ast } = await terser.minify(code, {
    compress: false, mangle: false, format: { ast: true, code: false },
  });
  ast.figure_out_scope({});
  const found = new Set(), unknown = new Set();
  let depth = 0;
  ast.walk({
    push() {}, pop() {},
    _visit(node, descend) {
      const isFunction = functions.has(node.TYPE);
      // The outermost function is the closure, whose code runs at the start.
      if (node.TYPE === 'SymbolRef' && node.thedef.undeclared && depth > 1) found.add(node.name);
      if (node.TYPE === 'SymbolRef' && node.thedef.undeclared && /^[a-z_$]/.test(node.name)) unknown.add(node.name);
      if (isFunction) depth++;
      if (descend) descend.call(node);
      if (isFunction) depth--;
      return true;
    },
  });
  return [
    ...[...found].map((name) => [name, 'looked up when a page calls. Capture it in the first file of its folder']),
    ...[...unknown].filter((name) => !platform.has(name)).map((name) => [name, 'declared nowhere']),
  ].filter(([name]) => !allowed.has(name));
}

const [, , requests, bodies, relay] = process.argv;
Promise.all([
  check(program([requests, bodies])),
  check(relayProgram(relay)).then((names) => names.filter(([name]) => !runtime.has(name))),
]).then((lists) => {
  const names = lists.flat();
  for (const [name, fault] of names) console.error(`${name}: ${fault}.`);
  process.exit(names.length > 0 ? 1 : 0);
});
