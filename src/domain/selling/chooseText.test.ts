import { describe, expect, it } from 'vitest';
import { chooseText } from './chooseText.ts';

const vi = '<p>Xe chính chủ, máy êm.</p>';
const en = '<p>One owner, and it runs well.</p>';
const numbers = '<p>Honda Wave 2021</p>';
const inVietnamese = { language: 'vi', html: vi };
const inEnglish = { language: 'en', html: en };
const inNeither = { language: null, html: numbers };

describe('which text a reader gets', () => {
  it.each([
    ['en', vi, en, inEnglish, inVietnamese],
    ['vi', vi, en, inVietnamese, inEnglish],
    ['en', en, vi, inEnglish, inVietnamese],
    ['vi', en, vi, inVietnamese, inEnglish],
    ['en', numbers, en, inEnglish, inNeither],
    ['vi', numbers, en, inNeither, inEnglish],
    ['en', vi, numbers, inNeither, inVietnamese],
    ['vi', vi, numbers, inVietnamese, inNeither],
    ['en', vi, vi, inVietnamese, inVietnamese],
  ] as const)('a reader of %s, of %s and %s', (reader, description, other_description, shown, other) => {
    expect(chooseText(reader, { description, other_description })).toEqual({
      shown,
      kept: other,
      isMachine: false,
    });
  });

  it.each([undefined, '', '<p><br></p>'])(
    'with the second text %j there is one text',
    (other_description) => {
      expect(chooseText('en', { description: vi, other_description })).toEqual({
        shown: inVietnamese,
        kept: null,
        isMachine: false,
      });
    },
  );

  it('marks the paragraphs of both that are in another language than the text', () => {
    const mixed = '<p>One owner, and it runs well, with all its papers.</p><p>Xe chính chủ</p>';
    const marked = mixed.replace('<p>Xe', '<p lang="vi">Xe');
    expect(chooseText('en', { description: vi, other_description: mixed }).shown.html).toBe(marked);
    expect(chooseText('vi', { description: vi, other_description: mixed }).kept?.html).toBe(marked);
  });
});

describe("a machine's text", () => {
  const translation = { lang: 'en', html: '<p>Owner of the car, smooth machine.</p>' } as const;
  const byMachine = { language: 'en', html: translation.html };

  it('is shown with the original if the seller wrote none in the reader’s language', () => {
    expect(chooseText('en', { description: vi, translation })).toEqual({
      shown: byMachine,
      kept: inVietnamese,
      isMachine: true,
    });
    expect(chooseText('en', { description: vi, other_description: vi, translation }).isMachine).toBe(true);
  });

  it.each([
    ['to whom the original is written', 'vi', { description: vi }],
    ['whom the seller has a text for', 'en', { description: vi, other_description: en }],
    ['of another language than it is in', 'vi', { description: en }],
    ['of a text in no language', 'en', { description: numbers }],
  ] as const)('is not shown to a reader %s', (_, reader, written) => {
    const { isMachine, shown } = chooseText(reader, { ...written, translation });
    expect(isMachine).toBe(false);
    expect(shown.html).not.toBe(translation.html);
  });

  it('is not shown where it says nothing', () => {
    const empty = { lang: 'en', html: '<p> </p>' } as const;
    expect(chooseText('en', { description: vi, translation: empty })).toEqual({
      shown: inVietnamese,
      kept: null,
      isMachine: false,
    });
  });
});
