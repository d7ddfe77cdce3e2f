// A fault that is planted between the page and native code: one frame of the page is lost or comes twice. It runs before
// the bridge's own script, in the same world, where a page has no place.
{
  const { verb, times } = FAULT;
  const prototype = Object.getPrototypeOf(webkit.messageHandlers.webbridge);
  const post = prototype.postMessage;
  // Behind the first frames, so that the document is at work.
  let left = 100;
  prototype.postMessage = function (text) {
    const frames = text.split('\n').flatMap((frame, place) =>
      place > 0 && frame.startsWith(`${verb} `) && left-- === 0 ? Array(times).fill(frame) : [frame]);
    return post.call(this, frames.join('\n'));
  };
}
