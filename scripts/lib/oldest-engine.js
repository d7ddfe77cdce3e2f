// Finds JavaScript that the oldest supported engine cannot run: `node oldest-engine.js FILE...` prints a line
// for each place, and fails. That engine is the JavaScriptCore of iOS 16.0 and macOS 13.0, which is also that of
// Safari 16.0. The versions are from MDN's browser compatibility data. WebKitGTK is always newer.

const fs = require('fs');

let terser;
try {
  terser = require('terser');
} catch (_) {
  process.exit(0);
}

/** The names of later members, with the version of Safari that introduced them. */
const later = {
  fromAsync: '16.4', isWellFormed: '16.4', toWellFormed: '16.4', waitAsync: '16.4', canParse: '17.0',
  groupBy: '17.4', withResolvers: '17.4', transferToFixedLength: '17.4', toBase64: '18.2', isError: '18.4',
};

/** Returns the later feature that a node of the syntax tree needs, or undefined. */
function needs(node) {
  if (node.TYPE === 'ClassStaticBlock') return 'a static block (Safari 16.4)';
  if (node.TYPE === 'RegExp') {
    const { source, flags } = node.value;
    if (/\(\?<[=!]/.test(source)) return 'a lookbehind (Safari 16.4)';
    if (flags.includes('v')) return 'the flag v of regular expressions (Safari 17.0)';
  }
  if (node.TYPE === 'Dot' && Object.hasOwn(later, node.property)) {
    return `${node.property} (Safari ${later[node.property]})`;
  }
}

async function main(files) {
  let found = 0;
  for (const file of files) {
    // A file of the page runtime may end in the middle of the function that encloses all files.
    const text = fs.readFileSync(file, 'utf8');
    // A page script of an extension is one function without a name, which is an expression and no statement.
    const isFunction = /^(\s*\/\/[^\n]*\n)*\s*function \(/.test(text);
    const code = isFunction ? `(${text}\n)` : text;
    const isModule = /^(import|export) /m.test(code);
    const { ast } = await terser.minify(code, {
      module: isModule, parse: { bare_returns: true }, compress: false, mangle: false,
      format: { ast: true, code: false },
    });
    ast.walk({
      push() {}, pop() {},
      _visit(node, descend) {
        const need = needs(node);
        if (need) {
          found += 1;
          console.error(`${file}:${node.start.line} uses ${need}, which iOS 16.0 does not have.`);
        }
        descend?.call(node);
      },
    });
  }
  process.exit(found ? 1 : 0);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`The scripts cannot be read: ${error.message}`);
  process.exit(1);
});
