import { existsSync } from 'node:fs';
import { type Document, type Element, Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../../src/i18n/languages.ts';
import { adminEmails } from '../../../src/i18n/texts/adminEmails.ts';
import { everyEmail, everyKind, linksTo } from '../../../tests/fixtures/everyEmail.ts';
import { colourOf, contrastOf, schemes } from '../../../tests/fixtures/tokens.ts';
import { colours } from './colours.ts';
import { type Kind, receivers } from './kinds.ts';
import { composeEmail } from './mail.ts';
import { reasonFor, type reasonTexts } from './templates/reasons.ts';

const site = 'https://vongxe.example';
const photo = `${site}/photos/listing/00000000-0000-4000-8000-000000000000/400x300.webp`;

/** Kinds without a button are answered by a reply. */
const expected: Record<Kind, [reason: keyof typeof reasonTexts, buttons: 0 | 1, photos: 0 | 1]> = {
  confirmation: ['account', 1, 0],
  passwordReset: ['account', 1, 0],
  contactMessage: ['operator', 0, 0],
  takedownReceived: ['account', 0, 0],
  takedownDecided: ['message', 0, 0],
  supportRequest: ['operator', 0, 0],
  feedback: ['operator', 0, 0],
  report: ['operator', 0, 1],
  inquiry: ['conversation', 1, 1],
  reply: ['conversation', 1, 1],
  visitAgreed: ['conversation', 1, 1],
  visitReminder: ['conversation', 1, 1],
  purchase: ['once', 1, 1],
  bikeSold: ['once', 1, 1],
  boughtQuestion: ['once', 1, 1],
  reviewInvite: ['once', 1, 1],
  reviewPublished: ['once', 1, 1],
  stillForSale: ['listing', 1, 1],
  listingPaused: ['listing', 1, 1],
  leavingSoon: ['listing', 1, 1],
  moderation: ['decision', 0, 0],
  answer: ['message', 0, 0],
  alertFinds: ['alerts', 1, 1],
};

const open = (html: string): Document => {
  const { document } = new Window();
  document.write(html);
  return document;
};
const links = linksTo(`${site}/x`);
const compose = (kind: Kind, language: Language, text?: string) => {
  const choice = text === undefined ? { language } : { language, text };
  const email = composeEmail(everyEmail('lan@example.com', links, choice)[kind]);
  if (!email) throw new Error('no email');
  return email;
};
const wordsOf = (elements: Iterable<Element>) => [...elements].map((element) => element.textContent);

type Read = (element: Element) => string | undefined;
const nearest = (element: Element, read: Read): string | undefined =>
  read(element) ?? (element.parentElement ? nearest(element.parentElement, read) : undefined);

/** Reads a colour as mail programs do: inline in light mode, from class rules in dark mode. */
const readColour = (document: Document, scheme: 'light' | 'dark', property: string): Read => {
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const byNight = new Map(
    [...styles.matchAll(new RegExp(`\\.([\\w-]+)\\{${property}:(#\\w{6})!important\\}`, 'g'))].map(
      ([, name = '', colour]) => [name, colour],
    ),
  );
  const inline = new RegExp(`(?:^|;)${property}:(#\\w{6})`);
  return scheme === 'light'
    ? (element) => inline.exec(element.getAttribute('style') ?? '')?.[1]
    : (element) => [...element.classList].map((name) => byNight.get(name)).find(Boolean);
};

const withWords = (document: Document) =>
  [...document.querySelectorAll('body *')].filter(
    (element) =>
      !element.closest('[style^="display:none"]') &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== ''),
  );

describe.each(languages)('every email (%s)', (reader) => {
  const languageOf = (kind: Kind) => (receivers[kind] === 'operator' ? 'en' : reader);
  const emails = everyKind.map((kind) => {
    const email = compose(kind, reader);
    return { kind, ...email, document: open(email.html) };
  });

  it.each(emails)('$kind says in one heading what happened, in the language of its reader', (email) => {
    const { kind, subject, html, document } = email;
    expect(document.documentElement.lang).toBe(languageOf(kind));
    expect(wordsOf(document.querySelectorAll('h1'))).toEqual([subject]);
    expect(document.title).toBe(subject);
    expect(document.body.textContent).not.toMatch(/undefined|null|\[object|\{\w+\}/);
    expect(html).not.toMatch(/undefined|\[object/);
  });

  it.each(emails)('$kind has one button, and ends with why it came', ({ kind, document }) => {
    const [reason, buttons] = expected[kind];
    expect(document.querySelectorAll('a.button')).toHaveLength(buttons);
    expect(wordsOf(document.querySelectorAll('td.t-ink-faint > p')).at(0)).toBe(
      reasonFor(languageOf(kind), reason, 'Minh'),
    );
  });

  it.each(emails)(
    '$kind leads to the site alone, and shows its logo and the bike',
    ({ kind, html, document }) => {
      const [, , photos] = expected[kind];
      for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g))
        expect(address).toMatch(/^https:\/\/vongxe\.example\/[^?#]*$/);
      const alt = languageOf(kind) === 'en' ? 'Photo of the Honda Wave' : 'Ảnh chiếc Honda Wave';
      const pictures = [...document.querySelectorAll('img')].map((one) =>
        ['src', 'alt', 'width', 'height'].map((name) => one.getAttribute(name)),
      );
      // The logo has an empty `alt`, since the site's name is beside it as text.
      expect(pictures).toEqual([
        [`${site}/icon-192.png`, '', '28', '28'],
        ...(photos ? [[photo, alt, '96', '72']] : []),
      ]);
    },
  );

  it.each(emails)('$kind can be read by day and by night', ({ document }) => {
    const elements = withWords(document);
    expect(elements.length).toBeGreaterThan(3);
    for (const scheme of schemes) {
      const [text, ground] = ['color', 'background-color'].map((it) => readColour(document, scheme, it));
      if (!text || !ground) throw new Error('no colours');
      for (const element of elements) {
        const [ink = '', paper = ''] = [nearest(element, text), nearest(element, ground)];
        expect([ink, paper].join(), element.outerHTML).toMatch(/^#\w{6},#\w{6}$/);
        expect(contrastOf(ink, paper), `${scheme}: ${element.textContent}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

it('Gmail cuts off what is longer than 102 KB: the longest message in signs that HTML writes as six stays below', () => {
  for (const kind of everyKind)
    expect(Buffer.byteLength(compose(kind, 'vi', '"'.repeat(5_000)).html)).toBeLessThan(100_000);
});

it('the logo is a file of the site', () =>
  expect(existsSync(new URL('../../../public/icon-192.png', import.meta.url))).toBe(true));

it.each(Object.entries(colours))('the colour %s is that of the site by day and by night', (name, pair) =>
  expect(pair).toEqual([colourOf(name, 'light'), colourOf(name, 'dark')]),
);

it('operators read the name of each kind that failed', () => {
  expect(
    Object.keys(adminEmails)
      .filter((key) => key.startsWith('failedEmail.'))
      .toSorted(),
  ).toEqual(
    Object.keys(receivers)
      .map((kind) => `failedEmail.${kind}`)
      .toSorted(),
  );
});
