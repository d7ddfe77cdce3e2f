// Carries large bytes by requests to a URL of native: `options.url`, which a document's key and a number complete.
// Native may send its bytes ahead of the line that refers to them, as an event of the type `options.event`. Page
// scripts do not know the type.

const pageFetch = window.fetch;
const isFine = window.Response && getter(Response, 'ok');
const responseBytes = window.Response && method(Response, 'arrayBuffer');
/** Whether a request has succeeded: a later failure is of the moment. */
let hasFetched = false;

/** Requests a URL, and promises what `read` makes of the response. */
const fetchWith = (url, how, read) => new PagePromise((resolve, reject) => {
  const own = epoch;
  how.credentials = 'omit';
  follow(apply(pageFetch, window, [url, how]), (response) => {
    hasFetched = true;
    read(response, resolve, reject);
  }, (error) => {
    // A page's policy may forbid the URL: bytes then cross as text.
    if (own === epoch && !closed && !hasFetched) setByteChannel(null);
    reject(error);
  });
});

const urlOf = (key, number) => options.url + key + '/' + number;

if (options.event && isMain) {
  const { fromBase64 } = Bytes;
  const dataOf = getter(MessageEvent, 'data');
  const pathOf = getter(MessageEvent, 'lastEventId');
  // Not at the window, because document.open() removes its listeners.
  addListener(window.visualViewport, options.event, (event) => {
    const path = pathOf(event);
    const slash = indexOf(path, '/');
    // A subframe may have claimed to be the main frame.
    if (slice(path, 0, slash) !== uploadKey) return;
    mapSet(loadedBytes, +slice(path, slash + 1), apply(fromBase64, Bytes, [dataOf(event)]));
  });
}

setByteChannel(pageFetch ? {
  __proto__: null,
  post: (number, body) => fetchWith(urlOf(uploadKey, number), { __proto__: null, method: 'POST', body },
    (response, resolve) => resolve(isFine(response))),
  load: (url) => fetchWith(url, { __proto__: null }, (response, resolve, reject) => {
    if (!isFine(response)) return reject(new BridgeError('badResult', 'The app has no such bytes'));
    follow(responseBytes(response), (buffer) => resolve(new Bytes(buffer)), reject);
  }),
} : null, urlOf);
