// Subresource integrity, which the engine checks of its own requests.

// The getters, not what they get: that comes with a thread, which few documents need.
const generatorOf = method(descriptorOf(window, 'crypto').get);
const subtleOf = window.isSecureContext && getter(Crypto, 'subtle');
const digest = subtleOf && methodOf(SubtleCrypto, 'digest');
const toBinary = window.atob.bind(window);
const splitAt = methodOf(String, 'split');
const algorithms = { __proto__: null, sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

/** The digests of the strongest algorithm in an attribute: {algorithm, digests}; null if it names none. */
function strongest(integrity) {
  const words = splitAt(integrity, ' ');
  let best = null;
  for (let i = 0; i < words.length; i++) {
    const name = slice(words[i], 0, 6), rest = slice(words[i], 7);
    if (!algorithms[name]) continue;
    if (!best || name > best.name) best = { __proto__: null, name, digests: [] };
    const end = indexOf(rest, '?');
    if (name === best.name) append(best.digests, end < 0 ? rest : slice(rest, 0, end));
  }
  return best;
}

/** Promises whether bytes are the ones that an attribute names. Without `crypto.subtle` they are not. */
function matchesIntegrity(bytes, integrity) {
  const best = strongest(integrity);
  return new PagePromise((resolve) => {
    if (!best) return resolve(true);
    if (!subtleOf) return resolve(false);
    chain(digest(subtleOf(generatorOf(window)), algorithms[best.name], bytes), (buffer) => {
      const found = new Bytes(buffer);
      for (let i = 0; i < best.digests.length; i++) {
        if (areSame(found, best.digests[i])) return resolve(true);
      }
      resolve(false);
    }, () => resolve(false));
  });
}

function areSame(bytes, base64) {
  let text;
  try {
    text = toBinary(base64);
  } catch {
    return false;
  }
  if (text.length !== sizeOf(bytes)) return false;
  for (let i = 0; i < text.length; i++) if (codeAt(text, i) !== bytes[i]) return false;
  return true;
}
