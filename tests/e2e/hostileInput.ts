import type { BrowserContext, Locator, Page } from '@playwright/test';
import { FullName } from '../../src/domain/accounts/profile.schema.ts';
import { wellFormed } from '../../src/domain/text/wellFormed.ts';
import { hostileKinds } from '../fixtures/hostileStrings.ts';
import { test as base, expect } from './browser.ts';

/** @example chosen(1)[0] // => '' */
export const chosen = (ofEach: number): string[] =>
  hostileKinds.flatMap(([, strings]) =>
    Array.from(
      { length: ofEach },
      (_, index) => strings[Math.floor((index * strings.length) / ofEach)] ?? '',
    ),
  );

const ofKind = (wanted: string, maxCount = Number.POSITIVE_INFINITY, passes = (_: string) => true) =>
  hostileKinds.flatMap(([kind, strings]) =>
    kind === wanted ? strings.filter(passes).slice(0, maxCount) : [],
  );

/** Hostile strings, one of each kind. Unit tests of the domain use all. */
export const some = chosen(1);
export const markup = ofKind('tags', 6, (text) => text.length < 40);
/** Markup that is valid as a profile's name. */
export const [tagName = ''] = ofKind(
  'tags',
  1,
  (text) => text.startsWith('<svg ') && FullName.safeParse(text).success,
);

export const asLines = (strings: readonly string[], maxLength: number) => {
  const lines: string[] = [];
  for (const text of strings) if (lines.join('\n').length + text.length < maxLength) lines.push(text);
  return lines.join('\n');
};

/** Returns a text as a page shows it: HTML collapses spaces, and drops NUL and unpaired surrogates. */
export const shown = (text: string | null) =>
  wellFormed(text ?? '')
    .replaceAll('\0', '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Asserts that one element shows the whole text, uninterpreted.
 * @param timeoutMs how long to wait on this page, if the caller reloads it and retries
 */
export const expectShown = (area: Locator, text: string, timeoutMs?: number) =>
  expect
    .poll(async () => (await area.allTextContents()).some((all) => shown(all).includes(shown(text))), {
      message: `shows ${JSON.stringify(text.slice(0, 200))}`,
      ...(timeoutMs !== undefined && { timeout: timeoutMs }),
    })
    .toBe(true);

export const insert = async (field: Locator, text: string): Promise<string> => {
  // Passed as JSON, since UTF-8 has no unpaired surrogates.
  await field.evaluate((control: HTMLInputElement | HTMLTextAreaElement, json: string) => {
    const typed: string = JSON.parse(json);
    control.focus();
    control.select();
    document.execCommand(typed === '' ? 'delete' : 'insertText', false, typed);
  }, JSON.stringify(text));
  return field.inputValue();
};

/**
 * Returns whether a field may contain `value` after receiving `text`. Fields may replace line breaks by
 * spaces and cut off the end.
 */
const keeps = (value: string, text: string) => {
  const line = (whole: string) => wellFormed(whole).replace(/\r\n?|\n/g, ' ');
  return line(text).startsWith(line(value)) || line(text).trim().startsWith(line(value).trim());
};

/** Inserts a text and asserts that the field contains its beginning. @returns the field's value */
export const insertWords = async (field: Locator, text: string): Promise<string> => {
  const value = await insert(field, text);
  expect(keeps(value, text), `${JSON.stringify(text.slice(0, 80))} became ${JSON.stringify(value)}`).toBe(
    true,
  );
  return value;
};

/**
 * Inserts a text into an amount field, which may then contain nothing, a number, or the beginning of the
 * text.
 */
export const insertAmount = async (field: Locator, text: string): Promise<void> => {
  const value = await insert(field, text);
  expect(
    /^(?:\d{1,3}(?:\.\d{3})*|\d*)$/.test(value) || keeps(value, text),
    `${JSON.stringify(text.slice(0, 80))} became ${JSON.stringify(value)}`,
  ).toBe(true);
};

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

/** Records effects of injected markup: dialogs, foreign requests, active elements. */
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
    // Ignores missing photos, since bikes of other tests have none.
    if (message.type() === 'error' && !/\/photos\//.test(message.location().url)) seen.push(message.text());
  });
  await page.addInitScript(watchElements);
  return seen;
};

/** Fails if the test's page, or one that it opens, interprets a text as markup. */
export const test = base.extend<{ effects: undefined; open: () => Promise<Page> }>({
  // Milliseconds. A click fails if a long text has pushed the button out of reach.
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

/** Asserts that a long word makes no page wider than a phone. */
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
