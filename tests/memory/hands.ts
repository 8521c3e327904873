import { fireEvent } from '@testing-library/dom';
import { expect } from 'vitest';
import { $notices } from '../../src/ui/notify.ts';
import { patience } from './patience.ts';

// What somebody does with an island, and what it says to them. Names are read off the elements: to ask for roles
// goes through the whole page each time, which takes seconds where there are many bikes.

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
/** Where somebody can act: in the dialog that is open, else in the page. */
const here = (): ParentNode => dialog() ?? document;
const find = (selector: string, name: Name): HTMLElement[] =>
  [...here().querySelectorAll<HTMLElement>(selector)].filter((one) => fits(nameOf(one), name));
const buttons = 'button, [role="button"], [role="option"]';

/** Waits until something is so. */
export const until = <T>(look: () => T) => expect.poll(look, { timeout: patience, interval: 5 });
const wait = async <T>(look: () => T | undefined, what: string): Promise<T> => {
  await until(() => look() !== undefined).toBe(true);
  const found = look();
  if (found === undefined) throw new Error(`${what} is gone again`);
  return found;
};

/** The first button of this name, once it is there. */
export const button = (name: Name) =>
  wait(() => find(buttons, name)[0] as HTMLButtonElement | undefined, `the button ${name}`);
/** The control with this label, once it is there. */
export const control = (name: Name) =>
  wait(() => find('input, select, textarea', name)[0] as HTMLInputElement | undefined, `the control ${name}`);
/** The first link of this name, once it is there. */
export const link = (name: Name) =>
  wait(() => find('a[href]', name)[0] as HTMLAnchorElement | undefined, `the link ${name}`);
export const hasButton = (name: Name): boolean => find(buttons, name).length > 0;
export const hasLink = (name: Name): boolean => find('a[href]', name).length > 0;
/** The dialog that is open, once one is. */
export const opened = () => wait(dialog, 'the dialog');
export const hasDialog = (): boolean => dialog() !== undefined;

/** Presses the first button or choice of this name, once it is there. */
export const press = async (name: Name): Promise<void> => {
  fireEvent.click(await button(name));
};
/** The item of this name in the menu that is open. */
export const item = (name: Name) => wait(() => find('[role="menuitem"]', name)[0], `the item ${name}`);
/** Opens a menu by its button and chooses in it. */
export const pick = async (menu: Name, name: Name): Promise<void> => {
  await press(menu);
  fireEvent.click(await item(name));
};
/** The names of the items behind a button. The menu is shut afterwards. */
export const itemsOf = async (menu: Name): Promise<string[]> => {
  await press(menu);
  await item(/./);
  const names = find('[role="menuitem"]', /./).map(nameOf);
  await press(menu);
  return names;
};
/** Presses the first link of this name. @returns whether the browser would follow it */
export const follow = async (name: Name, keys: object = {}): Promise<boolean> =>
  fireEvent.click(await link(name), keys);
/** Where the first link of this name leads. */
export const leadsTo = async (name: Name): Promise<string | null> => (await link(name)).getAttribute('href');
/** Ticks a box or chooses one of several. */
export const tick = async (name: Name): Promise<void> => {
  fireEvent.click(await control(name));
};
/** Waits for words on the page. */
export const says = (words: Name) =>
  typeof words === 'string'
    ? until(() => squeezed(document.body.textContent)).toContain(squeezed(words))
    : until(() => squeezed(document.body.textContent)).toMatch(words);
/** The control with this `name` in a form. */
export const named = (name: string): HTMLInputElement =>
  here().querySelector(`[name="${name}"]`) as HTMLInputElement;
/** Types into a control, as its form hears it. */
export const type = (field: Element, value: string): void => {
  fireEvent.input(field, { target: { value } });
};
/** Chooses in a list. */
export const choose = (list: Element, value: string): void => {
  fireEvent.change(list, { target: { value } });
};
/** Sends the form of a control. */
export const submit = (field: HTMLInputElement): void => {
  fireEvent.submit(field.form as HTMLFormElement);
};
/** Waits for a notice with this title. */
export const notices = (title: Name) =>
  until(() => $notices.get().some((notice) => fits(notice.title, title))).toBe(true);
