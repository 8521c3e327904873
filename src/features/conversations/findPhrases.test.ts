import { describe, expect, it } from 'vitest';
import { findPhrases } from './findPhrases.ts';

const find = (typed: string, uses = {}) => findPhrases(typed, 'buyer', uses);

describe('a phrase is found', () => {
  it.each([
    ['cà vẹt', 'papers_blue_card'],
    ['ca vet', 'papers_blue_card'],
    ['BLUE', 'papers_blue_card'],
    ['blue card orig', 'papers_blue_card'],
    ['lop', 'condition_tyres'],
    ['tyre', 'condition_tyres'],
    ['chính chủ', 'papers_own_name'],
    ['test ride', 'ride_may'],
    ['chay thu phut', 'ride_minutes'],
  ])('by %j', (typed, code) => expect(find(typed)?.[0]).toBe(code));

  it('by the name of its topic, after phrases with the word itself', () => {
    const codes = find('giay to') ?? [];
    expect(codes).toContain('papers_plate');
    const price = find('price') ?? [];
    expect(price.indexOf('price_last')).toBeLessThan(price.indexOf('price_swap'));
    expect(price).toContain('price_swap');
    expect(new Set(price).size).toBe(price.length);
  });

  it('only if all words are prefixes of its words', () => {
    expect(find('blue banana')).toEqual([]);
    expect(find('lue')).toEqual([]);
    expect(find('day')).not.toContain('visit_when');
  });

  it('for its side only, often used ones first', () => {
    expect(find('cash')).toEqual(['price_cash']);
    expect(findPhrases('cash', 'seller', {})).toEqual(['price_cash_yes', 'price_bank_yes']);
    expect(findPhrases('cash', 'seller', { price_bank_yes: 2 })?.[0]).toBe('price_bank_yes');
  });

  it.each(['', '  ', '?!', '₫'])('not by %j, which is no word', (typed) => expect(find(typed)).toBeNull());
});
