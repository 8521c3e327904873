import { describe, expect, it } from 'vitest';
import { lawNumbers } from '../../src/content/lawNumbers.ts';
import { sourcesPastLimit, unfoundedLaw } from './lawProblems.ts';
import { readContent, readDocuments, readInterface } from './readContent.ts';

const source = { file: 'sources/data.yaml', text: 'en: Law 91/2025/QH15, Regulation (EU) 2016/679\n' };
const check = (file: string, text: string) => unfoundedLaw([source, { file, text }]);

describe('a statement of law', () => {
  it.each([
    ['legal/privacy/en.md', 'Law 91/2025/QH15 says so, as does Regulation (EU) 2016/679 (GDPR).'],
    ['legal/terms/en.md', 'As far as the law of Vietnam allows, we are not liable.'],
    ['guides/faq.yaml', 'The law says so.'],
  ])('is founded in %s: %s', (file, text) => expect(check(file, text)).toEqual([]));

  it.each([
    ['guides/faq.yaml', 'a\nDecree 1/2025/NĐ-CP', 'guides/faq.yaml:2 names 1/2025, which no file'],
    ['docs/legal/a.md', '163/QĐ-TTg', 'docs/legal/a.md:1 names 163/QĐ-TTg, which no file'],
    ['legal/terms/en.md', 'The law forbids it.', 'legal/terms/en.md:1 speaks of the law without the number'],
    ['legal/terms/vi.md', 'Pháp luật cấm.', 'legal/terms/vi.md:1 speaks of the law without the number'],
    ['docs/legal/a.md', 'A decree says so.', 'docs/legal/a.md:1 speaks of the law without the number'],
    ['src/i18n/texts/a.ts', "en: 'By law.'", 'src/i18n/texts/a.ts:1 speaks of the law without the number'],
    ['functions/src/emails/a.ts', "vi: 'Theo luật.'", 'speaks of the law without the number'],
    ['SECURITY.md', 'Tell A05.', 'SECURITY.md:1 speaks of the law without the number'],
  ])('needs a source in %s: %s', (file, text, sentence) =>
    expect(check(file, text)).toEqual([expect.stringContaining(sentence)]),
  );

  it('has one on every page, in every document, in the interface and in emails', () =>
    expect(unfoundedLaw([...readContent(), ...readDocuments(), ...readInterface()])).toEqual([]));
});

it('documents on the law say of each legal text when it was checked, and how long that holds', () => {
  const documents = readDocuments().filter(({ file }) => file.startsWith('docs/legal/'));
  expect(documents.length).toBeGreaterThan(1);
  for (const { file, text } of documents) {
    const [, basis = ''] = /## Legal basis\n([\s\S]*?)\n\n/.exec(text) ?? [];
    const dated = basis
      .split('\n- ')
      .filter((entry) => /Checked \d{4}-\d{2}-\d{2} .* checked again after \d+ months/.test(entry));
    const numbers = dated.flatMap(lawNumbers);
    expect([file, lawNumbers(text).filter((number) => !numbers.includes(number))]).toEqual([file, []]);
  }
});

describe('a source', () => {
  const due = (text: string) =>
    sourcesPastLimit([{ file: 'sources/a.yaml', text }], Date.parse('2026-11-27T10:00:00+07:00'));

  it('holds for its months, to the day', () => {
    expect(due('checked: 2026-08-27\nmonths: 3\n')).toEqual([
      'src/content/sources/a.yaml was checked on 2026-08-27: compare our texts with it again (3 months)',
    ]);
    expect(due('checked: 2026-08-28\nmonths: 3\n')).toEqual([]);
  });

  it('needs both, and no day of the future', () => {
    expect(due('en: Law\n')).toHaveLength(1);
    expect(due('checked: 2026-11-28\nmonths: 3\n')).toHaveLength(1);
  });

  it('is dated, each of them', () => {
    const sources = readContent().filter(({ file }) => file.startsWith('sources/'));
    expect(sources.length).toBeGreaterThan(12);
    // Uses the day of the last check, so that this test does not depend on today.
    const last = Math.max(...sources.map(({ text }) => Date.parse(/checked: (\S+)/.exec(text)?.[1] ?? '')));
    expect(sourcesPastLimit(sources, last + 86_400_000)).toEqual([]);
  });
});
