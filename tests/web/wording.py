"""Text that no reader should meet: keys, names of the program, values that are not there.

A page is watched from its first line on. What is found is logged as an error of the page, and so
fails the test that has opened it.
"""

WATCH = r"""(() => {
  const ODD = [
    /\b(undefined|null|NaN)\b|\[object/, // values
    /[A-Za-z]_[A-Za-z]/, // names of the program
    /[{}]/, // holes of a text that nothing was put into
    /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/, // keys without a text
  ];
  const SPOKEN = ['aria-label', 'aria-valuetext', 'alt', 'placeholder', 'title'];
  const reported = new Set();

  function look(text, where) {
    const said = (text ?? '').trim();
    if (said === '' || reported.has(said) || !ODD.some((odd) => odd.test(said))) return;
    reported.add(said);
    console.error(`odd text in ${where}: ${said}`);
  }

  function read(node) {
    if (node.nodeType === Node.TEXT_NODE) {
      const around = node.parentElement;
      if (around?.closest('script, style, code') === null) look(node.data, around.localName);
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    for (const name of SPOKEN) look(node.getAttribute(name), `${node.localName} ${name}`);
    node.childNodes.forEach(read);
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(read);
      else read(target);
    }
  }).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: SPOKEN,
  });
})()"""
