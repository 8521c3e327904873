import { describe, expect, it } from 'vitest';
import type { Phrase } from '../domain/conversations/phrase.ts';
import { sayDay } from './sayDay.ts';
import { joinMessage, otherLanguage, outlinePhrase, readMessage, sayPhrase } from './sayPhrase.ts';
import { wordsOf } from './wordsOf.ts';

const sayMessage = (...message: Parameters<typeof readMessage>) => wordsOf(readMessage(...message));
const available: Phrase = { code: 'still_for_sale' };
const last: Phrase = { code: 'price_last_is', values: { price: 12_500_000 } };

describe('a phrase', () => {
  it.each([
    ['en', available, 'Is the bike still for sale?'],
    ['en', { code: 'history_owners_number', values: { number: 1 } }, 'It has had 1 owner.'],
    ['en', { code: 'history_owners_number', values: { number: 2 } }, 'It has had 2 owners.'],
    ['en', { code: 'history_mileage_now', values: { number: 12_500 } }, "It's done 12,500 km now."],
    ['vi', { code: 'history_mileage_now', values: { number: 12_500 } }, 'Giờ xe đã đi 12.500 km ạ.'],
    [
      'en',
      { code: 'visit_day_time', values: { day: '2026-11-28', time: '09:30' } },
      'Can I come on Saturday 28 November 2026 at 09:30?',
    ],
    [
      'vi',
      { code: 'visit_day_time', values: { day: '2026-11-28', time: '09:30' } },
      'Mình qua xem xe lúc 09:30 thứ Bảy 28/11/2026 được không ạ?',
    ],
    ['en', { code: 'papers_plate_is', values: { place: 'Hanoi' } }, 'The plate is from Hanoi.'],
    ['vi', { code: 'papers_plate_is', values: { place: 'Hanoi' } }, 'Xe biển số Hà Nội ạ.'],
    ['vi', { code: 'papers_plate_is', values: { place: ' Chợ Bà Chiểu ' } }, 'Xe biển số Chợ Bà Chiểu ạ.'],
    ['vi', available, 'Xe còn bán không ạ?'],
    ['en', last, 'My best price is 12,500,000\u00a0₫.'],
    ['vi', last, 'Giá chót là 12.500.000\u00a0₫ ạ.'],
  ] as const)('in %s: %o', (lang, phrase, expected) => expect(sayPhrase(lang, phrase)).toBe(expected));

  it.each<Phrase>([
    { code: 'from_a_later_version' },
    { code: 'toString' },
    { code: 'price_last_is' },
    { code: 'price_last_is', values: {} },
    { code: 'price_last_is', values: { price: 0 } },
    { code: 'price_last_is', values: { price: 12_500_000, number: 1 } },
    { code: 'still_for_sale', values: { price: 12_500_000 } },
  ])('that is not known, or holds what it cannot, says nothing: %o', (phrase) =>
    expect(sayPhrase('en', phrase)).toBeNull(),
  );
});

it.each([
  ['en', '2026-11-28', 'Saturday 28 November 2026'],
  ['en', '2026-03-01', 'Sunday 1 March 2026'],
  ['en', '2026-03-02', 'Monday 2 March 2026'],
  ['en', '2026-03-03', 'Tuesday 3 March 2026'],
  ['en', '2026-03-04', 'Wednesday 4 March 2026'],
  ['en', '2026-03-05', 'Thursday 5 March 2026'],
  ['en', '2026-03-06', 'Friday 6 March 2026'],
  ['vi', '2026-03-02', 'thứ Hai 02/03/2026'],
  ['vi', '2026-03-03', 'thứ Ba 03/03/2026'],
  ['vi', '2026-03-04', 'thứ Tư 04/03/2026'],
  ['vi', '2026-03-05', 'thứ Năm 05/03/2026'],
  ['vi', '2026-03-06', 'thứ Sáu 06/03/2026'],
  ['vi', '2026-11-28', 'thứ Bảy 28/11/2026'],
  ['vi', '2026-03-01', 'Chủ nhật 01/03/2026'],
] as const)('a day in %s: %s is %s', (lang, day, expected) => expect(sayDay(lang, day)).toBe(expected));

