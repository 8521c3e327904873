import { expect, it } from 'vitest';
import { day } from '../time/time.ts';
import { reportUrgency } from './reportUrgency.ts';

const now = Date.UTC(2026, 10, 26);
const report = (reason: 'stolen' | 'sold', ageInDays = 0) => ({ reason, created_at: now - ageInDays * day });

it.each([
  ['one of a stolen bike', [report('stolen')], 3],
  ['two of a sold one', [report('sold'), report('sold')], 2],
  ['one of a sold one that has waited four days', [report('sold', 4.5)], 5],
  ['one from a clock that is ahead', [report('sold', -1)], 1],
])('%s', (_, reports, urgency) => {
  expect(reportUrgency(reports, now)).toBe(urgency);
});
