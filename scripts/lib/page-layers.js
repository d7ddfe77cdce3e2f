// Checks how the files of the page runtime depend on each other: `node page-layers.js SOURCES` prints a line
// for each violation, and fails. The rules are:
//
// - A file uses names that its own folder or an earlier folder of order.txt defines.
// - A variable is assigned only in the file that declares it.
// - Code that runs when the runtime starts uses what earlier files define.

const fs = require('fs');
const path = require('path');
const { parts } = require('./page-files.js');

let terser;
try {
  terser = require('terser');
} catch (_) {
  process.exit(0);
}

const functions = new Set(['Function', 'Arrow', 'Defun', 'Accessor', 'ConciseMethod', 'PrivateMethod']);

/** The scopes of a program that consists of files. */
async function parse(folder, files) {
  const sources = Object.fromEntries(
    files.map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]));
  const { ast } = await terser.minify(sources, {
    parse: { bare_returns: true }, compress: false, mangle: false, format: { ast: true, code: false },
  });
  ast.figure_out_scope({});
  return ast;
}

/** The names that an assignment writes. */
function targets(node) {
  if (node.TYPE === 'SymbolRef') return [node];
  if (node.TYPE === 'Destructuring') return node.names.flatMap(targets);
  if (node.TYPE === 'DefaultAssign') return targets(node.left);
  return [];
}

/** The references of a program to names outside of functions: {name, file, line, isWrite, isAtStart}. */
function references(ast) {
  const found = [];
  const written = new Set();
  let depth = 0;
  ast.walk({
    push() {}, pop() {},
    _visit(node, descend) {
      if (node.TYPE === 'Assign') targets(node.left).forEach((target) => written.add(target));
      if (/^Unary/.test(node.TYPE) && /^(\+\+|--)$/.test(node.operator)) {
        targets(node.expression).forEach((target) => written.add(target));
      }
      if ((node.TYPE === 'ForIn' || node.TYPE === 'ForOf') && node.init.TYPE === 'SymbolRef') {
        written.add(node.init);
      }
      if (node.TYPE === 'SymbolRef' && node.thedef.global) {
        found.push({
          name: node.name, file: node.start.file, line: node.start.line, isWrite: written.has(node),
          isAtStart: depth === 0,
        });
      }
      const isFunction = functions.has(node.TYPE);
      if (isFunction) depth++;
      descend?.call(node);
      if (isFunction) depth--;
    },
  });
  return found;
}

/** The files in which a program declares its names. */
function declarations(ast) {
  const found = new Map();
  ast.globals.forEach((definition, name) => {
    if (!definition.undeclared) found.set(name, definition.orig[0].start.file);
  });
  ast.variables.forEach((definition, name) => found.set(name, definition.orig[0].start.file));
  return found;
}

async function main(folder) {
  const all = parts(folder);
  const base = all.filter((part) => !part.isFunction).flatMap((part) => part.files);
  const layers = [...new Set(base.map((file) => path.dirname(file)))];
  const violations = [];
  const program = await parse(folder, base);
  const names = declarations(program);

  const report = ({ name, file, line }, what) => violations.push(`${file}:${line}: ${what.replace('NAME', name)}`);
  for (const use of references(program)) {
    const origin = names.get(use.name);
    if (!origin || origin === use.file) continue;
    if (layers.indexOf(path.dirname(origin)) > layers.indexOf(path.dirname(use.file))) {
      report(use, `NAME is defined in the later folder ${path.dirname(origin)}`);
    }
    if (use.isWrite) report(use, `NAME is assigned, but ${origin} declares it`);
    if (use.isAtStart && base.indexOf(origin) > base.indexOf(use.file)) {
      report(use, `NAME is used at the start, before ${origin} defines it`);
    }
  }
  for (const { files, isFunction } of all) {
    if (!isFunction) continue;
    const extension = await parse(folder, files);
    const own = declarations(extension);
    for (const use of references(extension)) {
      const origin = own.get(use.name) || names.get(use.name);
      if (!origin || origin === use.file) continue;
      if (use.isWrite) report(use, `NAME is assigned, but ${origin} declares it`);
      if (use.isAtStart && files.indexOf(origin) > files.indexOf(use.file)) {
        report(use, `NAME is used at the start, before ${origin} defines it`);
      }
    }
  }
  violations.sort().forEach((line) => console.error(line));
  process.exit(violations.length > 0 ? 1 : 0);
}

main(process.argv[2]).catch((error) => {
  console.error(`The page runtime's layers cannot be checked: ${error.message}`);
  process.exit(1);
});
