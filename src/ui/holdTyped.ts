type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (node: Element | null): node is Control =>
  Boolean(node?.matches('input:not([type=file], [type=hidden]), textarea, select'));

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

/** Returns controls by form, name and type. Controls with equal keys are numbered in document order. */
const namedControls = (within: ParentNode): Map<string, Control> => {
  const named = new Map<string, Control>();
  for (const control of within.querySelectorAll('input, textarea, select')) {
    if (!isControl(control)) continue;
    const { name, type, form } = control;
    const key = [form?.ariaLabel, name, type, isTicked(control) && control.value].join();
    let index = 0;
    while (named.has(key + index)) index += 1;
    named.set(key + index, control);
  }
  return named;
};

const tell = (control: Control, event: string) => control.dispatchEvent(new Event(event, { bubbles: true }));

/** Writes the value with the browser's own setter, so that React handles the event as a change. */
const copy = (from: Control, to: Control) => {
  if (isTicked(from) && isTicked(to)) {
    if (from.checked !== to.checked) to.click();
  } else if (from.value !== to.value) {
    const prototype = Object.getPrototypeOf(to);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(to, from.value);
    tell(to, to instanceof HTMLSelectElement ? 'change' : 'input');
    // Sends `focusout` after React has rendered the value: without it, suggestions would stay open.
    queueMicrotask(() => to !== document.activeElement && tell(to, 'focusout'));
  }
};

/**
 * Remembers the values of controls before an island is rendered again.
 * @param within the island, or the page if no other island can render meanwhile
 * @returns a function that restores values, ticks and focus in new controls, until the first click or key
 * press
 */
export const holdTyped = (within: ParentNode): (() => void) => {
  const before = namedControls(within);
  const { activeElement: focused } = document;
  const caret = isControl(focused) && 'selectionStart' in focused ? focused.selectionStart : null;
  return () => {
    const lost = new Map([...before].filter(([, control]) => !control.isConnected));
    if (lost.size === 0) return;
    const restore = () => {
      for (const [key, control] of namedControls(within)) {
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
    watch.observe(within, { childList: true, subtree: true });
    for (const sign of ['pointerdown', 'keydown'])
      document.addEventListener(sign, () => watch.disconnect(), { once: true, capture: true });
    restore();
  };
};
