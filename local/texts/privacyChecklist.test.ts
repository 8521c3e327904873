import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { inRoot } from '../project.ts';
import { privacyChecklist } from './privacyChecklist.ts';

const texts = {
  en: readFileSync(inRoot('src/content/legal/privacy/en.md'), 'utf8'),
  vi: readFileSync(inRoot('src/content/legal/privacy/vi.md'), 'utf8'),
};
const sectionOf = (text: string, heading: string) =>
  text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));

describe('the privacy policy answers', () => {
  it.each(privacyChecklist)('%s', (_, ...answers) => {
    for (const [index, [heading, words]] of answers.entries()) {
      const lang = languages[index] ?? 'en';
      expect([lang, sectionOf(texts[lang], heading)]).toEqual([lang, expect.stringMatching(words)]);
    }
  });

  it('with as many sections in both languages', () => {
    const headings = (text: string) => text.match(/^## /gm)?.length;
    expect(headings(texts.vi)).toBe(headings(texts.en));
  });
});
