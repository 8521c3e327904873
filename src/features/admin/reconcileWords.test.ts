import { expect, it } from 'vitest';
import { reconcileWords } from './reconcileWords.ts';

/** 10:00 in Vietnam. */
const ran_at = Date.UTC(2026, 0, 5, 3);
const minute = 60_000;

it.each([
  ['en', 'Last check: Jan 05, 2026 at 10:00. Nothing needed fixing today.'],
  ['vi', 'Đối chiếu lần cuối: 05/01/2026 lúc 10:00. Hôm nay không có gì phải sửa.'],
] as const)('says in %s when it was checked and that all was well', (lang, text) =>
  expect(reconcileWords(lang, { ran_at, failed: 0, today: {} }, ran_at + 5 * minute)).toEqual({
    text,
    trouble: null,
  }),
);

it.each([
  [
    'en',
    'Last check: Jan 05, 2026 at 10:00. Fixed today: 1 list entry, home page, 21 bike pages, photos of 2 bikes.',
    '1 problem could not be fixed.',
  ],
  [
    'vi',
    'Đối chiếu lần cuối: 05/01/2026 lúc 10:00. Hôm nay đã sửa: 1 mục trong danh sách, trang chủ (1 lần), 21 trang xe, ảnh của 2 xe.',
    'Còn 1 mục chưa sửa được.',
  ],
] as const)('says in %s what was fixed, and what could not be', (lang, text, trouble) => {
  const today = { rows: 1, home: 1, pages: 21, photos: 2, emails: 0 };
  expect(reconcileWords(lang, { ran_at, failed: 1, today }, ran_at)).toEqual({ text, trouble });
});

it.each([
  ['en', 'The check should run every five minutes. See the functions log.'],
  ['vi', 'Lẽ ra hệ thống phải đối chiếu năm phút một lần. Hãy xem nhật ký của Cloud Functions.'],
] as const)('says in %s that it does not run', (lang, trouble) => {
  expect(reconcileWords(lang, null, ran_at)).toEqual({ text: null, trouble });
  const late = reconcileWords(lang, { ran_at, failed: 0, today: {} }, ran_at + 21 * minute);
  expect(late.trouble).toBe(trouble);
});
