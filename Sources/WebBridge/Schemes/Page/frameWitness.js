// Shows the key of the hello to the engine's witness, a script in a world that no page reaches, whenever the witness asks by
// an event. The witness reports the origin and the frame of the document, where the engine itself does not.

const place = window.visualViewport;
const KeyEvent = window.MessageEvent;
const showTo = method(EventTarget, 'dispatchEvent');

addListener(place, options.event + '?',
  () => showTo(place, new KeyEvent(options.event, { __proto__: null, lastEventId: key })));
