// Minifies the scripts and styles that the package delivers, by terser: `node minify.js SOURCES DIRECTORY` writes
// bridge.js and shared.js, which are statements, for each extension and dialect a file with a function of its options,
// relay.js, the function of the relay, interception.js, what request scripts stand in, a file for each script that stands
// alone, and the folder inspector. With `readable` after it the files are not minified.
// `node minify.js` prints terser's version, and fails without terser.
//
// The runtime and its extensions are one program here, with the extensions as functions within the runtime's scope, as they
// are on a page. So the names of one part cannot hide another's, and terser keeps everything that some extension uses. The
// function that starts extensions keeps its name, so that terser does not rely on whether and in which order they run.

const fs = require('fs');
const path = require('path');
const { filesBelow, parts } = require('./page-files.js');

let terser, version;
try {
  terser = require('terser');
  version = require('terser/package.json').version;
} catch (_) {
  process.exit(1);
}

// The names that stay as they are: native writes the first (see PageScript.swift), and the scripts of extensions that
// are not minified with the runtime, as those of tests, use the others.
const KEPT = ['startExtension', 'ownName', 'callSync', 'postBeacon', 'hasLeftPage', 'request', 'leaveRequest', 'lazyStream', 'noOptions', 'on', 'emit'];

// Fields of objects that the runtime alone sees. They get short names, because the runtime is parsed in every document.
const FIELDS = /^(above|credit|deadline|each|failWith|first|grace|hasEnded|isBusy|isDropped|isLoad|isOnce|isPatient|isReady|isReleased|isText|last|lastTaker|lastUpload|mayRefer|mayStream|mayUpload|mean|payload|posts|refs|succeed|takers|unread|uploads)$/;

// The same for the state that the relay's script keeps of requests.
const RELAY_FIELDS = /^(answer|answerHeaders|current|decoder|digests|hasFailed|isPromise|isSent|isText|isUploaded|lastID|pieces|uploadTotal)$/;

const options = {
  ecma: 2020,
  compress: { toplevel: true, passes: 3, drop_debugger: false, top_retain: KEPT },
  mangle: { toplevel: true, reserved: KEPT, properties: { regex: FIELDS } },
  format: { wrap_func_args: false, quote_style: 1 },
};

/** Scripts that stand alone: each is one expression, of which terser sees nothing else. */
const ALONE = [
  'Insight/BridgeMonitor/Page/pageClaims.js', 'Bridge/BridgeTesting/Replay/Page/replay.js', 'Engines/WebKitGTK/Schemes/Bodies/Page/bodies.js',
];
const WINDOW = 'Bridge/BridgeTesting/Window', INSPECTOR = 'Insight/InspectorServing/Page', MODULE = 'Bridge/BridgeCore/Runtime/Page/module.js';

/** The program as it is: to look for a mistake. */
const readable = { ecma: 2020, compress: false, mangle: false, format: { beautify: true } };

/** What stands between the parts: it cannot be moved, nor moved over by a side effect. */
const BORDER = '\ndebugger;\n';

/** The relay's script: one function, whose free names are those that are kept. Terser sees it alone. */
async function relay(code) {
  // JavaScript lets the last of several functions of one name take the place of the others.
  const names = [...code.matchAll(/^(?:async )?function\*? ([\w$]+)/gm)].map((found) => found[1]);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`The relay has two functions ${twice}`);
  const made = await terser.minify(`(${code})`, {
    ...options, compress: { ...options.compress, toplevel: false, expression: true }, mangle: { reserved: KEPT, properties: { regex: RELAY_FIELDS } },
  });
  return made.code.replace(/^\(?(function[^]*\})\)?;?\s*$/, '$1');
}

/**
 * The beginning of the closure of request scripts: its last statement is the function that native code writes. The names of
 * the closure stay, because these scripts may use them.
 */
async function interception(source) {
  const reserved = source.match(/^(?:const|let|function) .*/gm).join(' ').match(/[A-Za-z_$][\w$]*/g);
  const { code } = await terser.minify(`${source}\nfunction makeScripts() {}\n})();`, {
    ...options, compress: false, mangle: { reserved: [...reserved, 'makeScripts'] },
  });
  const made = /^([^]*?)\s*function makeScripts\(\)\s*\{\}\s*\}\)\(\);?\s*$/.exec(code);
  if (!made) throw new Error('The interception is not the closure that it was');
  return made[1];
}

/** A script that stands alone. Functions and classes keep their names, which pages can read. */
async function alone(code, isModule) {
  const made = await terser.minify(code, {
    ecma: 2020, module: isModule, compress: { passes: 3, expression: !isModule }, mangle: true, keep_classnames: true,
    keep_fnames: true, format: options.format,
  });
  return isModule ? made.code : made.code.replace(/;\s*$/, '');
}

/** A style sheet of ours, whose strings have no braces, semicolons and comments. */
const style = (text) => text.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ').replace(/ ?([{};]) ?/g, '$1').trim();

async function main(folder, directory, isReadable) {
  const program = parts(folder).map(({ name, files, isFunction }) => ({
    name, isFunction, code: files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join(''),
  }));
  const sources = program.map(({ code, isFunction }) => isFunction
    ? `/*@__NOINLINE__*/ startExtension(function (options) {\n${code}\n}, __options__);` : code);
  const { code } = await terser.minify(sources.join(BORDER), isReadable ? readable : options);
  const made = code.split(/(?<![\w$.'"])debugger[;\n]/);
  if (made.length !== sources.length) throw new Error('The parts have run into one another');
  const write = (file, text) => {
    // It would end the raw string, or begin an expression of Swift's.
    if (/"""#|\\#/.test(text)) throw new Error(`${file} does not fit into a string of Swift's`);
    fs.mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    fs.writeFileSync(path.join(directory, file), text.trim() + '\n');
  };
  const keep = (name, text) => write(`${name}.js`, text);
  const read = (file) => fs.readFileSync(path.join(folder, file), 'utf8');
  for (const [name, pages, make] of [['relay', 'Network/WebRequests/Page', relay], ['interception', 'Engines/WebKitGTK/Schemes/Requests/Page', interception]]) {
    const source = fs.readdirSync(path.join(folder, pages)).sort().map((file) => read(path.join(pages, file))).join('');
    keep(name, isReadable ? source : await make(source));
  }
  const window = filesBelow(path.join(folder, WINDOW)).map((file) => path.join(WINDOW, file));
  for (const file of [...ALONE, ...window, MODULE]) {
    keep(path.basename(file, '.js'), isReadable ? read(file) : await alone(read(file), file === MODULE));
  }
  for (const file of filesBelow(path.join(folder, INSPECTOR), '')) {
    const text = read(path.join(INSPECTOR, file));
    const made = isReadable ? text : file.endsWith('.js') ? await alone(text, true) : file.endsWith('.css') ? style(text) : text;
    write(path.join('inspector', file), made);
  }
  program.forEach(({ name, isFunction }, index) => {
    if (!isFunction) return keep(name, made[index]);
    const call = /^\s*startExtension\(\(?(function\s?\([^]*\})\)?,\s*__options__\)[;\s]*$/.exec(made[index]);
    if (!call) throw new Error(`${name} is not the function that it was`);
    keep(name, call[1]);
  });
}

if (process.argv.length > 3) {
  main(process.argv[2], process.argv[3], process.argv[4] === 'readable').catch((error) => {
    console.error(`The page runtime cannot be minified: ${error.message}`);
    process.exit(1);
  });
} else {
  console.log(version);
}
