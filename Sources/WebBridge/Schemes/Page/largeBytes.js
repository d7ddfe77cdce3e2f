// Carries large bytes by requests to a URL of native: `options.url`, which a document's key and a number complete.

const pageFetch = window.fetch;
const isFine = window.Response && getter(Response, 'ok');
const responseBytes = window.Response && method(Response.prototype.arrayBuffer);
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

setByteChannel(pageFetch ? {
  __proto__: null,
  post: (number, body) => fetchWith(urlOf(uploadKey, number), { __proto__: null, method: 'POST', body },
    (response, resolve) => resolve(isFine(response))),
  load: (url) => fetchWith(url, { __proto__: null }, (response, resolve, reject) => {
    if (!isFine(response)) return reject(new BridgeError('badResult', 'The app has no such bytes'));
    follow(responseBytes(response), (buffer) => resolve(new Bytes(buffer)), reject);
  }),
} : null, urlOf);
