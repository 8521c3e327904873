import { describe, expect, it } from 'vitest';
import { phraseGroups } from '../../../tests/fixtures/phraseGroups.ts';
import { misusedTerms } from '../../../tests/fixtures/terms.ts';
import { photoCode } from '../../domain/conversations/messagePhotos.ts';
import { entryOf, phraseCodes } from '../../domain/conversations/phrases.ts';
import { offerCodes, visitCodes } from '../../domain/conversations/proposalFields.ts';
import { asksForMoney } from '../../domain/text/asksForMoney.ts';
import { textLanguage } from '../../domain/text/writtenIn.ts';
import { type Language, languages } from '../languages.ts';
import type { Text } from '../texts.ts';
import { answerWords } from './answerWords.ts';
import { phraseWords } from './phraseWords.ts';
import { questionWords } from './questionWords.ts';

const forms = (text: Text) => (typeof text === 'string' ? [text] : [text.one, text.other]);
const textsIn = (lang: Language) =>
  phraseCodes.flatMap((code) => forms(phraseWords[code][lang]).map((form) => [code, form] as const));
const placesOf = (form: string) => (form.match(/\{\w+\}/g) ?? []).map((slot) => slot.slice(1, -1));

describe('the words of the phrases', () => {
  it('are there for each code, questions and answers apart, and for no other', () => {
    expect(Object.keys(phraseWords).sort()).toEqual(
      [...phraseCodes, ...offerCodes, ...visitCodes, photoCode].sort(),
    );
    for (const [words, kind] of [
      [questionWords, 'question'],
      [answerWords, 'answer'],
    ] as const)
      expect(Object.keys(words).filter((code) => entryOf(code)?.kind !== kind)).toEqual([]);
  });

  it.each(languages)('hold each value that the phrase wants, once, in %s', (lang) => {
    const wrong = textsIn(lang).filter(
      ([code, form]) => [...placesOf(form)].sort().join() !== [...(entryOf(code)?.wants ?? [])].sort().join(),
    );
    expect(wrong).toEqual([]);
  });

  it.each(languages)('are sentences of at most 90 signs, each said once, in %s', (lang) => {
    const lines = textsIn(lang).map(([, form]) => form);
    expect(lines.filter((line) => !/^(?:\p{Lu}|\{).*[.?!]$/u.test(line) || line.length > 90)).toEqual([]);
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });

  it.each(languages)('keep to the style guide, and ask nobody for money in advance, in %s', (lang) => {
    expect(textsIn(lang).flatMap(([, form]) => misusedTerms(lang, form, 'content'))).toEqual([]);
    expect(textsIn(lang).filter(([, form]) => asksForMoney(form))).toEqual([]);
  });

  it.each(languages)('show in which language they are: %s', (lang) =>
    expect(textsIn(lang).filter(([, form]) => (textLanguage(form) ?? lang) !== lang)).toEqual([]),
  );

  it('in Vietnamese ask politely, and call the two mình and bạn', () => {
    const vi = textsIn('vi');
    expect(vi.filter(([code, form]) => entryOf(code)?.kind === 'question' && !/ ạ\?$/.test(form))).toEqual(
      [],
    );
    expect(
      vi.filter(([, form]) =>
        /(?<!\p{L})(?:tôi|(?<!tiếng )anh|chị|em|tao|mày|quý khách)(?!\p{L})/iu.test(form),
      ),
    ).toEqual([]);
  });

  it('say at a distance what the page for the meeting says, where the English is the same', () => {
    const here = new Map(phraseCodes.map((code) => [phraseWords[code].en, phraseWords[code].vi]));
    const shared = phraseGroups.flatMap(([, { phrases }]) => phrases).filter(({ en }) => here.has(en));
    expect(shared.length).toBeGreaterThan(8);
    for (const { en, vi } of shared)
      expect(String(here.get(en))).toBe(
        vi
          .replaceAll('Anh/chị', 'Bạn')
          .replaceAll('anh/chị', 'bạn')
          .replaceAll('tôi', 'mình')
          .replaceAll('Tôi', 'Mình'),
      );
  });
});
