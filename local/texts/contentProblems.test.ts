import { describe, expect, it } from 'vitest';
import { plainSpelling } from './checkSpelling.ts';
import { brokenLinks, datesPastLimit, unfoundedFigures } from './contentProblems.ts';

const isPage = (address: string) => ['/contact', '/vi/contact'].includes(address);
const links = (file: string, text: string) => brokenLinks([{ file, text }], isPage);

describe('a link in a text', () => {
  it.each([
    ['legal/en/terms.md', 'See [contact](/contact), [law](https://vbpl.vn) and [above](#papers).'],
    ['legal/vi/terms.md', 'Xem [liên hệ](/vi/contact).'],
  ])('of %s is right', (file, text) => {
    expect(links(file, text)).toEqual([]);
  });

  it.each([
    [
      'legal/en/terms.md',
      'a\n[x](/contcat)',
      'src/content/legal/en/terms.md:2 links to /contcat, which is no page',
    ],
    [
      'legal/vi/terms.md',
      '[x](/contact)',
      'src/content/legal/vi/terms.md:1 links to /contact, a page of the other language',
    ],
    [
      'legal/en/terms.md',
      '[x](vbpl.vn)',
      'src/content/legal/en/terms.md:1 links to vbpl.vn, which is no address with https',
    ],
  ])('of %s that is %j is said to be broken', (file, text, sentence) => {
    expect(links(file, text)).toEqual([sentence]);
  });
});

describe('a figure', () => {
  const sources = 'law:\n  en: Law\nfines:\n  en: Fines\n';
  const check = (figures: string, text = '') =>
    unfoundedFigures([{ file: 'guides/en/buying-guide/legal.md', text }], {
      figures,
      sources,
      also: ['points'],
    });

  it('needs a source that is there, on one line or below', () => {
    expect(
      check('# all\na: { from: 1, source: law }\nb:\n  from: 2\n  source: fines\n', '{a} {b} {points}'),
    ).toEqual([]);
    expect(check('a: { from: 1 }\nb: { from: 1, source: lwa }\n')).toEqual([
      'src/content/guides/figures.yaml: a has no source',
      'src/content/guides/figures.yaml: b has the source lwa, which sources.yaml lacks',
    ]);
  });

  it('has to be there where a text names it', () => {
    expect(check('a: { from: 1, source: law }\n', '---\n\nfrom {b}')).toEqual([
      'src/content/guides/en/buying-guide/legal.md:3 names {b}, which figures.yaml lacks',
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
