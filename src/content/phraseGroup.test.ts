import { describe, expect, it } from 'vitest';
import { phraseGroups } from '../../tests/fixtures/phraseGroups.ts';
import { misusedTerms } from '../../tests/fixtures/terms.ts';
import { languages } from '../i18n/languages.ts';
import { PhraseGroup } from './phraseGroup.ts';

const all = phraseGroups.flatMap(([, { phrases }]) => phrases);

describe('src/content/phrases', () => {
  it('follows a meeting, from the greeting to the goodbye', () => {
    expect(phraseGroups.map(([name]) => name)).toEqual([
      'greeting',
      'papers',
      'history',
      'looking',
      'price',
      'deal',
      'seller',
      'leaving',
    ]);
  });

  it('has 40 to 60 phrases, each once', () => {
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(all.length).toBeLessThanOrEqual(60);
    for (const lang of languages) expect(new Set(all.map((phrase) => phrase[lang])).size).toBe(all.length);
  });

  it.each(languages)('keeps to the style guide, each phrase a sentence (%s)', (lang) => {
    expect(all.flatMap((phrase) => misusedTerms(lang, phrase[lang], 'content'))).toEqual([]);
    expect(all.map((phrase) => phrase[lang]).filter((text) => !/^\p{Lu}.*[.?!]$/u.test(text))).toEqual([]);
  });

  it('says tôi and anh/chị face to face, and never mình, which could be either', () =>
    expect(
      all.map(({ vi }) => vi).filter((text) => /(?<!\p{L})(?:mình|bạn(?! tôi))(?!\p{L})/iu.test(text)),
    ).toEqual([]));

  it.each([
    ['May I see the blue card?', 'cà vẹt'],
    ['Is the blue card in your name?', 'chính chủ'],
    ['May I check the frame and engine numbers?', 'số khung số máy'],
    ['Can you help with the transfer of ownership?', 'sang tên'],
    ['I need a notarised sale contract.', 'công chứng'],
    ['May I start it cold?', 'máy nguội'],
    ['May I ride it?', 'chạy thử'],
    ["What's your best price?", 'Giá chót'],
    ["Deal! I'll take it.", 'Chốt'],
    ['No, thank you.', 'cảm ơn'],
  ])('says %j with %j, as the trade does', (en, vi) =>
    expect(all.find((phrase) => phrase.en === en)?.vi).toContain(vi),
  );

  it('refuses a phrase that does not fit a screen, or lacks a language', () => {
    const title = { en: 'Price', vi: 'Giá' };
    const fits = { en: 'How much?', vi: 'Bao nhiêu?' };
    const has = (phrase: object) =>
      PhraseGroup.safeParse({ order: 10, title, phrases: [fits, phrase] }).success;
    expect(has(fits)).toBe(true);
    expect(has({ en: 'x'.repeat(91), vi: 'Bao nhiêu?' })).toBe(false);
    expect(has({ en: 'How much?' })).toBe(false);
  });
});
