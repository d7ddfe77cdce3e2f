// Hook: what carries large bytes beside the text.

/**
 * Posts bytes to native, and loads native's; null where bytes cross as pieces of text.
 * @type {?{post: function(number, Uint8Array): Promise<boolean>, load: function(string): Promise<Uint8Array>}}
 */
let byteChannel = null;
/** The URL of exported bytes of native, by its document's key and their number; undefined where none has one. */
let byteURL = () => undefined;

/** Sets the channel and, where it is given, the function of URLs. */
function setByteChannel(channel, url) {
  byteChannel = channel;
  if (url) byteURL = url;
}
