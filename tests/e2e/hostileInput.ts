import type { BrowserContext, Locator, Page } from '@playwright/test';
import { FullName } from '../../src/domain/accounts/profile.schema.ts';
import { wellFormed } from '../../src/domain/text/wellFormed.ts';
import { hostileKinds } from '../fixtures/hostileStrings.ts';
import { test as base, expect } from './browser.ts';

/** So many of each kind, from its beginning to its end. @example chosen(1)[0] // => '' */
export const chosen = (ofEach: number): string[] =>
  hostileKinds.flatMap(([, strings]) =>
    Array.from(
      { length: ofEach },
      (_, place) => strings[Math.floor((place * strings.length) / ofEach)] ?? '',
    ),
  );

/** Those of one kind that pass, the first so many. */
const ofKind = (wanted: string, most = Number.POSITIVE_INFINITY, passes = (_: string) => true) =>
  hostileKinds.flatMap(([kind, strings]) => (kind === wanted ? strings.filter(passes).slice(0, most) : []));

/** For every field: one of each kind; the tests of the domain go through all of them. */
export const some = chosen(1);
/** What a page can be tricked with first. */
export const markup = ofKind('tags', 6, (text) => text.length < 40);
/** The same, as a name that profiles accept. */
export const [tagName = ''] = ofKind(
  'tags',
  1,
  (text) => text.startsWith('<svg ') && FullName.safeParse(text).success,
);

/** A text of many lines, one string each, as long as a field takes it. */
export const asLines = (strings: readonly string[], most: number) => {
  const lines: string[] = [];
  for (const text of strings) if (lines.join('\n').length + text.length < most) lines.push(text);
  return lines.join('\n');
};

/** What a page shows of a text: spaces are one, and neither NUL nor half a sign gets through HTML. */
export const shown = (text: string | null) =>
  wellFormed(text ?? '')
    .replaceAll('\0', '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Shows the whole text in one element, as text.
 * @param patience for the page that is open, in milliseconds, where another one may be opened instead
 */
export const expectShown = (place: Locator, text: string, patience?: number) =>
  expect
    .poll(async () => (await place.allTextContents()).some((all) => shown(all).includes(shown(text))), {
      message: `shows ${JSON.stringify(text.slice(0, 200))}`,
      ...(patience !== undefined && { timeout: patience }),
    })
    .toBe(true);

/** Puts a text into a field as a keyboard, a paste or an input method does, half signs included. */
export const insert = async (field: Locator, text: string): Promise<string> => {
  // As JSON, because the way to the browser is UTF-8, which has no half signs.
  await field.evaluate((control: HTMLInputElement | HTMLTextAreaElement, json: string) => {
    const typed: string = JSON.parse(json);
    control.focus();
    control.select();
    document.execCommand(typed === '' ? 'delete' : 'insertText', false, typed);
  }, JSON.stringify(text));
  return field.inputValue();
};

/** What may be left of a text in a field: lines become one, and it may be cut at the field's limit. */
const keeps = (value: string, text: string) => {
  const line = (whole: string) => wellFormed(whole).replace(/\r\n?|\n/g, ' ');
  return line(text).startsWith(line(value)) || line(text).trim().startsWith(line(value).trim());
};

/** Inserts a text and looks whether the field holds its beginning. @returns what the field holds */
export const insertWords = async (field: Locator, text: string): Promise<string> => {
  const value = await insert(field, text);
  expect(keeps(value, text), `${JSON.stringify(text.slice(0, 80))} became ${JSON.stringify(value)}`).toBe(
    true,
  );
  return value;
};

/** Types into a field for an amount, of which digits are left, or the words as they are where they mean nothing. */
export const insertAmount = async (field: Locator, text: string): Promise<void> => {
  const value = await insert(field, text);
  expect(
    /^(?:\d{1,3}(?:\.\d{3})*|\d*)$/.test(value) || keeps(value, text),
    `${JSON.stringify(text.slice(0, 80))} became ${JSON.stringify(value)}`,
  ).toBe(true);
};

/** Marks what no page of ours ever adds to itself: only markup from a text would. */
const watchElements = () => {
  const strange = 'script, iframe, frame, object, embed, base, meta[http-equiv="refresh" i]';
  const judge = (element: Element) => {
    const adminActions = [...element.attributes].some(
      ({ name, value }) => name.startsWith('on') || /^[\s\0]*javascript:/i.test(value),
    );
    if (adminActions || element.matches(strange))
      console.error('a strange element', element.outerHTML.slice(0, 200));
  };
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll(`:not(script)`)) judge(element);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element) for (const one of [node, ...node.querySelectorAll('*')]) judge(one);
    }).observe(document, { childList: true, subtree: true });
  });
};

const here = new Set(['localhost', '127.0.0.1']);

/** What only a text that became markup can cause: dialogs, requests to others, elements that act. */
const watch = async (page: Page): Promise<string[]> => {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !here.has(hostname)) seen.push(`a request to ${request.url()}`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught ${error.message}`));
  page.on('console', (message) => {
    // Bikes of other tests have no pictures.
    if (message.type() === 'error' && !/\/photos\//.test(message.location().url)) seen.push(message.text());
  });
  await page.addInitScript(watchElements);
  return seen;
};

/** Fails when a text has become more than text, on the test's own page and on those that it opens for others. */
export const test = base.extend<{ effects: undefined; open: () => Promise<Page> }>({
  // A button that a text has pushed away fails here, and not at the end of the test.
  actionTimeout: 15_000,
  effects: [
    async ({ page }, use) => {
      const seen = await watch(page);
      await use(undefined);
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const seen: string[][] = [];
    await use(async () => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      contexts.push(context);
      const page = await context.newPage();
      seen.push(await watch(page));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(seen.flat()).toEqual([]);
  },
});

/** A long word must not push a page wider than a phone. */
export const expectNarrow = async (page: Page) => {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 780 });
  const beyond = await page.evaluate(() => {
    const width = document.body.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const elements = [...document.querySelectorAll('main *')];
    const wide = elements.filter((element) => element.getBoundingClientRect().right > width + 1);
    return ['a page wider than the phone', ...wide.map((element) => element.outerHTML.slice(0, 120))];
  });
  expect.soft(beyond, page.url()).toEqual([]);
  await page.setViewportSize(before);
};
