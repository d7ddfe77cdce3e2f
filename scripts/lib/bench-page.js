// Writes the scripts that Benchmarks/Page/main.c runs for one runtime: `node bench-page.js FOLDER SCRATCH` takes the
// package's folder, and a folder with the minified runtime in bridge.js, where it writes page.js.

const fs = require('fs');
const path = require('path');

const [folder, scratch] = process.argv.slice(2);
const read = (...parts) => fs.readFileSync(path.join(...parts), 'utf8');
const WINDOW = path.join(folder, 'Sources/Bridge/BridgeTesting/Window');
// In the order of Window.swift; of what the runtime does not use nothing is here.
const FILES = ['exceptions', 'events', 'targets', 'console', 'clone', 'tasks', 'abort', 'url', 'text', 'bytes', 'blob',
  'document', 'handlers'];

const window = `globalThis.window = globalThis;\nconst parts = ${read(WINDOW, 'parts.js').trim()}(engine);\n` +
  FILES.map((name) => `(${read(WINDOW, name + '.js').trim()})(parts);\n`).join('');
const runtime = `(function (configuration) {\n'use strict';\n${read(scratch, 'bridge.js')}\n})(configuration);\n`;
fs.writeFileSync(path.join(scratch, 'page.js'), `${window}replaceWindow();\n${runtime}`);
