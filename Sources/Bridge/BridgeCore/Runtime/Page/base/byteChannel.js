// The hook of the byte channel, which carries large bytes beside the text.

/**
 * Posts the page's bytes to native, and loads native's bytes; null while bytes cross as pieces of text.
 * @type {?{post: function(number, Uint8Array): Promise<boolean>, load: function(string): Promise<Uint8Array>}}
 */
let byteChannel = null;
/** The URL of bytes that native exports, by a document's key and the number of the bytes; undefined without a URL. */
let byteURL = () => undefined;

/** Sets the channel, and the function that gives URLs if it is passed. */
function setByteChannel(channel, url) {
  byteChannel = channel;
  if (url) byteURL = url;
}
