import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Text, type Texts, translate } from './texts.ts';

const folder = new URL('./texts/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'object' && text !== null && 'en' in text);

const everyText = async () => {
  const entries: [name: string, en: Text, vi: Text][] = [];
  for (const file of files) {
    const module: Record<string, unknown> = await import(new URL(file, folder).href);
    for (const texts of Object.values(module).filter(isTexts))
      for (const [key, { en, vi }] of Object.entries(texts)) entries.push([`${file} ${key}`, en, vi]);
  }
  return entries;
};

const forms = (text: Text) => (typeof text === 'string' ? [text] : [text.one, text.other]);
const places = (text: Text) =>
  [...new Set(forms(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();

/** Words that are equal in both languages: names, and terms that Vietnamese riders use unchanged. */
const shared =
  /^(?:[\d\s{}%.,:;|·©/+–-]|Vongxe|Google|Facebook|Zalo|WhatsApp|Instagram|Cruiser|Adventure|Naked|Touring|Menu|Cookies?|Email|E-mail|ABS|CBS|USD|GBP|EUR|VND|Hue|SYM|Honda|Yamaha|Suzuki|VinFast|Selex|OK|\{\w+\}|km|cc|MB|https:|@|Sport)+$/;

describe('texts', () => {
  it('are found', async () => {
    expect((await everyText()).length).toBeGreaterThan(100);
  });

  it('are neither empty nor untranslated', async () => {
    const wrong = (await everyText()).filter(
      ([, en, vi]) =>
        [...forms(en), ...forms(vi)].some((form) => form.trim() === '') ||
        (forms(en).join() === forms(vi).join() && !shared.test(forms(en).join(' '))),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('fill the same places in both languages', async () => {
    const wrong = (await everyText()).filter(([, en, vi]) => places(en).join() !== places(vi).join());
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});

describe('translate', () => {
  const texts = {
    rides: { en: { one: '{count} ride', other: '{count} rides' }, vi: '{count} xe' },
    hello: { en: 'Hello {name}', vi: 'Chào {name}' },
  } as const satisfies Texts;

  it.each([
    ['en', 1, '1 ride'],
    ['en', 12_500, '12,500 rides'],
    ['vi', 12_500, '12.500 xe'],
  ] as const)('in %s writes a count of %d as “%s”', (language, count, sentence) => {
    expect(translate(language, texts)('rides', { count })).toBe(sentence);
  });

  it('leaves a place open that nothing fills, rather than hide the mistake', () => {
    expect(translate('en', texts)('hello')).toBe('Hello {name}');
  });
});
