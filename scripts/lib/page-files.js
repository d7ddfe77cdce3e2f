// Reads the order of the page runtime's files, which order.txt in the runtime's folder keeps.

const fs = require('fs');
const path = require('path');

/** The JavaScript files below a folder, by their paths in it. */
function filesBelow(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => entry.isDirectory()
    ? filesBelow(path.join(folder, entry.name)).map((file) => path.join(entry.name, file))
    : entry.name.endsWith('.js') ? [entry.name] : []);
}

/**
 * The parts of the runtime: the program itself, what all dialects share, and each extension and dialect, which is a
 * function within the program.
 * @param {string} runtime The runtime's folder.
 * @returns {{name: string, files: string[], isFunction: boolean}[]} The parts in their order, with paths in the folder.
 */
function parts(runtime) {
  const listed = fs.readFileSync(path.join(runtime, 'order.txt'), 'utf8').split('\n')
    .map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));
  // Pages import module.js. The other files are the runtime.
  const there = filesBelow(runtime).filter((file) => file !== 'Page/module.js');
  for (const file of there) {
    if (!listed.includes(file)) throw new Error(`order.txt does not list ${file}`);
  }
  const found = [];
  for (const file of listed) {
    if (!there.includes(file)) throw new Error(`order.txt lists ${file}, which does not exist`);
    const [folder, name] = file.split('/');
    const part = folder === 'Page' ? 'bridge' : path.basename(name, '.js');
    const last = found[found.length - 1];
    if (last && last.name === part) last.files.push(file);
    else if (found.some((other) => other.name === part)) {
      throw new Error(`order.txt lists ${file} apart from the other files of ${part}`);
    } else found.push({ name: part, files: [file], isFunction: part !== 'bridge' && part !== 'shared' });
  }
  return found;
}

module.exports = { parts };
