// Carries large bytes by requests to native's URL.

const pageFetch = window.fetch;
const isFine = window.Response && getter(Response, 'ok');
const responseBytes = window.Response && method(Response.prototype.arrayBuffer);
/** Whether a request has succeeded: a later failure is of the moment. */
let hasFetched = false;

/** Requests a URL, and promises what `read` makes of the response. */
const fetchWith = (url, options, read) => new PagePromise((resolve, reject) => {
  const own = epoch;
  options.credentials = 'omit';
  follow(apply(pageFetch, window, [url, options]), (response) => {
    hasFetched = true;
    read(response, resolve, reject);
  }, (error) => {
    // A page's policy may forbid the URL: bytes then cross as text.
    if (own === epoch && !closed && !hasFetched) setByteChannel(null);
    reject(error);
  });
});

if (bytesURL) {
  setByteChannel(pageFetch ? {
    __proto__: null,
    post: (number, body) => fetchWith(bytesURL + uploadKey + '/' + number,
      { __proto__: null, method: 'POST', body }, (response, resolve) => resolve(isFine(response))),
    fetch: (url) => fetchWith(url, { __proto__: null }, (response, resolve, reject) => {
      if (!isFine(response)) return reject(new BridgeError('badResult', 'The app has no such bytes'));
      follow(responseBytes(response), (buffer) => resolve(new Bytes(buffer)), reject);
    }),
  } : null, (key, number) => bytesURL + key + '/' + number);
}
