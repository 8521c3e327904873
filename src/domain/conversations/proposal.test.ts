import { describe, expect, it } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { Inquiry } from './inquiry.schema.ts';
import type { Offer, Visit } from './proposal.schema.ts';
import { isMixed, planProposal, proposalOf } from './proposal.ts';

const now = Date.UTC(2026, 10, 24, 6);
const offer: Offer = { price: 12_000_000, by: 'buyer', state: 'open', reply_id: 'r1' };
const visit: Visit = {
  starts_at: Date.UTC(2026, 10, 28, 2),
  place: 'Huế',
  by: 'buyer',
  state: 'open',
  sequence: 0,
  reply_id: null,
};
const move = { by: 'seller', reply_id: 'r2', now };
const price = { price: 12_000_000 };
const when = { day: '2026-11-28', time: '09:00', place: 'Huế' };

describe('a phrase with weight', () => {
  it('changes the offer alone, or the visit alone', () => {
    expect(planProposal({ offer, visit }, { code: 'offer_accept', values: price }, move)).toEqual({
      offer: { ...offer, state: 'accepted', reply_id: 'r2' },
    });
    expect(planProposal({ offer, visit }, { code: 'visit_accept', values: when }, move)).toEqual({
      visit: { ...visit, state: 'accepted', reply_id: 'r2' },
    });
  });
  it.each([
    { code: 'offer_accept', values: price },
    { code: 'visit_accept', values: when },
    { code: 'visit_cancel', values: when },
  ])('is nobody’s to say in a thread where nothing stands: %o', (phrase) =>
    expect(planProposal({}, phrase, move)).toBeNull(),
  );
  it.each([
    { code: 'offer' },
    { code: 'offer', values: { price: 0 } },
    { code: 'offer', values: { ...price, ...when } },
    { code: 'visit_propose', values: { day: '2026-11-28', time: '09:00' } },
    { code: 'visit_propose', values: { ...when, day: '2026-11-31' } },
    { code: 'visit_propose', values: { ...when, day: '2026-11-24' } },
    { code: 'still_for_sale' },
    { code: 'offer_of_a_later_version', values: price },
  ])('changes nothing as %o', (phrase) => expect(planProposal({ offer, visit }, phrase, move)).toBeNull());
});

it.each([
  [undefined, null],
  [[], null],
  [[{ code: 'still_for_sale' }], null],
  [[{ code: 'offer', values: price }], 'offer'],
  [[{ code: 'visit_move', values: when }], 'visit_move'],
  [[{ code: 'offer' }], null],
  [[{ code: 'offer', values: price }, { code: 'still_for_sale' }], null],
] as const)('of %o the phrase with weight is %s', (phrases, code) => {
  expect(proposalOf(phrases as never)?.code ?? null).toBe(code);
});

it.each([
  [[{ code: 'offer', values: price }], false],
  [[{ code: 'still_for_sale' }, { code: 'price_last' }], false],
  [[{ code: 'still_for_sale' }, { code: 'offer', values: price }], true],
  [[{ code: 'visit_cancel', values: when }, { code: 'still_for_sale' }], true],
])('%o puts one among others: %s', (phrases, mixed) => expect(isMixed(phrases)).toBe(mixed));

describe('a thread', () => {
  const parse = (changes: object) => Inquiry.parse({ ...buildInquiry(), ...changes });
  it('of before has neither', () => {
    expect(parse({})).toEqual(buildInquiry());
  });
  it('keeps both', () => expect(parse({ offer, visit })).toMatchObject({ offer, visit }));
  it.each([
    { offer: { ...offer, price: 0 } },
    { offer: { ...offer, state: 'withdrawn' } },
    { offer: { ...offer, currency: 'USD' } },
    { offer: 'later' },
    { visit: { ...visit, starts_at: 'soon' } },
    { visit: { ...visit, place: '' } },
    { visit: { ...visit, sequence: -1 } },
    { visit: null },
  ])('is read without what a later version means by %o', (changes) => {
    const { offer: price, visit: meeting, ...rest } = parse(changes);
    expect([price, meeting]).toEqual([undefined, undefined]);
    expect(rest).toEqual(buildInquiry());
  });
});
