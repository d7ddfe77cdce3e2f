// What a page says while it is left: calls and events that outlive their document.

/**
 * Calls a method of native by a message of its own, which native also takes from a document that has said goodbye. The
 * answer is dropped. Functions, streams, blobs and uploads cannot be arguments. Throws an error where nothing is sent.
 * @param {string|object} name
 * @param {Array} list The arguments.
 * @returns {Promise} Settles when native has done its work, or refuses.
 */
function postBeacon(name, list) {
  if (closed && !isLeaving) throw again(closed);
  const { text } = exportScope(
    () => argumentsText(list, plainText) ?? extendedArguments(list), false, false);
  return postLast(checkFrame('The line for', name, 'call 0 ' + wireName(name) + ' ' + text));
}

/** Whether the document has said goodbye, so that only beacons reach native. */
const hasLeftPage = () => isLeaving;
