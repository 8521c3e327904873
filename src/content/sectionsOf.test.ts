import { describe, expect, it } from 'vitest';
import type { GuideSection } from './guideSections.ts';
import { sectionsOf } from './sectionsOf.ts';

const entry = (name: string, section: 'text' | 'legal' | 'scams', order: number, lang = 'en') => ({
  id: `${lang}/${name}`,
  data: { section, order, title: `About ${name}` } satisfies GuideSection,
});

describe('the sections of the buying guide', () => {
  it('are sorted by their order, added texts among them', () => {
    const sections = sectionsOf('en', [
      entry('scams', 'scams', 80),
      entry('storage', 'text', 15),
      entry('legal', 'legal', 10),
      entry('legal', 'legal', 10, 'vi'),
    ]);
    expect(sections.map(({ name, isText }) => [name, isText])).toEqual([
      ['legal', false],
      ['storage', true],
      ['scams', false],
    ]);
    expect(sections[1]?.title).toBe('About storage');
  });

  it.each([
    ['two of one order', [entry('a', 'text', 15), entry('b', 'text', 15)], 'have the same order: 15'],
    [
      'a name that is no anchor',
      [entry('Hà Nội', 'text', 15)],
      'src/content/guides/sections/Hà Nội.yaml: its name has to be',
    ],
    ['an anchor that is taken', [entry('sources', 'text', 15)], 'and not sources or overview'],
  ])('stop the build for %s', (_, entries, sentence) => {
    expect(() => sectionsOf('en', entries)).toThrow(sentence);
  });
});
