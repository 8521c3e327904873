import { fireEvent } from '@testing-library/dom';
import { expect, onTestFinished } from 'vitest';
import { $notices } from '../../src/ui/notify.ts';
import { timeoutMs } from './timeoutMs.ts';

// Actions on an island, and assertions. They find elements by selectors: role queries take seconds with many
// bikes.

type Name = string | RegExp;
const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
const fits = (text: string, wanted: Name) =>
  typeof wanted === 'string' ? text === squeezed(wanted) : wanted.test(text);
const labelOf = (control: Element): string => {
  const { labels } = control as HTMLInputElement;
  return squeezed(labels?.[0]?.textContent);
};
const labelledBy = (element: Element): string =>
  squeezed(document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent);
const nameOf = (element: Element): string =>
  squeezed(element.getAttribute('aria-label')) ||
  labelledBy(element) ||
  (/^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ? labelOf(element) : squeezed(element.textContent));

const dialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog')].findLast(({ open }) => open);
const here = (): ParentNode => dialog() ?? document;
const find = (selector: string, name: Name): HTMLElement[] =>
  [...here().querySelectorAll<HTMLElement>(selector)].filter((one) => fits(nameOf(one), name));
const buttons = 'button, [role="button"], [role="option"]';

export const until = <T>(look: () => T) => expect.poll(look, { timeout: timeoutMs, interval: 5 });
const wait = async <T>(look: () => T | undefined, what: string): Promise<T> => {
  await until(() => look() !== undefined).toBe(true);
  const value = look();
  if (value === undefined) throw new Error(`${what} is gone again`);
  return value;
};

export const button = (name: Name) =>
  wait(() => find(buttons, name)[0] as HTMLButtonElement | undefined, `the button ${name}`);
export const control = (name: Name) =>
  wait(() => find('input, select, textarea', name)[0] as HTMLInputElement | undefined, `the control ${name}`);
export const link = (name: Name) =>
  wait(() => find('a[href]', name)[0] as HTMLAnchorElement | undefined, `the link ${name}`);
export const hasButton = (name: Name): boolean => find(buttons, name).length > 0;
export const hasLink = (name: Name): boolean => find('a[href]', name).length > 0;
export const opened = () => wait(dialog, 'the dialog');
export const hasDialog = (): boolean => dialog() !== undefined;

export const press = async (name: Name): Promise<void> => {
  fireEvent.click(await button(name));
};
export const item = (name: Name) => wait(() => find('[role="menuitem"]', name)[0], `the item ${name}`);
export const pick = async (menu: Name, name: Name): Promise<void> => {
  await press(menu);
  fireEvent.click(await item(name));
};
export const itemsOf = async (menu: Name): Promise<string[]> => {
  await press(menu);
  await item(/./);
  const names = find('[role="menuitem"]', /./).map(nameOf);
  await press(menu);
  return names;
};
/** Clicks the first link with this name. @returns whether the browser would follow it */
export const follow = async (name: Name, keys: object = {}): Promise<boolean> =>
  fireEvent.click(await link(name), keys);
export const leadsTo = async (name: Name): Promise<string | null> => (await link(name)).getAttribute('href');
export const tick = async (name: Name): Promise<void> => {
  fireEvent.click(await control(name));
};
export const says = (words: Name) =>
  typeof words === 'string'
    ? until(() => squeezed(document.body.textContent)).toContain(squeezed(words))
    : until(() => squeezed(document.body.textContent)).toMatch(words);
export const named = (name: string): HTMLInputElement =>
  here().querySelector(`[name="${name}"]`) as HTMLInputElement;
export const type = (field: Element, value: string): void => {
  fireEvent.input(field, { target: { value } });
};
export const choose = (list: Element, value: string): void => {
  fireEvent.change(list, { target: { value } });
};
export const submit = (field: HTMLInputElement): void => {
  fireEvent.submit(field.form as HTMLFormElement);
};
export const notices = (title: Name) =>
  until(() => $notices.get().some((notice) => fits(notice.title, title))).toBe(true);

/** Delays requests until the test ends. @returns a function that releases them earlier */
export const holdRequests = (): (() => void) => {
  const { fetch } = globalThis;
  const { promise: gate, resolve: go } = Promise.withResolvers<void>();
  globalThis.fetch = async (...request) => {
    await gate;
    return fetch(...request);
  };
  onTestFinished(() => {
    globalThis.fetch = fetch;
    go();
  });
  return go;
};
