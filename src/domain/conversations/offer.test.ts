import { describe, expect, it } from 'vitest';
import { nextOffer, offerChoices } from './offer.ts';
import type { Offer } from './proposal.schema.ts';
import type { OfferCode } from './proposalFields.ts';

const offered: Offer = { price: 12_000_000, by: 'buyer', state: 'open', reply_id: 'r1' };
const move = (code: OfferCode, by: string, price = 12_000_000) => ({ code, by, price, reply_id: 'r2' });
const accepted: Offer = { ...offered, state: 'accepted' };
const declined: Offer = { ...offered, state: 'declined' };

it.each([
  [undefined, 'buyer', ['offer']],
  [offered, 'buyer', ['offer']],
  [offered, 'seller', ['offer_accept', 'offer_counter', 'offer_decline']],
  [accepted, 'seller', ['offer']],
  [accepted, 'buyer', ['offer']],
  [declined, 'seller', ['offer']],
] as const)('of %o the %s may do: %o', (offer, who, choices) => {
  expect(offerChoices(offer, who)).toEqual(choices);
});

describe('an offer', () => {
  it.each([undefined, offered, accepted, declined])(
    'takes the place of whatever stands there: %o',
    (last) => {
      for (const by of ['buyer', 'seller'])
        expect(nextOffer(last, move('offer', by, 11_000_000))).toEqual({
          price: 11_000_000,
          by,
          state: 'open',
          reply_id: 'r2',
        });
    },
  );
  it('with the first message of a thread belongs to no reply', () =>
    expect(nextOffer(undefined, { ...move('offer', 'buyer'), reply_id: null })?.reply_id).toBeNull());
  it.each([0, -1, 1.5, Number.NaN, 100_000_000_001])('of %d đồng is refused', (price) =>
    expect(nextOffer(undefined, move('offer', 'buyer', price))).toBeNull(),
  );
  it.each([1, 100_000_000_000])('may be of %d đồng', (price) =>
    expect(nextOffer(undefined, move('offer', 'buyer', price))?.price).toBe(price),
  );
});

describe('the receiver of an offer', () => {
  it.each([
    ['offer_accept', 'accepted'],
    ['offer_decline', 'declined'],
  ] as const)('answers with %s at its price, and it is %s', (code, state) => {
    expect(nextOffer(offered, move(code, 'seller'))).toEqual({
      price: 12_000_000,
      by: 'buyer',
      state,
      reply_id: 'r2',
    });
    for (const price of [11_999_999, 12_000_001])
      expect(nextOffer(offered, move(code, 'seller', price))).toBeNull();
  });
  it('names another price, which is theirs', () =>
    expect(nextOffer(offered, move('offer_counter', 'seller', 13_000_000))).toEqual({
      price: 13_000_000,
      by: 'seller',
      state: 'open',
      reply_id: 'r2',
    }));
});

it.each(['offer_accept', 'offer_counter', 'offer_decline'] as const)(
  'nobody says %s to an offer of their own, to none, or to one that is over',
  (code) => {
    expect(nextOffer(offered, move(code, 'buyer'))).toBeNull();
    expect(nextOffer(undefined, move(code, 'seller'))).toBeNull();
    expect(nextOffer(accepted, move(code, 'seller'))).toBeNull();
    expect(nextOffer(declined, move(code, 'seller'))).toBeNull();
  },
);
