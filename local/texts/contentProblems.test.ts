import { describe, expect, it } from 'vitest';
import { plainSpelling } from './checkSpelling.ts';
import { brokenLinks, datesPastLimit, unfoundedFigures } from './contentProblems.ts';

const isPage = (address: string) => ['/contact', '/vi/contact'].includes(address);
const links = (file: string, text: string) => brokenLinks([{ file, text }], isPage);

describe('a link in a text', () => {
  it.each([
    ['legal/terms/en.md', 'See [contact](/contact), [law](https://vbpl.vn) and [above](#papers).'],
    ['legal/terms/vi.md', 'Xem [liên hệ](/vi/contact).'],
    ['guides/faq.yaml', 'texts:\n  vi:\n    answer: Xem [liên hệ](/vi/contact).\n'],
  ])('of %s is right', (file, text) => {
    expect(links(file, text)).toEqual([]);
  });

  it.each([
    [
      'legal/terms/en.md',
      'a\n[x](/contcat)',
      'src/content/legal/terms/en.md:2 links to /contcat, which is no page',
    ],
    [
      'legal/terms/vi.md',
      '[x](/contact)',
      'src/content/legal/terms/vi.md:1 links to /contact, a page of the other language',
    ],
    [
      'guides/faq.yaml',
      'texts:\n  vi:\n    questions:\n      - answer: "[x](/contact)"\n',
      'src/content/guides/faq.yaml: texts.vi.questions.0.answer links to /contact, a page of the other language',
    ],
    [
      'legal/terms/en.md',
      '[x](vbpl.vn)',
      'src/content/legal/terms/en.md:1 links to vbpl.vn, which is no address with https',
    ],
  ])('of %s that is %j is said to be broken', (file, text, sentence) => {
    expect(links(file, text)).toEqual([sentence]);
  });
});

describe('a figure', () => {
  const check = (figure: string, text = '') =>
    unfoundedFigures(
      [
        { file: 'figures/a.yaml', text: figure },
        { file: 'sources/law.yaml', text: 'en: Law\n' },
        { file: 'guides/buying-guide/legal/en.md', text },
      ],
      ['points'],
    );

  it('needs a source that exists', () => {
    expect(check('from: 1\nsource: law\n', '{a} {points}')).toEqual([]);
    expect(check('from: 1\n')).toEqual(['src/content/figures/a.yaml has no source']);
    expect(check('from: 1\nsource: lwa\n')).toEqual([
      'src/content/figures/a.yaml has the source lwa, which src/content/sources lacks',
    ]);
  });

  it('has to exist where a text names it', () => {
    expect(check('from: 1\nsource: law\n', '\nfrom {b}')).toEqual([
      'src/content/guides/buying-guide/legal/en.md:2 names {b}, which src/content/figures lacks',
    ]);
  });
});

it('a figure may lie 180 days back, a wording a year, and nothing ahead', () => {
  const text =
    'a: { asOf: 2026-05-28 }\nb: { asOf: 2026-05-29 }\nrevised: 2025-11-24\nrevised: 2025-11-25\nrevised: 2026-11-26\n';
  expect(datesPastLimit([{ file: 'x.yaml', text }], Date.parse('2026-11-25T10:00:00+07:00'))).toEqual([
    'src/content/x.yaml:1 is of 2026-05-28: look at it again (180 days)',
    'src/content/x.yaml:3 is of 2025-11-24: look at it again (365 days)',
    'src/content/x.yaml:5 is of 2026-11-26, which has not come yet',
  ]);
});

it('an unknown word is said with its line', () => {
  const printed = 'src/content/a.md:3:8 - Unknown word (teh) fix: (the)\nother words\n';
  expect(plainSpelling(printed)).toEqual(['src/content/a.md:3 has “teh”']);
});
