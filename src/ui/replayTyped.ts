type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (control: Element | null): control is TextControl =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && /^(?:text|tel|email|password)$/.test(control.type));

const write = (control: TextControl, text: string) => {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
};

const tell = (control: Element, event: string) => control.dispatchEvent(new Event(event, { bubbles: true }));

const replay = (control: Element) => {
  if (control instanceof HTMLSelectElement) {
    const built = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== built?.value && tell(control, 'change');
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked === control.defaultChecked) return false;
    control.checked = control.defaultChecked;
    control.click();
    return true;
  }
  if (!isText(control) || control.value === control.defaultValue) return false;
  const typed = control.value;
  control.value = control.defaultValue;
  write(control, typed);
  return tell(control, 'input');
};

/** @returns a function that restores the caret, if focus has not moved */
const holdCaret = () => {
  const { activeElement: control } = document;
  if (!isText(control)) return () => undefined;
  const { selectionStart, selectionEnd } = control;
  // Email fields have no caret position.
  if (selectionStart === null) return () => undefined;
  return () => {
    if (control === document.activeElement) control.setSelectionRange(selectionStart, selectionEnd);
  };
};

/**
 * Repeats for React what was typed, chosen and ticked before hydration, in forms that React renders empty.
 * @returns a function to call once React has rendered the values: fires `focusout` for the validation, and
 * restores the caret
 */
export const replayTyped = (form: HTMLFormElement): (() => void) => {
  const restoreCaret = holdCaret();
  const replayed = [...form.elements].filter(replay);
  return () => {
    for (const control of replayed) if (control !== document.activeElement) tell(control, 'focusout');
    restoreCaret();
  };
};
