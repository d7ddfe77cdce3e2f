// What an editor offers and shows: node editor.js LIBRARY FILE, where LIBRARY is TypeScript's own, and
// `/*?*/` marks places in the file. Writes a list of { offered, shown } as JSON.

const ts = require(process.argv[2]);
const file = process.argv[3];
const text = ts.sys.readFile(file);

const service = ts.createLanguageService({
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  getScriptSnapshot: (name) => {
    const found = ts.sys.readFile(name);
    return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
  },
  getCurrentDirectory: () => process.cwd(),
  getCompilationSettings: () => ({
    strict: true, target: ts.ScriptTarget.ES2020, module: ts.ModuleKind.ES2022,
    moduleResolution: ts.ModuleResolutionKind.NodeJs,
  }),
  getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
});

const places = [...text.matchAll(/\/\*\?\*\//g)].map((mark) => mark.index);
console.log(JSON.stringify(places.map((place) => {
  const offered = service.getCompletionsAtPosition(file, place, {});
  const shown = service.getQuickInfoAtPosition(file, place - 1);
  return {
    offered: offered ? offered.entries.map((entry) => entry.name) : [],
    shown: shown ? [shown.displayParts, shown.documentation,
      ...(shown.tags || []).map((tag) => [{ text: '@' + tag.name + ' ' }, ...(tag.text || [])])]
      .map((parts) => ts.displayPartsToString(parts)).join('\n') : '',
  };
})));
