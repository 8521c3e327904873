import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { misusedTerms } from '../../tests/fixtures/terms.ts';
import { languages } from './languages.ts';
import type { Bilingual, Text, Texts } from './texts.ts';

const root = new URL('../../', import.meta.url);
const files = globSync(
  [
    'src/i18n/texts/*.ts',
    'functions/src/emails/*.ts',
    'functions/src/emails/templates/*.ts',
    'src/ui/kit/kitTexts.ts',
  ].map((pattern) => new URL(pattern, root).pathname),
).filter((file) => !/[.]test[.]ts$/.test(file));

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((text) => typeof text === 'object' && text !== null && 'en' in text);
const forms = (text: Text) => (typeof text === 'string' ? [text] : [text.one, text.other]);

/** Members send texts of these files as messages, in which “nhé” is right. */
const placeOf = (name: string) =>
  /^(?:question|answer|proposal|phrase)Words\.ts /u.test(name) ? 'content' : 'interface';

const everyText = async () => {
  const texts: [name: string, text: Bilingual][] = [];
  for (const file of files) {
    const module: Record<string, unknown> = await import(file);
    for (const entries of Object.values(module).filter(isTexts))
      for (const [key, text] of Object.entries(entries))
        texts.push([`${file.split('/').pop()} ${key}`, text]);
  }
  return texts;
};

describe('the terms of docs/style-en.md and docs/style-vi.md', () => {
  it.each(languages)('hold in every text of the interface and the emails (%s)', async (language) => {
    const texts = await everyText();
    expect(texts.length).toBeGreaterThan(1_000);
    const wrong = texts.flatMap(([name, text]) =>
      forms(text[language]).flatMap((form) =>
        misusedTerms(language, form, placeOf(name)).map((term) => `${name}: ${term}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['en', 'The letter is on its way again.', '“letter”: say email'],
    ['en', 'Write to us', '“Write to”: say message, email or contact'],
    ['en', 'Put your first motorcycle up for sale.', '“Put your first motorcycle up for sale”: say list'],
    ['vi', 'Gửi lại thư', '“thư”: say email'],
    ['vi', 'Xoá dấu', '“oá”: say óa, óe, úy: xóa, hòa, khỏe, hủy'],
    ['vi', 'Huỷ', '“uỷ”: say óa, óe, úy: xóa, hòa, khỏe, hủy'],
    ['vi', 'Đời xe', '“Đời xe”: say Năm sản xuất (and đời 2021 before a year)'],
    ['vi', 'từ 25,5M', '“5M”: say 25,5 tr or 800k'],
  ] as const)('say in %s of “%s”: %s', (language, text, advice) =>
    expect(misusedTerms(language, text)).toEqual([advice]),
  );

  it.each([
    ['en', 'Use letters and numbers'],
    ['vi', 'Kiểm tra hộp thư đến, cả mục thư rác'],
    ['vi', 'Hoàn tác, huỳnh, quý, thuở, khoét, toán, hóa đơn, hủy, khỏe, tọa độ'],
    ['vi', 'đời 2021'],
  ] as const)('let stand in %s “%s”', (language, text) => expect(misusedTerms(language, text)).toEqual([]));

  it('leave to running text what only labels avoid', () => {
    expect(misusedTerms('vi', 'dung tích xi-lanh đến 50 cm³', 'content')).toEqual([]);
    expect(misusedTerms('vi', 'Dung tích xi-lanh')).toHaveLength(1);
  });
});
