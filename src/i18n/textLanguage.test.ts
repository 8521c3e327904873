import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { foldAccents } from '../domain/text/foldAccents.ts';
import { textLanguage } from '../domain/text/writtenIn.ts';

type Entry = { en: unknown; vi: unknown };
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'en' in value && 'vi' in value;
const isSentence = (text: unknown): text is string => typeof text === 'string' && text.split(' ').length >= 5;

/** Returns the site's sentences. The word lists under test were made from other texts. */
const sentences = async () => {
  const samples = { en: [] as string[], vi: [] as string[] };
  const folder = new URL('./texts/', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => !name.includes('.test.'))) {
    const module: Record<string, unknown> = await import(new URL(file, folder).href);
    for (const entry of Object.values(module)
      .flatMap((texts) => Object.values(Object(texts)))
      .filter(isEntry))
      for (const lang of ['en', 'vi'] as const) {
        const text = entry[lang];
        if (isSentence(text)) samples[lang].push(text.replace(/\{\w+\}/g, ''));
      }
  }
  return samples;
};

it('the language of the site’s own sentences is known, also without accents', async () => {
  const { en, vi } = await sentences();
  expect(Math.min(en.length, vi.length)).toBeGreaterThan(300);
  const plain = vi.map(foldAccents);
  const missed = {
    en: en.filter((text) => textLanguage(text) !== 'en'),
    vi: vi.filter((text) => textLanguage(text) !== 'vi'),
    plain: plain.filter((text) => textLanguage(text) !== 'vi'),
  };
  console.log(
    `textLanguage: ${missed.en.length} of ${en.length} English, ${missed.vi.length} of ${vi.length} Vietnamese, ${missed.plain.length} of them without accents missed`,
  );
  expect(missed.en.length / en.length).toBeLessThan(0.025);
  expect(missed.vi.length / vi.length).toBeLessThan(0.005);
  expect(missed.plain.length / vi.length).toBeLessThan(0.02);
});
