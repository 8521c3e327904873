import { describe, expect, it } from 'vitest';
import { glossary } from '../../src/content/glossary.ts';
import { featureLabel, features } from '../../src/domain/listings/features.ts';
import { languages } from '../../src/i18n/languages.ts';
import { otherLanguage } from '../../src/i18n/sayPhrase.ts';
import { misusedTerms } from '../../tests/fixtures/terms.ts';
import { opinions, threads } from './exchanges.ts';
import { en, second, vi } from './words.ts';

const words = { en, vi };
const sentences = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
};
const spoken = (language: 'en' | 'vi') =>
  threads
    .filter((thread) => thread.language === language)
    .flatMap(({ message, replies }) => [message, ...replies.map((reply) => reply.message)]);

describe('the terms of docs/style-en.md and docs/style-vi.md', () => {
  it.each([
    ['en', [...sentences(en), ...sentences(second.en), ...spoken('en')]],
    ['vi', [...sentences(vi), ...sentences(second.vi), ...spoken('vi'), ...sentences(opinions)]],
  ] as const)('hold in what the people of the demo write (%s)', (language, all) => {
    expect(all.length).toBeGreaterThan(200);
    expect(
      all.flatMap((text) => misusedTerms(language, text, 'content').map((term) => `${text}: ${term}`)),
    ).toEqual([]);
  });

  it.each([
    ['trains that run nowhere near', /tàu hỏa|by train/],
    ['the district police, which ended in 2025', /district police|công an quận|công an huyện/],
    ['files that are no longer drawn', /rút hồ sơ/],
  ])('has no %s', (_, past) => {
    expect(sentences([words, second, threads]).filter((text) => past.test(text))).toEqual([]);
  });
});

it.each(languages)(
  'what sellers of the demo write in %s is equipment that readers of the other language can read',
  (language) => {
    const written = sentences(words[language].features).filter((feature) => !features.includes(feature));
    expect(written.length).toBeGreaterThan(15);
    const other = otherLanguage(language);
    const shown = (feature: string) => glossary.inLanguage(other, featureLabel(other, feature));
    expect(written.filter((feature) => shown(feature) === feature)).toEqual([]);
  },
);
