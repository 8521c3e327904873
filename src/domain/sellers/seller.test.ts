import { expect, it } from 'vitest';
import { initialsOf, isEmpty, lineOf, saysAnswers, withinOf } from './seller.ts';

it.each([
  [0, 60],
  [60, 60],
  [61, 180],
  [180, 180],
  [1_441, 2_880],
  [10_080, 10_080],
  [10_081, null],
  [null, null],
])('a median of %s minutes is said as within %s', (minutes, within) => {
  expect(withinOf({ asked: 9, answered: 9, minutes })).toBe(within);
});

it('nothing is said about answers below five questions', () => {
  expect([4, 5].map((questions) => saysAnswers({ asked: questions, answered: 4, minutes: 3 }))).toEqual([
    false,
    true,
  ]);
});

it.each([
  [4, 4, null],
  [10, 5, null],
  [10, 6, 180],
])(
  'of %s questions %s were answered: the line below a name says within %s',
  (questions, answered, within) => {
    expect(
      lineOf({
        ...{ since: 7, email_confirmed: true, phone_confirmed: false, deals: 2 },
        ...{ answers: { asked: questions, answered, minutes: 100 }, reviews: { count: 0, sum: 0 } },
      }),
    ).toEqual({ since: 7, within, confirmed: { email: true, phone: false, deals: 2 } });
  },
);

it.each([
  ['Nguyễn Văn Hùng', 'NH'],
  ['đặng thị Ánh', 'ĐÁ'],
  ['Emma', 'E'],
  ['<script>alert(1)</script>', 'SS'],
  ['Ánh'.normalize('NFD'), 'Á'],
  ['', ''],
  ['12 34', ''],
  ['🙂', ''],
])('%s is drawn as %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

it.each([
  [[], [], true],
  [['a bike'], [], false],
  [[], ['a review'], false],
])('a page with the bikes %j and the reviews %j is empty: %s', (cards, reviews, empty) => {
  expect(isEmpty({ cards, reviews })).toBe(empty);
});
