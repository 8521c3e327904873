import { doc, Timestamp, writeBatch } from 'firebase/firestore';
import type { Phrase } from '../../src/domain/conversations/phrase.ts';
import type { Offer, Visit } from '../../src/domain/conversations/proposal.schema.ts';
import { day, hour } from '../../src/domain/time/time.ts';
import { buildInquiry, buildReply } from '../fixtures/buildInquiry.ts';
import { next } from './counted.ts';
import { fresh, now, stored } from './documents.ts';
import { openRulebook } from './rulebook.ts';

export const book = openRulebook('proposals');
const path = 'inquiries/asked';
const { buyer_name, seller_name } = buildInquiry();
const names: Record<string, string> = { buyer: buyer_name, seller: seller_name };
export const today = Date.now();
/** Rounds down to a minute, since phrases have no seconds. */
export const minute = (moment: number) => Math.floor(moment / 60_000) * 60_000;
export const inThreeDays = minute(today + 3 * day);

export const offered: Offer = { price: 12_000_000, by: 'buyer', state: 'open', reply_id: 'first' };
export const proposed: Visit = {
  starts_at: inThreeDays,
  place: '12 Lê Lợi, Huế',
  by: 'buyer',
  state: 'open',
  sequence: 3,
  reply_id: 'first',
};
export const price = (amount = 12_000_000) => ({ price: amount });

export const inStore = ({ visit, ...rest }: { offer?: Offer; visit?: Visit }) => ({
  ...rest,
  ...(visit && { visit: { ...visit, starts_at: Timestamp.fromMillis(visit.starts_at) } }),
});
type Thread = { offer?: Offer; visit?: Visit; status?: string; revision?: number };
export const place = ({ status = 'replied', revision, ...proposals }: Thread = {}) =>
  book.place({
    [path]: {
      ...stored({ ...buildInquiry(), status }),
      ...(revision !== undefined && { revision }),
      ...inStore(proposals),
    },
    [`${path}/replies/first`]: stored(buildReply()),
  });

export type Sent = {
  uid?: string;
  phrases?: unknown;
  /** Changes of the thread, written with the reply. */
  thread?: object;
  message?: string;
};
export const send = async ({ uid = 'seller', phrases, thread = {}, message = 'x' }: Sent) => {
  const store = book.as(uid);
  const reply = fresh(buildReply({ sender_id: uid, sender_name: names[uid] ?? 'Stranger', message }));
  return writeBatch(store)
    .set(doc(store, `limits/${uid}_reply`), await next(book, uid, 'reply', `${path}/replies/new`))
    .set(doc(store, `${path}/replies/new`), { ...reply, ...(phrases !== undefined && { phrases }) })
    .update(doc(store, path), {
      status: 'replied',
      updated_at: now(),
      last_reply_by: uid,
      last_reply_id: 'new',
      ...(('offer' in thread || 'visit' in thread) && { revision: 1 }),
      ...thread,
    })
    .commit();
};
export const isTaken = (sent: Sent) =>
  send(sent).then(
    () => true,
    () => false,
  );

export const offersBefore = [
  undefined,
  offered,
  { ...offered, by: 'seller' },
  { ...offered, state: 'accepted' },
  { ...offered, state: 'declined' },
] as const;
export const visitsBefore = [
  undefined,
  proposed,
  { ...proposed, by: 'seller' },
  { ...proposed, state: 'accepted' },
  { ...proposed, state: 'cancelled' },
  { ...proposed, starts_at: minute(today - hour) },
] as const;

/** Builds proposals and replies to them, without checking who may write them. */
export const bold = {
  offer: (last: Offer | undefined, { code, values = {} }: Phrase, by: string): Offer => {
    const state = code === 'offer_accept' ? 'accepted' : code === 'offer_decline' ? 'declined' : 'open';
    return { price: values.price ?? 0, by: state === 'open' ? by : (last?.by ?? by), state, reply_id: 'new' };
  },
  visit: (last: Visit | undefined, { code }: Phrase, by: string, starts_at: number): Visit => ({
    starts_at,
    place: proposed.place,
    by: code === 'visit_accept' ? (last?.by ?? by) : by,
    state: code === 'visit_accept' ? 'accepted' : code === 'visit_cancel' ? 'cancelled' : 'open',
    sequence: code === 'visit_accept' ? (last?.sequence ?? 0) : last ? last.sequence + 1 : 0,
    reply_id: 'new',
  }),
};
