type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (node: Element | null): node is Control =>
  Boolean(node?.matches('input:not([type=file], [type=hidden]), textarea, select'));

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

/** Controls of the page by what they are called, and their order where several are called the same. */
const namedControls = (): Map<string, Control> => {
  const named = new Map<string, Control>();
  for (const control of document.querySelectorAll('input, textarea, select')) {
    if (!isControl(control)) continue;
    const { name, type, form } = control;
    const key = [form?.ariaLabel, name, type, isTicked(control) && control.value].join();
    let place = 0;
    while (named.has(key + place)) place += 1;
    named.set(key + place, control);
  }
  return named;
};

/** Copies a value past React, so that React takes the event for a new one. */
const copy = (from: Control, to: Control) => {
  if (isTicked(from) && isTicked(to)) {
    if (from.checked !== to.checked) to.click();
  } else if (from.value !== to.value) {
    const prototype = Object.getPrototypeOf(to);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(to, from.value);
    to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
};

/**
 * Remembers the controls of the page, before an island is drawn anew.
 * @returns puts what was typed, chosen and ticked into the controls that have taken the places of others, and focus with it;
 * controls that come later get theirs as well, until something is pressed
 */
export const holdTyped = (): (() => void) => {
  if (typeof document === 'undefined') return () => undefined;
  const before = namedControls();
  const { activeElement: focused } = document;
  const caret = isControl(focused) && 'selectionStart' in focused ? focused.selectionStart : null;
  return () => {
    const lost = new Map([...before].filter(([, control]) => !control.isConnected));
    if (lost.size === 0) return;
    const restore = () => {
      for (const [key, control] of namedControls()) {
        const from = lost.get(key);
        if (!from) continue;
        lost.delete(key);
        copy(from, control);
        if (from !== focused) continue;
        control.focus({ preventScroll: true });
        if (caret !== null && !(control instanceof HTMLSelectElement))
          control.setSelectionRange(caret, caret);
      }
      if (lost.size === 0) watch.disconnect();
    };
    const watch = new MutationObserver(restore);
    watch.observe(document, { childList: true, subtree: true });
    for (const sign of ['pointerdown', 'keydown'])
      document.addEventListener(sign, () => watch.disconnect(), { once: true, capture: true });
    restore();
  };
};
