import { expect, it } from 'vitest';
import { answersTo, factQuestions } from './factQuestions.ts';
import { toneOf } from './factTones.ts';

/** Lists every answer, so that new answers need a tone here. */
const judged = {
  good: `
    papers:own_name card:original owners:1 transfer:helps transfer:done_for_you loan:none fines:none insurance:valid
    accident:none flood:never engine:never_opened parts:original used_for:private odometer:original receipts:yes
    start:first_press leaks:none tyres:new tyres:good brakes:new brakes:good battery:new battery:good chain:new chain:good belt:new belt:good lights:all
    pack:owned range:like_new registered:yes charger:yes keys:2 helmet:yes raincoat:yes cover:yes lock:yes
    tools:yes spares:yes booklet:yes invoice:yes test_ride:yes mechanic:yes instalments:yes swap:yes
    delivery:yes`,
  warn: `
    papers:previous_owner card:lost transfer:contract loan:paid_first fines:paid_first insurance:expired
    accident:repaired flood:once engine:repaired engine:rebuilt used_for:delivery used_for:rental odometer:replaced
    start:hard leaks:sweats tyres:worn brakes:worn battery:weak chain:worn belt:worn
    lights:some pack:rented range:short registered:no test_ride:no`,
  plain: `
    papers:family papers:company card:reissued owners:2 owners:3 owners:more accident:scratched parts:changed
    service_at:dealer service_at:mechanic service_at:myself start:kick tyres:half lender:vinfast lender:honda
    lender:selex lender:other stations:none stations:vinfast stations:honda stations:selex stations:other range:less keys:1 reason:new_bike
    reason:car reason:seldom_used reason:moving reason:leaving_vietnam reason:trip_over reason:no_space reason:money
    see_at:home see_at:shop see_at:work see_at:cafe see_when:any_day see_when:evenings see_when:weekends
    see_when:by_arrangement test_ride:deposit test_ride:together price:firm price:open payment:cash payment:transfer
    payment:either`,
};

it('every answer has a tone, and no warning is among the good ones', () => {
  const answers = factQuestions.flatMap((question) =>
    answersTo(question).map((answer) => ({ question, answer })),
  );
  for (const tone of ['good', 'warn', 'plain'] as const)
    expect(
      answers.filter((one) => toneOf(one) === tone).map(({ question, answer }) => `${question}:${answer}`),
      tone,
    ).toEqual(judged[tone].trim().split(/\s+/));
});

it('a province and a month are plain', () => {
  expect(toneOf({ question: 'plate', answer: 'da-nang' })).toBe('plain');
  expect(toneOf({ question: 'serviced', answer: '2026-05' })).toBe('plain');
  expect(toneOf({ question: 'emissions', answer: '2026-05' })).toBe('good');
});
