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
  for (let j = 0; isOurs && j < list.length; j++) append(patterns, list[j]);
}
if (patterns.length === 0) return;

/** Whether a path has the parts between the stars of a pattern, in their order. */
function matchesPath(parts, path) {
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
  return true;
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
      matchesPath(pattern.path, path)) return true;
  }
  return false;
}
