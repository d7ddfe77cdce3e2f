// Which URLs are relayed. Native code decides again.

/** Whether a pattern of origins matches this document. OriginPattern is the peer. */
function matchesOrigin(pattern) {
  if (pageOrigin === 'null') return false;
  if (pattern === '*') return true;
  const star = indexOf(pattern, '*');
  if (star < 0) return pattern === pageOrigin;
  const start = slice(pattern, 0, star), end = slice(pattern, star + 1);
  return startsWith(pageOrigin, start) && endsWith(pageOrigin, end) &&
    pageOrigin.length > start.length + end.length;
}

/** The patterns of the rules for this document. */
const patterns = [];
/** Whether native code enforces CORS for some of them. */
let enforcesCORS = false;
for (let i = 0; i < options.rules.length; i++) {
  const { origins, patterns: list, cors } = options.rules[i];
  let isOurs = false;
  for (let j = 0; j < origins.length; j++) isOurs = isOurs || matchesOrigin(origins[j]);
  if (isOurs && cors) enforcesCORS = true;
  for (let j = 0; isOurs && j < list.length; j++) append(patterns, withSeparators(list[j]));
}
if (patterns.length === 0) return;

/** How often a path has what some servers read as the end of a segment. */
function hiddenSeparators(path) {
  let count = 0;
  for (let i = 0; i < path.length; i++) {
    const code = codeAt(path, i), escape = code === 37 ? lower(slice(path, i + 1, i + 3)) : '';
    if (code === 59 || escape === '2f' || escape === '5c') count++;
  }
  return count;
}

/** A pattern with the count for its parts; null for a pattern of every path. */
function withSeparators(pattern) {
  const { path: parts } = pattern, isOfAll = parts.length === 2 && parts[1] === '' && (parts[0] === '' || parts[0] === '/');
  let separators = isOfAll ? null : 0;
  for (let i = 0; !isOfAll && i < parts.length; i++) separators += hiddenSeparators(parts[i]);
  return { __proto__: null, scheme: pattern.scheme, host: pattern.host, isSuffix: pattern.isSuffix, port: pattern.port, path: parts, separators };
}

/** Whether a path has the parts between the stars of a pattern, in their order. RelayPattern is the peer. */
function matchesPath({ path: parts, separators }, path) {
  const count = parts.length, last = parts[count - 1];
  if (count === 1) return path === last;
  if (!startsWith(path, parts[0]) || !endsWith(path, last) ||
    path.length < parts[0].length + last.length) return false;
  let rest = slice(path, parts[0].length, path.length - last.length);
  for (let i = 1; i < count - 1; i++) {
    const at = indexOf(rest, parts[i]);
    if (at < 0) return false;
    rest = slice(rest, at + parts[i].length);
  }
  return separators === null || hiddenSeparators(path) === separators;
}

/** Whether a URL is relayed; `url` is an object, or null. */
function isRelayed(url) {
  if (!url) return false;
  const scheme = schemeOf(url), host = hostOf(url), path = pathOf(url);
  const port = +portOf(url) || (scheme === 'https:' ? 443 : 80);
  for (let i = 0; i < patterns.length; i++) {
    const pattern = patterns[i];
    if (pattern.scheme === scheme && (pattern.port === null || pattern.port === port) &&
      (pattern.isSuffix ? endsWith(host, pattern.host) && host.length > pattern.host.length
        : host === pattern.host) &&
      matchesPath(pattern, path)) return true;
  }
  return false;
}
