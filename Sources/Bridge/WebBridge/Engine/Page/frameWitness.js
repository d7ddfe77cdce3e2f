// Shows the key of the hello to the engine's witness, a script in a world that no page reaches, whenever the witness asks by
// an event. The witness reports the origin and the frame of the document, where the engine itself does not.

const place = window.visualViewport;
const KeyEvent = window.MessageEvent;
const showTo = method(EventTarget, 'dispatchEvent');

const show = () => showTo(place, new KeyEvent(options.event, { __proto__: null, lastEventId: key }));
addListener(place, options.event + '?', show);
// Unasked as well, because the engine starts the scripts of different worlds in any order.
if (key) show();
