import { getNodeText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** First visible element by role and accessible name (`*` matches any text), or by a selector. */
export interface Target {
  role?: string;
  name?: string;
  css?: string;
  within?: Target;
}

const rootOf = ({ within }: Target): HTMLElement | undefined => (within ? all(within)[0] : document.body);

const accepts = (wanted: string) => (name: string) => {
  const [start = '', ...others] = wanted.split('*');
  const end = others.pop();
  if (end === undefined) return name === wanted;
  return name.startsWith(start) && others.every((part) => name.includes(part)) && name.endsWith(end);
};

const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

function all(target: Target): HTMLElement[] {
  const root = rootOf(target);
  if (!root) return [];
  const { role, name, css = '*' } = target;
  if (role === undefined) return [...root.querySelectorAll<HTMLElement>(css)].filter(isShown);
  return queryAllByRole(root, role, name === undefined ? {} : { name: accepts(name) }).filter(
    (element) => element.matches(css) && isShown(element),
  );
}

export const texts = async (target: Target): Promise<string[]> =>
  all(target).map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim());

export const says = async (words: string): Promise<boolean> =>
  queryAllByText(document.body, (text) => text.includes(words)).some(isShown);

const isDisabled = (element: HTMLElement) =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';

const middleOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
};

/**
 * Scrolls to an element. Returns the position to press, or the reason why pressing is impossible: missing,
 * disabled, moving or covered.
 */
export const reach = async (target: Target): Promise<{ x: number; y: number } | string> => {
  const [element] = all(target);
  if (!element) return 'is not shown';
  if (isDisabled(element)) return 'is disabled';
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = middleOf(element);
  await new Promise((resolve) => setTimeout(resolve, 60));
  const { x, y } = middleOf(element);
  if (x !== before.x || y !== before.y) return 'moves';
  const hit = document.elementFromPoint(x, y);
  if (!hit) return 'is outside the window';
  const isOwn = (part: Element) =>
    element.contains(part) || part.closest('label')?.contains(element) || false;
  if (!isOwn(hit)) return `lies under <${hit.localName} class="${hit.className}">`;
  guard = { isOwn, isHit: false };
  return { x, y };
};

let guard: { isOwn: (part: Element) => boolean; isHit: boolean } | null = null;

/** Stops the events of the pending press if another element has moved under the pointer. */
for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
  addEventListener(
    kind,
    (event) => {
      if (!guard || !(event.target instanceof Element)) return;
      if (guard.isOwn(event.target)) guard.isHit = true;
      else if (!guard.isHit) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );

export const isPressed = async (): Promise<boolean> => {
  const isHit = guard?.isHit ?? true;
  guard = null;
  return isHit;
};

export const selectAll = async (): Promise<void> => {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  else if (field) getSelection()?.selectAllChildren(field);
};

export const held = async (target: Target): Promise<string> => {
  const [element] = all(target);
  return element && 'value' in element ? String(element.value) : (element?.textContent ?? '');
};

/**
 * Selects an option by its text and dispatches the browser's events: WebDriver cannot click the system's
 * list.
 */
export const choose = async (target: Target, words: string): Promise<boolean> => {
  const [element] = all(target);
  if (!(element instanceof HTMLSelectElement)) return false;
  const option = [...element.options].find((one) => getNodeText(one).trim() === words);
  if (!option || isDisabled(element)) return false;
  element.focus();
  // Calls the prototype's setter, since React overrides the element's own.
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(element, option.value);
  for (const kind of ['input', 'change']) element.dispatchEvent(new Event(kind, { bubbles: true }));
  return true;
};

export const styleOf = async (target: Target, property: string): Promise<string> => {
  const [element] = all(target);
  return element ? getComputedStyle(element).getPropertyValue(property) : '';
};

export const topOf = async (target: Target): Promise<number | null> =>
  all(target)[0]?.getBoundingClientRect().top ?? null;

export const attributesOf = async (target: Target, name: string): Promise<string[]> =>
  all(target).map((element) => element.getAttribute(name) ?? '');

export const hasFocus = async (target: Target): Promise<boolean> => all(target)[0] === document.activeElement;

export const scrollToEnd = async (): Promise<void> =>
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });

export const goBack = async (): Promise<void> => history.back();

export const store = async (entries: Record<string, string>): Promise<void> => {
  localStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  sessionStorage.setItem('cookieBannerHidden', '1');
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
};

export const address = async (): Promise<string> => location.pathname + location.search;

export const isKept = async (path: string): Promise<boolean> =>
  'serviceWorker' in navigator && (await caches.match(path)) !== undefined;

export const isHydrated = async (island: string): Promise<boolean> =>
  document.querySelector(`astro-island[component-url*="${island}"]:not([ssr])`) !== null;
