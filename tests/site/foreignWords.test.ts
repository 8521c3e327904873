import { expect, it } from 'vitest';
import { vietnameseWords } from '../fixtures/vietnameseWords.ts';
import { builtPages, decode, readFile } from './built.ts';

const silent = new Set(['script', 'style']);
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const token = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>|([^<]+)/giu;
const spoken = /\s(?:alt|aria-label|placeholder|title)="([^"]*)"/gu;

/** Returns Vietnamese words that a page marks as English: screen readers mispronounce them (WCAG 3.1.2). */
const unmarked = (html: string): string[] => {
  const open: { name: string; lang: string | undefined }[] = [];
  const words: string[] = [];
  for (const [, slash, tag = '', attributes = '', text = ''] of html.matchAll(token)) {
    const name = tag.toLowerCase();
    const around = open.at(-1);
    if (silent.has(around?.name ?? '') && !(slash && name === around?.name)) continue;
    if (slash) {
      const index = open.findLastIndex((one) => one.name === name);
      if (index >= 0) open.splice(index);
      continue;
    }
    const lang = /\slang="([^"]*)"/u.exec(attributes)?.[1] ?? around?.lang;
    if (lang === 'en')
      for (const passage of [text, ...[...attributes.matchAll(spoken)].map(([, value = '']) => value)])
        words.push(...vietnameseWords(decode(passage)));
    if (name && !empty.has(name) && !attributes.endsWith('/')) open.push({ name, lang });
  }
  return words;
};

it.each(builtPages())('every Vietnamese word of %s is marked as Vietnamese', (address) =>
  expect(unmarked(readFile(`${address}.html`))).toEqual([]),
);

it.each([
  ['<html lang="en"><body><p>the cà vẹt</p></body></html>', ['vẹt']],
  ['<html lang="en"><body><p>the <em lang="vi">cà vẹt</em> of <br> the chủ</p></body></html>', ['chủ']],
  ['<html lang="en"><body><img alt="chính chủ"><script>"chủ <p>"</script></body></html>', ['chủ']],
  ['<html lang="vi"><body><p>cà vẹt</p></body></html>', []],
])('the test sees one: %s', (html, words) => expect(unmarked(html)).toEqual(words));
