// Writes the pages of web/ as a bundler does: names with hashes, and references to them.
//
//   node bundle.mjs FOLDER VERSION ACCENT
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [out, version, accent] = process.argv.slice(2);
const source = join(dirname(fileURLToPath(import.meta.url)), 'web');
// A file comes behind those that it refers to, because its hash depends on their names.
const order = ['logo.svg', 'goods.js', 'shop.css', 'shop.js'];
const named = new Map();

/** The text of a file, with the version and with the new names of other files. */
function text(name) {
  let body = readFileSync(join(source, name), 'utf8')
    .replaceAll('__VERSION__', version).replaceAll('__ACCENT__', accent);
  for (const [old, path] of named) body = body.replaceAll(`/${old}`, `/${path}`);
  return body;
}

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'assets'), { recursive: true });
for (const name of order) {
  const body = text(name);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  const path = `assets/${name.replace('.', `.${hash}.`)}`;
  named.set(name, path);
  writeFileSync(join(out, path), body);
}
writeFileSync(join(out, 'index.html'), text('index.html'));
