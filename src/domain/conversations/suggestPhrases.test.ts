import { describe, expect, it } from 'vitest';
import { entryOf } from './phrases.ts';
import { groupsAfter, oftenFirst, phrasesAbout, sayableBy, suggestPhrases } from './suggestPhrases.ts';

const phrasesOf = (...codes: string[]) => codes.map((code) => ({ code }));

it('a side says its own phrases and those of either', () => {
  for (const [side, other] of [
    ['buyer', 'seller'],
    ['seller', 'buyer'],
  ] as const) {
    const sides = sayableBy(side).map((code) => entryOf(code)?.by);
    expect(new Set(sides)).toEqual(new Set([side, 'either']));
    expect(sides).not.toContain(other);
  }
  expect(sayableBy('buyer')[0]).toBe('still_for_sale');
});

it('the often said come first, the others stay in their order', () => {
  expect(oftenFirst(['a', 'b', 'c', 'toString'], { c: 1, b: 4 })).toEqual(['b', 'c', 'a', 'toString']);
});

describe('after what the other side has said', () => {
  it('asked about papers, a seller is offered the answer, then other words about papers', () => {
    const codes = suggestPhrases('seller', phrasesOf('papers_blue_card'), {});
    expect(codes.slice(0, 4)).toEqual([
      'papers_blue_card_yes',
      'papers_blue_card_no',
      'papers_blue_card_bank',
      'papers_at_visit',
    ]);
    expect(codes).toHaveLength(8);
    expect(codes.every((code) => entryOf(code)?.group === 'papers')).toBe(true);
  });
  it('asked two things, the answers follow in the order of the questions', () => {
    const codes = suggestPhrases('seller', phrasesOf('price_cash', 'still_for_sale'), {});
    expect(codes.slice(0, 5)).toEqual([
      'price_cash_yes',
      'price_bank_yes',
      'still_for_sale_yes',
      'still_for_sale_no',
      'sale_promised_yes',
    ]);
  });
  it('often used answers are first among the answers; other used phrases don’t precede them', () => {
    const uses = { papers_blue_card_no: 3, manners_hello: 9 };
    const codes = suggestPhrases('seller', phrasesOf('papers_blue_card'), uses);
    expect(codes.slice(0, 2)).toEqual(['papers_blue_card_no', 'papers_blue_card_yes']);
    expect(codes).not.toContain('manners_hello');
  });
  it('the groups begin with what was talked about', () => {
    expect(groupsAfter(phrasesOf('visit_when', 'papers_plate', 'visit_where', 'later')).slice(0, 4)).toEqual([
      'visit',
      'papers',
      'sale',
      'history',
    ]);
    expect(groupsAfter([])).toHaveLength(10);
    expect(groupsAfter([])[0]).toBe('sale');
  });
});

describe('a group', () => {
  it('holds what the side can say about it, the answers to what was asked first', () => {
    expect(phrasesAbout('ride', 'buyer', phrasesOf('ride_licence'), {})).toEqual([
      'ride_licence_yes',
      'ride_licence_no',
      'ride_may',
      'ride_minutes',
      'ride_need',
      'ride_beginner',
      'ride_height',
    ]);
    expect(phrasesAbout('ride', 'buyer', [], { ride_height: 1 })[0]).toBe('ride_height');
  });
});

describe('without anything to go by', () => {
  it('the first phrase of each group is offered', () =>
    expect(suggestPhrases('buyer', [], {})).toEqual([
      'still_for_sale',
      'papers_own_name',
      'history_owners',
      'condition_starts',
      'extras_included',
      'price_last',
      'visit_where',
      'ride_may',
    ]));
  it('what is often said comes before them', () =>
    expect(suggestPhrases('buyer', phrasesOf('later'), { visit_cold: 2, price_cash: 5 }).slice(0, 3)).toEqual(
      ['price_cash', 'visit_cold', 'still_for_sale'],
    ));
});
