import { describe, expect, it } from 'vitest';
import { misusedTerms } from '../../tests/fixtures/terms.ts';
import { opinions, threads } from './exchanges.ts';
import { en, second, vi } from './words.ts';

const sentences = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
};
const spoken = (language: 'en' | 'vi') =>
  sentences(
    threads
      .filter((thread) => thread.language === language)
      .map(({ message, replies }) => [message, replies]),
  );

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
    expect(
      [...sentences(en), ...sentences(vi), ...sentences(second), ...sentences(threads)].filter((text) =>
        past.test(text),
      ),
    ).toEqual([]);
  });
});
