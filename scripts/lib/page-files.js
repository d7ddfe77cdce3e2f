// Reads the order of the page runtime's files, which Sources/Bridge/BridgeCore/Runtime/order.txt keeps.

const fs = require('fs');
const path = require('path');

/** The files below a folder whose names end in a text, by their paths in the folder. */
function filesBelow(folder, end = '.js') {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => entry.isDirectory()
    ? filesBelow(path.join(folder, entry.name), end).map((file) => path.join(entry.name, file))
    : entry.name.endsWith(end) ? [entry.name] : []);
}

/** The folders below Sources that have files of the runtime, and what their parts are called: the rest of a path. */
const RUNTIME = 'Bridge/BridgeCore/Runtime/Page/';
const FOLDERS = [RUNTIME, 'Bridge/BridgeCore/Extension/Page/', 'Bridge/WebBridge/Engine/Page/', 'Bridge/WebBridge/FailedCalls/Page/',
  'OlderBridges/BridgeLegacy/Page/', 'Packages/OfflinePages/Page/', 'Insight/BridgeMonitor/Page/'];
/** A script in one of these folders that is no part of the runtime: pages import the first, and the second runs alone. */
const OTHERS = [RUNTIME + 'module.js', 'Insight/BridgeMonitor/Page/pageClaims.js'];

/**
 * The parts of the runtime: the program itself, what all dialects share, and each extension and dialect, which is a
 * function within the program.
 * @param {string} sources The folder Sources.
 * @returns {{name: string, files: string[], isFunction: boolean}[]} The parts in their order, with paths in the folder.
 */
function parts(sources) {
  const list = path.join(sources, 'Bridge/BridgeCore/Runtime/order.txt');
  const listed = fs.readFileSync(list, 'utf8').split('\n')
    .map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));
  const there = FOLDERS.flatMap((folder) => filesBelow(path.join(sources, folder)).map((file) => folder + file))
    .filter((file) => !OTHERS.includes(file));
  for (const file of there) {
    if (!listed.includes(file)) throw new Error(`order.txt does not list ${file}`);
  }
  const found = [];
  for (const file of listed) {
    if (!there.includes(file)) throw new Error(`order.txt lists ${file}, which does not exist`);
    const folder = FOLDERS.find((name) => file.startsWith(name));
    const part = folder === RUNTIME ? 'bridge'
      : path.basename(file.slice(folder.length).split('/')[0], '.js');
    const last = found[found.length - 1];
    if (last && last.name === part) last.files.push(file);
    else if (found.some((other) => other.name === part)) {
      throw new Error(`order.txt lists ${file} apart from the other files of ${part}`);
    } else found.push({ name: part, files: [file], isFunction: part !== 'bridge' && part !== 'shared' });
  }
  return found;
}

module.exports = { filesBelow, parts };
