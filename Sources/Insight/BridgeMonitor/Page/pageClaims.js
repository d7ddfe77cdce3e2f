// Lists what a page says that it shows, for the search for blank pages: text, pictures, controls, boxes and what moves,
// with their places in the window. Whether they can be seen is decided by the picture of the page.
//
// The script runs in a content world of its own, where functions are the engine's.
(function () {
  const MOST_NODES = 3000, MOST_CLAIMS = 200, MOST_LINES = 3;
  const width = window.innerWidth, height = window.innerHeight;
  const claims = [];
  let seen = 0;
  const isFull = () => claims.length >= MOST_CLAIMS || seen >= MOST_NODES;
  /** Adds a claim: its kind, and its place as far as it lies in the window. */
  const claim = (kind, box) => {
    const left = Math.max(0, box.left), top = Math.max(0, box.top);
    const right = Math.min(width, box.right), bottom = Math.min(height, box.bottom);
    if (right - left < 1 || bottom - top < 1 || isFull()) return;
    claims.push({ kind, x: left, y: top, width: right - left, height: bottom - top });
  };
  const pictures = new Set(['img', 'svg', 'canvas', 'video', 'iframe', 'object', 'embed', 'frame']);
  const controls = new Set(['input', 'textarea', 'select', 'button', 'progress', 'meter', 'audio']);
  const lines = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = range.getClientRects();
    for (let i = 0; i < boxes.length && i < MOST_LINES; i++) {
      if (!isCovered(text.parentElement || text.getRootNode().host, boxes[i])) claim('text', boxes[i]);
    }
  };
  const alpha = (color) => color === 'transparent' ? 0 : Number((/^rgba\(.*, ([\d.]+)\)$/.exec(color) || [0, 1])[1]);
  /** Whether an element has an area or a border of its own. */
  const isBox = (style) => alpha(style.backgroundColor) > 0 || parseFloat(style.borderTopWidth) > 0
    || style.backgroundImage !== 'none';
  /** Adds such an area. One that is as long as the window is a bar, and one that fills the window is its background. */
  const claimBox = (box) => {
    const isWide = box.width >= width * 0.9, isHigh = box.height >= height * 0.9;
    if (!isWide || !isHigh) claim(isWide || isHigh ? 'bar' : 'box', box);
  };
  /** Whether something opaque lies in front of the middle of a box. */
  const isCovered = (node, box) => {
    const x = (Math.max(0, box.left) + Math.min(width, box.right)) / 2;
    const y = (Math.max(0, box.top) + Math.min(height, box.bottom)) / 2;
    const front = node.getRootNode().elementFromPoint(x, y);
    if (!front || front.contains(node) || node.contains(front)) return false;
    if (getComputedStyle(node).pointerEvents === 'none') return false;
    const style = getComputedStyle(front);
    return alpha(style.backgroundColor) > 0.9 && style.opacity > 0.9;
  };
  const hasText = (style) => !['none', 'normal', '""', ''].includes(style.content);
  /** Adds what an element claims. Returns false if nothing in the element can be seen. */
  const element = (node) => {
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    if (style.display === 'none' || Number(style.opacity) < 0.05) return false;
    if (style.visibility !== 'visible') return true;
    const name = node.localName;
    if (pictures.has(name)) claim('picture', box);
    else if (controls.has(name)) claim('control', box);
    else if (name.includes('-') && !node.shadowRoot) claim('picture', box);
    if (style.backgroundImage.includes('url(')) claim(box.width < width * 0.9 ? 'picture' : 'wallpaper', box);
    else if (isBox(style)) claimBox(box);
    for (const part of ['::before', '::after']) {
      if (hasText(getComputedStyle(node, part))) claim('text', box);
    }
    return true;
  };
  const isVisible = (root) => root.nodeType !== 1 || getComputedStyle(root).visibility === 'visible';
  const visit = (root) => {
    for (let node = root.firstChild; node && !isFull(); node = node.nextSibling) {
      seen++;
      if (node.nodeType === 3) {
        if (/\S/.test(node.data) && isVisible(root)) lines(node);
      } else if (node.nodeType === 1 && element(node)) {
        if (node.shadowRoot) visit(node.shadowRoot);
        visit(node);
      }
    }
  };
  visit(document);
  for (const animation of document.getAnimations()) {
    const target = animation.effect && animation.effect.target;
    if (target && animation.playState === 'running') claim('motion', target.getBoundingClientRect());
  }
  return JSON.stringify({ width, height, claims });
})()
