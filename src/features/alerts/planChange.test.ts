import { expect, it } from 'vitest';
import { buildAlert } from '../../../tests/fixtures/buildAlert.ts';
import { type Change, withChanges } from './planChange.ts';

const first = { ...buildAlert(), id: 'buyer_0' };
const second = { ...buildAlert({ is_active: false }), id: 'buyer_1' };

it.each<[string, [string, Change][], object[]]>([
  ['nothing', [], [first, second]],
  ['[S4.26] a switch', [['buyer_0', false]], [{ ...first, is_active: false }, second]],
  [
    '[S4.26] both switches',
    [
      ['buyer_0', false],
      ['buyer_1', true],
    ],
    [
      { ...first, is_active: false },
      { ...second, is_active: true },
    ],
  ],
  ['another rhythm', [['buyer_0', { delivery: 'weekly' }]], [{ ...first, delivery: 'weekly' }, second]],
  ['[S4.27] a deletion', [['buyer_0', 'delete']], [second]],
  ['what is gone already', [['buyer_7', 'delete']], [first, second]],
])('shows %s at once', (_, changes, expected) => {
  expect(withChanges([first, second], new Map(changes))).toEqual(expected);
});
