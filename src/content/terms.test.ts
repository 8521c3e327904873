import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { misusedTerms } from '../../tests/fixtures/terms.ts';
import { type Language, languages } from '../i18n/languages.ts';

const folder = new URL('.', import.meta.url).pathname;
const named = (pattern: string) => globSync(`${folder}**/${pattern}`).toSorted();
/** Marks that only Vietnamese words carry. */
const vietnamese = /[ăâđêôơư]|[\u0300-\u036f]/iu;
const isVietnamese = (text: string) => vietnamese.test(text.normalize('NFD')) || /[đơư]/iu.test(text);

type Line = { where: string; lang: Language; text: string };

/** A file of words is in the language of its folder; one that both share says which in each line. */
const linesOf = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const where = `${file.slice(folder.length)}:${index + 1}`;
      if (file.endsWith('.md')) {
        const lang = file.includes('/vi/') ? ('vi' as const) : ('en' as const);
        return [{ where, lang, text: line }];
      }
      return line
        .split(/(?=\bvi: )/)
        .map((text) => ({ where, lang: isVietnamese(text) ? ('vi' as const) : ('en' as const), text }));
    });

describe('the terms of docs/style-en.md and docs/style-vi.md', () => {
  const lines = [...named('*.md'), ...named('*.yaml')].flatMap(linesOf);

  it.each(languages)('hold in guides, brands, models, the ride and legal texts (%s)', (lang) => {
    const own = lines.filter((line) => line.lang === lang);
    expect(own.length).toBeGreaterThan(500);
    expect(
      own.flatMap(({ where, text }) =>
        misusedTerms(lang, text, 'content').map((term) => `${where}: ${term}`),
      ),
    ).toEqual([]);
  });
});
