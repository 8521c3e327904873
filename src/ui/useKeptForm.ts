import { useCallback, useEffect, useRef } from 'react';

const read = (key: string): ReadonlyMap<string, unknown> => {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(key) ?? '{}')));
  } catch {
    return new Map();
  }
};

const isText = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && control.type !== 'radio' && control.type !== 'password');

const textsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isText).filter(({ name }) => name !== '');

/**
 * Keeps what is typed into a form through a reload and a detour to the sign-in page, in this tab alone.
 * @example const kept = useKeptForm('support'); <form ref={kept.ref} onInput={kept.keep}>; then kept.forget()
 */
export const useKeptForm = (name: string) => {
  const key = `vongxe.kept.${name}`;
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const kept = read(key);
    for (const control of ref.current ? textsOf(ref.current) : []) {
      const text = kept.get(control.name);
      // What was typed before the script came is newer.
      if (typeof text === 'string' && control.value === control.defaultValue) control.value = text;
    }
  }, [key]);

  const keep = useCallback(() => {
    if (!ref.current) return;
    const texts = Object.fromEntries(textsOf(ref.current).map(({ name: field, value }) => [field, value]));
    try {
      sessionStorage.setItem(key, JSON.stringify(texts));
    } catch {
      // Storage is blocked: the text lasts as long as the page.
    }
  }, [key]);

  const forget = useCallback(() => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There is nothing to forget then.
    }
  }, [key]);

  return { ref, keep, forget };
};
