import { describe, expect, it } from 'vitest';
import { answersTo, factGroups, factQuestions, isTick } from '../domain/listings/factQuestions.ts';
import { describeFacts, summarizeFacts } from './describeFacts.ts';
import { languages } from './languages.ts';
import { factForm } from './texts/factForm.ts';
import { facts as texts } from './texts/facts.ts';

const codes = factQuestions.flatMap((question) =>
  answersTo(question).map((answer) => `${question}:${answer}`),
);

describe('the sentences of facts', () => {
  it('are there for every answer, and for nothing else', () => {
    const groups = factGroups.map((group) => `group.${group}`);
    expect(Object.keys(texts).toSorted()).toEqual(
      ['title', ...groups, 'plate', 'emissions', 'serviced', ...codes].toSorted(),
    );
  });

  it('are different, whole, and end as sentences do, but for things', () => {
    for (const language of languages) {
      const groups = codes.flatMap((code) => describeFacts(language, [code]));
      expect(groups).toHaveLength(codes.length);
      expect(new Set(groups.flatMap(({ sentences }) => sentences)).size).toBe(codes.length);
      for (const { group, sentences } of groups)
        for (const sentence of sentences) {
          expect(sentence).toMatch(group === 'included' ? /^\p{Lu}[^.{}]+$/u : /^\p{Lu}[^{}]+\.$/u);
          expect(sentence.length).toBeLessThanOrEqual(72);
        }
    }
  });

  it('stand under their headings, in the language of the reader', () => {
    const facts = [
      'keys:2',
      'owners:2',
      'papers:own_name',
      'plate:da-nang',
      'serviced:2026-05',
      'helmet:yes',
    ];
    expect(describeFacts('en', facts)).toEqual([
      {
        group: 'papers',
        title: 'Papers',
        sentences: [
          "The papers are in the seller's name.",
          'The plate is from Da Nang.',
          'Two owners so far.',
        ],
      },
      { group: 'history', title: 'History', sentences: ['Last serviced in May 2026.'] },
      { group: 'included', title: 'Comes with', sentences: ['Two keys', 'Helmet'] },
    ]);
    expect(describeFacts('vi', facts)).toEqual([
      {
        group: 'papers',
        title: 'Giấy tờ',
        sentences: ['Xe chính chủ.', 'Biển số Đà Nẵng.', 'Xe qua hai đời chủ.'],
      },
      { group: 'history', title: 'Lịch sử xe', sentences: ['Lần bảo dưỡng gần nhất là tháng 5 năm 2026.'] },
      { group: 'included', title: 'Kèm theo xe', sentences: ['Hai chìa khóa', 'Mũ bảo hiểm'] },
    ]);
  });

  it('say nothing of what a later build asks', () => {
    expect(describeFacts('en', ['colour:red', 'owners:seven', 'serviced:soon', 'plate:atlantis'])).toEqual(
      [],
    );
  });
});

describe('facts in one line', () => {
  it('are the papers, the owners and the price', () => {
    const facts = ['card:original', 'owners:1', 'papers:own_name', 'price:open', 'tyres:new'];
    expect(summarizeFacts('vi', facts)).toBe('Xe chính chủ. Xe một đời chủ. Giá còn thương lượng.');
    expect(summarizeFacts('en', facts)).toBe(
      "The papers are in the seller's name. One owner so far. The price is open to offers.",
    );
    expect(summarizeFacts('en', ['price:firm'])).toBe('The price is firm.');
  });
  it('are nothing where nothing is said', () => {
    expect(summarizeFacts('vi', [])).toBe('');
    expect(summarizeFacts('vi', ['tyres:new'])).toBe('');
  });
});

it('the form has a question for each, and a short label for each answer', () => {
  const labelled = factQuestions.flatMap((question) =>
    isTick(question) ? [] : answersTo(question).map((answer) => `${question}:${answer}`),
  );
  expect(Object.keys(factForm).toSorted()).toEqual(
    ['answered', 'notSaid', ...factQuestions, ...labelled].toSorted(),
  );
  for (const { en, vi } of Object.values(factForm))
    for (const label of [en, vi]) if (typeof label === 'string') expect(label.length).toBeLessThanOrEqual(31);
});
