import { useCallback, useEffect, useRef } from 'react';
import { sessionStore } from '../browserStorage.ts';
import { keptKey } from './keptKey.ts';

const read = (key: string): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(sessionStore.getJson(key) ?? {}));

const isText = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && control.type !== 'radio' && control.type !== 'password');

const textsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isText).filter(({ name }) => name !== '');

/**
 * Keeps a form's typed text through a reload or a sign-in, in this tab.
 * @example const kept = useKeptForm('support'); <form ref={kept.ref} onInput={kept.keep}>; then kept.forget()
 */
export const useKeptForm = (name: string) => {
  const key = keptKey(name);
  const ref = useRef<HTMLFormElement>(null);

  const keep = useCallback(() => {
    if (!ref.current) return;
    const controls = textsOf(ref.current);
    const texts = Object.fromEntries(controls.map(({ name: field, value }) => [field, value]));
    if (controls.some(({ value, defaultValue }) => value !== defaultValue))
      sessionStore.set(key, JSON.stringify(texts));
    else sessionStore.remove(key);
  }, [key]);

  useEffect(() => {
    const texts = read(key);
    for (const control of ref.current ? textsOf(ref.current) : []) {
      const text = texts.get(control.name);
      // Keeps text typed before hydration: it is newer than the stored text.
      if (typeof text === 'string' && control.value === control.defaultValue) control.value = text;
    }
    // Stores text typed before hydration.
    keep();
  }, [key, keep]);

  const forget = useCallback(() => sessionStore.remove(key), [key]);

  return { ref, keep, forget };
};
