import { expect, it } from 'vitest';
import { receivers } from './kinds.ts';
import { type Counted, describeLimits, mailLimits, ticketsFor } from './limits.ts';
import { Mail } from './mail.ts';

const kinds = Mail.def.options.flatMap(({ def }) => [...def.shape.kind.def.values]);

it.each([
  ['passwordReset', 'visitor 20 an hour; receiver 3 an hour, 10 a day'],
  ['inquiry', 'sender 60 an hour; side 6 a minute, 30 an hour; receiver 60 an hour, 200 a day'],
  ['stillForSale', 'once for each time that the seller has said so'],
] as const)('the limits of %s in words', (kind, words) => {
  expect(describeLimits(kind)).toBe(words);
});

it('whoever can cause an email is counted by more than an account, which is made anew for nothing', () => {
  for (const kind of kinds) {
    const limits: Partial<Record<Counted | 'when', unknown>> = mailLimits[kind];
    const lasting = (['visitor', 'sender', 'receiver', 'everyone'] as const).filter((by) => limits[by]);
    expect([kind, limits.when !== undefined || lasting.length >= 2]).toEqual([kind, true]);
    if (limits.when === undefined && receivers[kind] === 'member') expect(limits.receiver).toBeDefined();
  }
});

it('people are counted by a hash of their mailbox, however they write its address', () => {
  const of = (receiver: string) => ticketsFor('passwordReset', { receiver, visitor: '203.0.113.7' });
  expect(of('La.n+sale@Gmail.com')).toEqual(of('lan@gmail.com'));
  expect(JSON.stringify(of('lan@gmail.com'))).not.toMatch(/lan|203\.0/);
  expect(() => ticketsFor('passwordReset', { visitor: '203.0.113.7' })).toThrow('receiver');
});
