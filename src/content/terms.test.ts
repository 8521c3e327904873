import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { misusedTerms } from '../../tests/fixtures/terms.ts';
import { languages } from '../i18n/languages.ts';
import { wordsIn } from './wordsIn.ts';

const folder = new URL('.', import.meta.url).pathname;

describe('the terms of docs/style-en.md and docs/style-vi.md', () => {
  const lines = globSync('**/*.{md,yaml}', { cwd: folder }).flatMap((file) =>
    wordsIn(file, readFileSync(`${folder}${file}`, 'utf8')),
  );

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
