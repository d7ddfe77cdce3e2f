// Synchronous XMLHttpRequests, by the bridge's synchronous channel.

const sendNowName = ownName(options.prefix + 'sendNow');
const makeURL = PageURL.createObjectURL;
const revokeURL = PageURL.revokeObjectURL;
const EngineXHR = XMLHttpRequest;
const engineOpen = method(XHR.open);
const engineSend = method(XHR.send);
const engineOverride = method(XHR.overrideMimeType);
const engineText = getter(EngineXHR, 'responseText');

/** The bytes of a Blob, which the engine reads at once by a URL of it. */
function bytesNow(blob) {
  const url = apply(makeURL, PageURL, [blob]);
  const reader = new EngineXHR();
  try {
    engineOpen(reader, 'GET', url, false);
    engineOverride(reader, 'text/plain; charset=x-user-defined');
    engineSend(reader);
    const text = engineText(reader);
    const bytes = new Bytes(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = codeAt(text, i) & 255;
    return bytes;
  } finally {
    apply(revokeURL, PageURL, [url]);
  }
}

const networkError = () => new PageException('A network error occurred.', 'NetworkError');

function sendNow(sent, contents) {
  let { value } = contents;
  if (value !== undefined && typeof value !== 'string' && !isView(value)) value = bytesNow(value);
  sent.isSent = true;
  let result = null;
  try {
    result = callSync(sendNowName, value === undefined ? [headFor(sent)] : [headFor(sent), value], noOptions);
    keepHead(sent, result.head);
  } catch (error) {
    if (result) tell(error);
    result = null;
  }
  sent.isSent = false;
  sent.state = 4;
  if (!result) {
    sent.hasFailed = true;
    fire(sent.self, 'readystatechange');
    fireProgress(sent.self, 'error', 0, 0);
    fireProgress(sent.self, 'loadend', 0, 0);
    throw networkError();
  }
  addPiece(sent, result.body);
  endText(sent);
  const { self, loaded, total } = sent;
  fire(self, 'readystatechange');
  fireProgress(self, 'load', loaded, total);
  fireProgress(self, 'loadend', loaded, total);
}
