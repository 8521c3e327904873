import { beforeEach } from 'vitest';
import { $closed } from '../../src/features/conversations/closeLater.ts';
import { Inbox } from '../../src/features/conversations/Inbox.tsx';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing, longAgo } from '../fixtures/buildListing.ts';
import { put } from './browserFirestore.ts';
import { atWidth, openIsland } from './openIsland.tsx';

export const selling = { buyer_id: 'minh', seller_id: 'buyer', buyer_name: 'Minh', seller_name: 'Bình' };
export const other = { ...buildInquiry().bike, id: 'vision', model: 'Vision', slug: 'honda-vision' };
export const thread = (id: string, changes: object = {}) =>
  put(`inquiries/${id}`, { ...buildInquiry({ last_reply_by: 'buyer' }), ...changes });
beforeEach(() => {
  atWidth(360);
  put('motorcycles/listing', buildListing());
  put('motorcycles/vision', buildListing({ id: 'vision', price: 14_000_000, status: 'sold' }));
  $closed.set(new Set());
});
/** Two purchases and one sale, of two bikes. */
export const three = () => {
  thread('wave', { updated_at: longAgo + 3 });
  thread('vision', { bike: other, updated_at: longAgo + 2 });
  thread('sold', { ...selling, updated_at: longAgo + 1 });
};
export const openInbox = (address = '') => {
  history.replaceState(null, '', `/messages${address}`);
  return openIsland(Inbox, { lang: 'en' });
};
export const rows = () =>
  [...document.querySelectorAll('a[href^="#"]')].map((row) => row.getAttribute('href')?.slice(1));
export const textOf = (id: string) => document.querySelector(`a[href="#${id}"]`)?.textContent;
export const article = () => document.querySelector('article');
export const goTo = (hash: string) => {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
};
