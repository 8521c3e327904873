import { beforeEach } from 'vitest';
import { Inbox } from '../../src/features/conversations/Inbox.tsx';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { browserFetch, put, root, store, stored } from './browserFirestore.ts';
import { hasButton, until } from './hands.ts';
import { openIsland } from './openIsland.tsx';

export const selling = { buyer_id: 'minh', seller_id: 'buyer', buyer_name: 'Minh' };
export const soon = Math.floor(Date.now() / 60_000) * 60_000 + 86_400_000;
export const visitOf = (changes: object = {}) => ({
  starts_at: new Date(soon),
  ...{ place: '12 Lê Lợi', by: 'minh', state: 'open', sequence: 2, reply_id: 'r1' },
  ...changes,
});
export const offerOf = (changes: object = {}) => ({
  ...{ price: 12_000_000, by: 'minh', state: 'open', reply_id: 'r1' },
  ...changes,
});
export const openThread = (changes: object) => {
  put('inquiries/first', { ...buildInquiry(), ...selling, ...changes });
  history.replaceState(null, '', '/messages#first');
  return openIsland(Inbox, { lang: 'en' });
};
export const sent = () =>
  [...store().documents.values()].filter(({ name }) => name.startsWith(`${root}/inquiries/first/replies/`));
export const fieldOf = (name: 'offer' | 'visit') =>
  (stored('inquiries/first')?.[name] as { mapValue: { fields: object } } | undefined)?.mapValue.fields;
export const choices = () =>
  [
    'Change the offer',
    'Counter-offer',
    'Accept',
    'Decline',
    'Suggest another time',
    'Cancel the visit',
  ].filter((name) => hasButton(name));
export const add = 'Add photos, an offer, a visit or a phrase';
export const photos = 'Add photos';
export const phrase = 'Add a ready-made phrase';
export const isThere = () => until(() => hasButton(add)).toBe(true);
beforeEach(() => {
  globalThis.fetch = browserFetch as typeof fetch;
  put('motorcycles/listing', buildListing());
  put('motorcycles/sold', buildListing({ id: 'sold', status: 'sold' }));
});
