import { describe, expect, it } from 'vitest';
import { codePattern, type Phrase, type PhraseValues } from './phrase.ts';
import { type PhraseEntry, phraseGroups } from './phraseEntry.ts';
import { entryOf, fitsPhrase, phraseCodes, phrases } from './phrases.ts';
import { Question, SentPhrases } from './question.schema.ts';

const all = Object.entries(phrases) as [string, PhraseEntry][];
const of = (kind: PhraseEntry['kind']) => all.filter(([, entry]) => entry.kind === kind);

/** A value of each kind, valid in every phrase. */
const values: Required<PhraseValues> = {
  price: 12_500_000,
  day: '2026-11-28',
  time: '09:30',
  place: 'Gò Vấp',
  number: 3,
};
const whole = (code: string): Phrase => {
  const { wants } = entryOf(code) as PhraseEntry;
  return wants.length === 0
    ? { code }
    : { code, values: Object.fromEntries(wants.map((name) => [name, values[name]])) };
};

describe('the phrases of conversations', () => {
  it('are at least 50 questions and 80 answers', () => {
    expect(of('question').length).toBeGreaterThanOrEqual(50);
    expect(of('answer').length).toBeGreaterThanOrEqual(80);
    expect(of('question').length + of('answer').length).toBe(all.length);
  });
  it('have places for a price, a day, a time, a place and a number', () =>
    expect([...new Set(all.flatMap(([, { wants }]) => wants))].sort()).toEqual([
      'day',
      'number',
      'place',
      'price',
      'time',
    ]));
  it('have codes that the rules take', () =>
    expect(phraseCodes.filter((code) => !codePattern.test(code))).toEqual([]));
  it.each(phraseGroups)('of %s are asked by buyers, and each question is answered', (group) => {
    const inGroup = all.filter(([, entry]) => entry.group === group);
    expect(inGroup.some(([, { kind, by }]) => kind === 'question' && by !== 'seller')).toBe(true);
    const answered = new Set(all.flatMap(([, { answers }]) => answers));
    expect(inGroup.filter(([code, { kind }]) => kind === 'question' && !answered.has(code))).toEqual([]);
  });
  it('answer what is there, and what the other side can have said', () => {
    const wrong = all.flatMap(([code, { answers, by }]) =>
      answers
        .filter((answered) => {
          const other = entryOf(answered);
          return other === null || (by !== 'either' && other.by === by);
        })
        .map((answered) => `${code} < ${answered}`),
    );
    expect(wrong).toEqual([]);
  });
  it('ask nothing by answering', () =>
    expect(of('question').filter(([, { answers }]) => answers.length > 0)).toEqual([]));
  it.each([
    ['papers_own_name', { kind: 'question', group: 'papers', by: 'buyer', wants: [], answers: [] }],
    ['ride_licence', { kind: 'question', group: 'ride', by: 'seller', wants: [], answers: [] }],
    ['manners_call', { kind: 'question', group: 'manners', by: 'either', wants: [], answers: [] }],
    ['visit_see_you', { kind: 'answer', by: 'either', wants: ['day', 'time'] }],
    ['price_budget', { kind: 'answer', by: 'buyer', wants: ['price'] }],
    ['papers_plate_is', { kind: 'answer', by: 'seller', wants: ['place'], answers: ['papers_plate'] }],
  ])('know of %s: %o', (code, entry) => expect(entryOf(code)).toMatchObject(entry));
  it.each(['later', 'toString', '__proto__', ''])('know nothing of %j', (code) =>
    expect(entryOf(code)).toBeNull(),
  );
});

describe('a phrase that is sent', () => {
  it.each(phraseCodes)('%s fits with what it wants, and not with less or more', (code) => {
    const phrase = whole(code);
    expect(fitsPhrase(phrase)).toBe(true);
    expect(SentPhrases.safeParse([phrase]).success).toBe(true);
    const [first] = (entryOf(code) as PhraseEntry).wants;
    if (first) {
      expect(fitsPhrase({ code })).toBe(false);
      expect(fitsPhrase({ code, values: { ...phrase.values, [first]: undefined } })).toBe(false);
    }
    const spare = (['price', 'number'] as const).find((name) => !phrase.values || !(name in phrase.values));
    expect(fitsPhrase({ code, values: { ...phrase.values, [spare as 'price']: 5 } })).toBe(false);
  });
  it.each<[unknown, boolean]>([
    [[whole('still_for_sale')], true],
    [[whole('still_for_sale'), whole('visit_day_time'), whole('price_last')], true],
    [[], false],
    [[1, 2, 3, 4].map(() => whole('still_for_sale')), false],
    [[whole('still_for_sale'), { code: 'later' }], false],
    [[{ code: 'visit_day', values: { day: '2026-02-30' } }], false],
    [[{ code: 'price_last_is', values: { price: 0 } }], false],
    ['still_for_sale', false],
  ])('in a list %j: %s', (list, good) => {
    expect(SentPhrases.safeParse(list).success).toBe(good);
    const question = { listing_id: 'listing', name: 'Lan', phone: null, message: 'Xe còn bán không ạ?' };
    expect(Question.safeParse({ ...question, phrases: list }).success).toBe(good);
  });
});
