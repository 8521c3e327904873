type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (control: Element | null): control is TextControl =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && /^(?:text|tel|email|password)$/.test(control.type));

/** Writes a text past React, which then takes the event for a new one. */
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

/** @returns what puts the caret back where it stands now, if nobody has gone elsewhere */
const holdCaret = () => {
  const { activeElement: control } = document;
  if (!isText(control)) return () => undefined;
  const { selectionStart, selectionEnd } = control;
  // An address knows of no caret.
  if (selectionStart === null) return () => undefined;
  return () => {
    if (control === document.activeElement) control.setSelectionRange(selectionStart, selectionEnd);
  };
};

/**
 * Tells the controls of a form what was typed, chosen and ticked while it was HTML alone, as if it happened now.
 * For a form that was built into its page with nothing filled in.
 * @returns what is to be done once the controls have been drawn with it: a control has to know its text before it hears that
 * somebody is done with it
 */
export const replayTyped = (form: HTMLFormElement): (() => void) => {
  const restoreCaret = holdCaret();
  const told = [...form.elements].filter(replay);
  return () => {
    for (const control of told) if (control !== document.activeElement) tell(control, 'focusout');
    restoreCaret();
  };
};