describe('a whole message', () => {
  it('has a line for each phrase, then what was typed', () =>
    expect(joinMessage('vi', [available, last], 'Chào bạn\nCảm ơn')).toBe(
      'Xe còn bán không ạ?\nGiá chót là 12.500.000\u00a0₫ ạ.\nChào bạn\nCảm ơn',
    ));
  it.each([
    [[], ' Hello ', 'Hello'],
    [[available], ' \n ', 'Is the bike still for sale?'],
  ])('of %j and %j is %j', (phrases, text, expected) =>
    expect(joinMessage('en', phrases, text)).toBe(expected),
  );
  it('is not made of a phrase that cannot be said', () =>
    expect(() => joinMessage('en', [{ code: 'unknown' }], 'x')).toThrow('cannot be said: unknown'));
});

describe('a message for its reader', () => {
  const message = 'Xe còn bán không ạ?\nGiá chót là 12.500.000\u00a0₫ ạ.\nChào bạn\n\nMinh';
  it('has its phrases in the reader’s language, each with the sender’s wording', () =>
    expect(readMessage('en', { message, phrases: [available, last] })).toEqual({
      lines: [
        {
          said: 'Is the bike still for sale?',
          original: 'Xe còn bán không ạ?',
          other: 'Xe còn bán không ạ?',
        },
        {
          said: 'My best price is 12,500,000\u00a0₫.',
          original: 'Giá chót là 12.500.000\u00a0₫ ạ.',
          other: 'Giá chót là 12.500.000\u00a0₫ ạ.',
        },
      ],
      text: 'Chào bạn\n\nMinh',
    }));
  it('keeps the sender’s line where a phrase is not known', () =>
    expect(readMessage('en', { message, phrases: [{ code: 'later' }, last] }).lines).toEqual([
      { said: 'Xe còn bán không ạ?', original: 'Xe còn bán không ạ?', other: null },
      {
        said: 'My best price is 12,500,000\u00a0₫.',
        original: 'Giá chót là 12.500.000\u00a0₫ ạ.',
        other: 'Giá chót là 12.500.000\u00a0₫ ạ.',
      },
    ]));
  it('has the words of the other language, too, also for its sender', () => {
    const own = { message: 'Is the bike still for sale?', phrases: [available] };
    expect(readMessage('en', own).lines[0]?.other).toBe('Xe còn bán không ạ?');
    expect(readMessage('vi', own).lines[0]).toEqual({
      said: 'Xe còn bán không ạ?',
      original: 'Is the bike still for sale?',
      other: 'Is the bike still for sale?',
    });
  });
  it.each([
    ['without phrases', undefined],
    ['with an empty list', []],
    ['with more phrases than lines', [available, available, available, available, available, available]],
  ])('%s is the text as it stands', (_, phrases) =>
    expect(readMessage('en', { message, phrases })).toEqual({ lines: [], text: message }),
  );
  it('in one text: for an excerpt and an email', () => {
    expect(sayMessage('en', { message, phrases: [available, { code: 'later' }] })).toBe(
      'Is the bike still for sale?\nGiá chót là 12.500.000\u00a0₫ ạ.\nChào bạn\n\nMinh',
    );
    expect(sayMessage('en', { message: 'Xe còn bán không ạ?', phrases: [available] })).toBe(
      'Is the bike still for sale?',
    );
  });
});

it('a phrase to choose has marks where something is to be filled in', () => {
  expect(outlinePhrase('en', 'visit_day_time')).toBe('Can I come on … at …?');
  expect(outlinePhrase('vi', 'history_owners_number')).toBe('Xe qua … đời chủ ạ.');
  expect(outlinePhrase('en', 'history_owners_number')).toBe('It has had … owners.');
});
it('the other language of each is the other', () =>
  expect([otherLanguage('en'), otherLanguage('vi')]).toEqual(['vi', 'en']));
