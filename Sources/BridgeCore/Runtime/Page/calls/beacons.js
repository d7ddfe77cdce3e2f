// Calls that outlive the document, for the scripts of extensions.

/**
 * Calls a method of native by a message of its own, which native also takes from a document that has said goodbye.
 * Functions, streams, blobs and uploads cannot be arguments. Throws an error where nothing is sent.
 * @param {object} name A name of `ownName`.
 * @param {Array} list The arguments.
 * @returns {Promise} Settles when native has done its work, or refuses.
 */
function postBeacon(name, list) {
  if (closed && !isLeaving) throw again(closed);
  const { text } = exportScope(
    () => argumentsText(list, plainText) ?? extendedArguments(list), false, false);
  return post(checkFrame('The line for', name, 'beacon ' + key + '\ncall 0 ' + wireName(name) + ' ' + text));
}

/** Whether the document has said goodbye, so that only beacons reach native. */
const hasLeftPage = () => isLeaving;
