// What does not fit on the page that is shown: text that is cut, too small, or over something else;
// controls on each other; parts that spill out of what holds them; a page wider than its window.
// Layers that lie over others on purpose carry data-over, and are looked at by themselves; what is
// panned (data-pans) may lie half outside, as what scrolls; letters
// in a picture with data-art are part of the drawing.
() => {
  const LEAST = 12; // pixels of the smallest text
  const SLACK = 2.5; // pixels: borders touch, shadows and rounded ends overlap
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button]';
  const LAYER = '[data-over], dialog, [popover], [role=menu]';
  const found = [];

  const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

  const named = (element) => {
    const name = element.localName + (element.id ? `#${element.id}` : '');
    const classes = [...element.classList].filter((each) => !each.startsWith('svelte-'));
    return [name, ...classes].join('.');
  };
  const told = (element) => {
    const around = element.parentElement?.closest('[class]');
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${around ? `${named(around)} > ` : ''}${named(element)} "${text}"`;
  };
  const report = (kind, what) => {
    const line = `${kind}: ${what}`;
    if (!found.includes(line)) found.push(line);
  };

  // The page stands still while it is looked at: each thing is asked for once.
  const once = (ask) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element);
    };
  };
  const styleOf = once((element) => getComputedStyle(element));
  const boxOf = once((element) => element.getBoundingClientRect());
  const hidden = once((element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('.unseen, [inert], [aria-hidden="true"].away') !== null ||
    (modal !== null && !modal.contains(element)));
  // What a drawing is made of is no part of the page.
  const parts = [...document.querySelectorAll('body *')].filter(
    (each) => !(each instanceof SVGElement && each.ownerSVGElement !== null));

  const isClipped = (style) => style.clipPath !== 'none' && style.clipPath.includes('inset(50%)');

  // The part of a box that its ancestors let be seen; and whether it can be scrolled into sight.
  function seen(box, element) {
    let { left, top, right, bottom } = box;
    let scrolls = false;
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      if (isClipped(style)) return { part: null, scrolls: true };
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      const cuts = [style.overflowX, style.overflowY].map((each) => each !== 'visible');
      if ((!cuts[0] && !cuts[1]) || style.display === 'inline') continue;
      const edge = boxOf(at);
      const moves = (each) => each === 'auto' || each === 'scroll';
      if ([style.overflowX, style.overflowY].some(moves) || at.hasAttribute('data-pans')) {
        scrolls = true;
      }
      if (cuts[0]) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (cuts[1]) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (style.position === 'fixed') break;
    }
    const part = right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
    return { part, scrolls };
  }

  const over = (a, b) => ({
    x: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    y: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  const meet = (a, b, slack = SLACK) => {
    const { x, y } = over(a, b);
    return x > slack && y > slack;
  };
  const closestLayer = once((element) => element.closest(LAYER));
  const layerOf = once((element) => {
    const layer = element.closest(LAYER);
    if (layer !== null) return layer;
    // What is fixed lies over what scrolls.
    for (let at = element; at !== null; at = at.parentElement) {
      if (styleOf(at).position === 'fixed') return at;
    }
    return null;
  });

  // Text
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === '' || element.closest('script, style, title, option, noscript, [data-art]')) continue;
    if (hidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (boxes.length === 0) continue;
    const style = styleOf(element);
    const svg = element.closest('svg');
    const scale = svg === null ? 1 : Math.abs(element.getCTM?.()?.a ?? 1) * 1;
    const screen = element.getScreenCTM?.();
    const grown = screen ? Math.hypot(screen.a, screen.b) : scale;
    const size = parseFloat(style.fontSize) * (svg === null ? 1 : grown);
    const parts = [];
    let cut = false;
    for (const box of boxes) {
      const { part, scrolls } = seen(box, element);
      if (part === null) continue;
      const lost = Math.max(
        part.left - box.left, box.right - part.right, part.top - box.top, box.bottom - part.bottom);
      // Lines are a little higher than their letters.
      if (!scrolls && lost > Math.max(SLACK, 0.25 * box.height)) cut = true;
      parts.push(part);
    }
    if (parts.length === 0) continue;
    if (size < LEAST - 0.05) report('small', `${size.toFixed(1)} px ${told(element)}`);
    if (cut) report('cut', told(element));
    if (parts.some((part) => part.right > innerWidth + 1 || part.left < -1)) {
      report('outside', told(element));
    }
    texts.push({ element, parts, layer: layerOf(element) });
  }
  for (const element of parts) {
    const style = styleOf(element);
    const ellipsis = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    const clamped = style.webkitLineClamp !== 'none' && style.overflowY === 'hidden' &&
      element.scrollHeight > element.clientHeight + 2;
    if ((ellipsis || clamped) && !element.matches('input') && !hidden(element)) report('cut', told(element));
  }

  const related = (a, b) => a.contains(b) || b.contains(a);
  for (let i = 0; i < texts.length; i += 1) {
    for (let j = i + 1; j < texts.length; j += 1) {
      const [a, b] = [texts[i], texts[j]];
      if (a.layer !== b.layer || related(a.element, b.element)) continue;
      if (a.parts.some((one) => b.parts.some((other) => meet(one, other)))) {
        report('over', `${told(a.element)} and ${told(b.element)}`);
      }
    }
  }

  // Controls: no two on each other, none over words that are not its own.
  const isBare = (element) => {
    const style = styleOf(element);
    return style.backgroundColor === 'rgba(0, 0, 0, 0)' && style.backgroundImage === 'none' &&
      element.textContent.trim() === '' && element.querySelector('svg, img') === null;
  };
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((each) => each instanceof HTMLElement && !hidden(each))
    .map((element) => ({
      element, bare: isBare(element), layer: layerOf(element),
      ...seen(boxOf(element), element),
    }))
    .filter(({ part }) => part !== null);
  for (let i = 0; i < controls.length; i += 1) {
    const a = controls[i];
    for (let j = i + 1; j < controls.length; j += 1) {
      const b = controls[j];
      if (a.layer !== b.layer || related(a.element, b.element)) continue;
      if (meet(a.part, b.part, 4)) report('over', `${told(a.element)} and ${told(b.element)}`);
    }
    if (a.bare) continue;
    for (const text of texts) {
      if (text.layer !== a.layer || related(a.element, text.element)) continue;
      if (text.element.closest('label')?.contains(a.element)) continue;
      if (text.parts.some((part) => meet(part, a.part, 4))) {
        report('over', `${told(a.element)} and ${told(text.element)}`);
      }
    }
  }

  // Parts of the page: neighbours beside each other, and inside of what holds them.
  const flows = (style) => style.position === 'static' || style.position === 'relative';
  const isDrawn = (style) =>
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none' ||
    parseFloat(style.borderTopWidth) > 1;
  for (const parent of parts) {
    if (!(parent instanceof HTMLElement) || hidden(parent)) continue;
    const children = [...parent.children].filter((child) => {
      if (hidden(child) || child.matches(LAYER)) return false;
      const style = styleOf(child);
      const box = boxOf(child);
      return flows(style) && style.float === 'none' && style.display !== 'inline' && style.display !== 'contents' &&
        !isClipped(style) && box.width > 4 && box.height > 4;
    });
    const boxes = children.map((child) => boxOf(child));
    for (let i = 0; i < children.length; i += 1) {
      for (let j = i + 1; j < children.length; j += 1) {
        if (meet(boxes[i], boxes[j], 6.5)) {
          report('over', `${told(children[i])} and ${told(children[j])}`);
        }
      }
    }
    const style = styleOf(parent);
    if (!isDrawn(style) || style.overflowX !== 'visible' || style.display.startsWith('inline')) continue;
    const edge = boxOf(parent);
    const inside = parts.filter((each) => each !== parent && parent.contains(each));
    const out = [];
    for (const each of inside) {
      if (out.some((outer) => outer.contains(each))) continue;
      if (hidden(each) || closestLayer(each) !== closestLayer(parent)) continue;
      const its = styleOf(each);
      if (!flows(its) || isClipped(its)) continue;
      const box = boxOf(each);
      if (box.width < 4 || box.height < 4) continue;
      const { part } = seen(box, each);
      if (part === null) continue;
      const spilt = Math.max(
        edge.left - part.left, part.right - edge.right, edge.top - part.top, part.bottom - edge.bottom);
      if (spilt <= 3.5) continue;
      out.push(each);
      report('spills', `${spilt.toFixed(0)} px ${told(each)} out of ${named(parent)}`);
    }
  }

  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) report('sideways', `the page is ${wide} wide`);
  return found.slice(0, 30);
}
