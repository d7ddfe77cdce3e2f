// The async iterables that the page has for streams of native.

/** Ends the streams of iterables that the page has dropped. */
const iterables = new Registry((reader) => {
  if (reader.takers) reader.isDropped = true;
  else stopReader(reader, null);
});

function iterableOf(reader) {
  const iterable = makeIterable(
    () => take(reader),
    () => stopReader(reader, null));
  register(iterables, iterable, reader, iterable);
  return iterable;
}

function makeIterable(next, stop) {
  const iterable = {
    __proto__: null,
    next,
    return(value) {
      stop();
      return resolved(finished(value));
    },
    throw(error) {
      stop();
      return new PagePromise((_, reject) => reject(error));
    },
  };
  defineProperty(iterable, asyncIterator, constant(() => iterable));
  return freeze(iterable);
}

/** Leaves a request, or the stream that answers it. */
function leaveRequest(control) {
  if (control.inner) control.inner.return();
  else if (control.id) abandon(control.id, new BridgeError('cancelled', 'The stream was left'));
}

/**
 * An async iterable that requests its stream when the page asks for the first element.
 * @param {string} name
 * @param {function(object): Promise} open Sends the request, which sets `id` and `inner` of its argument.
 * @param {*} [owner] An object that is kept until the stream is open.
 */
function lazyStream(name, open, owner) {
  const control = { __proto__: null, id: 0, inner: null, owner };
  let opening = null, isStopped = false;
  const start = () => new PagePromise((resolve, reject) => {
    follow(open(control), () => {
      control.owner = null;
      if (control.inner) return resolve(control.inner);
      reject(new BridgeError('badResult', '"' + name +
        '" has one result: use bridge.call'));
    }, reject);
  });
  return makeIterable(() => {
    if (control.inner) return control.inner.next();
    return new PagePromise((resolve, reject) => {
      if (isStopped) return resolve(finished(undefined));
      if (!opening) opening = start();
      follow(opening, (inner) => follow(inner.next(), resolve, reject), (error) => {
        if (isStopped) return resolve(finished(undefined));
        isStopped = true;
        reject(error);
      });
    });
  }, () => {
    isStopped = true;
    leaveRequest(control);
  });
}
