import { expect, it } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { day } from '../../domain/time/time.ts';
import { newProposals } from './newProposals.ts';

const now = Date.UTC(2026, 10, 26);
const offer = (state: 'open' | 'accepted' | 'declined', by = 'seller') => ({
  offer: { price: 12_000_000, by, state, reply_id: null },
});
const visit = (state: 'open' | 'cancelled', starts_at = now + day) => ({
  visit: { starts_at, place: '12 Lê Lợi', by: 'seller', state, sequence: 0, reply_id: null },
});
const labels = (changes: Partial<Inquiry>, available = true) =>
  newProposals(buildInquiry(changes), 'buyer', available, now).map(({ label }) => label);

it.each<[string, Partial<Inquiry>, string[]]>([
  ['nothing yet', {}, ['do.offer', 'do.visit_propose']],
  ['an open offer of the other side', offer('open'), ['do.visit_propose']],
  ['an open offer of one’s own', offer('open', 'buyer'), ['do.visit_propose']],
  ['an offer that was declined', offer('declined'), ['anotherOffer', 'do.visit_propose']],
  ['an offer that was accepted', offer('accepted'), ['anotherOffer', 'do.visit_propose']],
  ['a visit to come', visit('open'), ['do.offer']],
  ['a visit that was cancelled', visit('cancelled'), ['do.offer', 'do.visit_propose']],
  ['a visit that is over', visit('open', now - day), ['do.offer', 'do.visit_propose']],
  ['a closed conversation', { status: 'closed' }, []],
])('possible proposals with %s', (_, changes, expected) => {
  expect(labels(changes)).toEqual(expected);
});

it('a bike that cannot be bought allows no proposal', () => {
  expect(labels({}, false)).toEqual([]);
});
