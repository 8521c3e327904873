import type { Query, WriteBatch } from 'firebase/firestore';
import { collection, doc, limit, query, Timestamp, where } from 'firebase/firestore';
import { consentId, termsVersion } from '../../src/domain/accounts/consent.ts';
import { buildAlert } from '../fixtures/buildAlert.ts';
import { buildBlock, buildConversationReport } from '../fixtures/buildBlock.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { buildFollow } from '../fixtures/buildFollow.ts';
import { buildInquiry, buildReply } from '../fixtures/buildInquiry.ts';
import { buildLike } from '../fixtures/buildLike.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { buildProfile } from '../fixtures/buildProfile.ts';
import { count, first, touch } from './counted.ts';
import { fresh, now } from './documents.ts';
import type { Store } from './rulebook.ts';
import { serverOnly } from './scene.ts';

/**
 * Whether the rules allow an action, by caller: visitor, owner with an unconfirmed address, another member,
 * owner or party, owner who is an operator.
 */
export type Verdicts = readonly [boolean, boolean, boolean, boolean, boolean];
export const columns = ['visitor', 'unconfirmed', 'other', 'owner', 'operator'] as const;

const everyone: Verdicts = [true, true, true, true, true];
const nobody: Verdicts = [false, false, false, false, false];
const owner: Verdicts = [false, false, false, true, false];
const ownerAndOperator: Verdicts = [false, false, false, true, true];
const anyMember: Verdicts = [false, false, true, true, false];
const self: Verdicts = [false, true, false, true, true];
const anyAccount: Verdicts = [false, true, true, true, false];

/**
 * Entry of the table of permissions: an operation, and whether each kind of account may perform it. `list`
 * runs a query; writes are sent as batches.
 */
export type Cell = { ids?: string; verdicts: Verdicts } & (
  | { op: 'get'; path: string }
  | { op: 'list'; ask: (store: Store, uid: string) => Query }
  | { op: 'create' | 'update' | 'delete'; write: (batch: WriteBatch, store: Store, uid: string) => void }
);

const get = (path: string, verdicts: Verdicts, ids = ''): Cell => ({ op: 'get', path, verdicts, ids });
const list = (path: string, verdicts: Verdicts, ids = ''): Cell => ({
  op: 'list',
  ask: (store) => query(collection(store, path), limit(50)),
  verdicts,
  ids,
});
const lists = (ask: (store: Store, uid: string) => Query, verdicts: Verdicts, ids = ''): Cell => ({
  op: 'list',
  ask,
  verdicts,
  ids,
});
type Write = (batch: WriteBatch, store: Store, uid: string) => void;
const create = (write: Write, verdicts: Verdicts, ids = ''): Cell => ({ op: 'create', write, verdicts, ids });
const update = (path: string, change: object, verdicts: Verdicts, ids = ''): Cell => ({
  op: 'update',
  write: (batch, store) => batch.update(doc(store, path), { ...change }),
  verdicts,
  ids,
});
const edit = (path: string, change: object, verdicts: Verdicts, ids = ''): Cell => ({
  op: 'update',
  write: (batch, store, uid) =>
    count(
      batch.update(doc(store, path), { ...('deleted_at' in change ? {} : { revision: 1 }), ...change }),
      store,
      uid,
      'edit',
      path,
    ),
  verdicts,
  ids,
});
const remove = (path: string, verdicts: Verdicts, ids = ''): Cell => ({
  op: 'delete',
  write: (batch, store) => batch.delete(doc(store, path)),
  verdicts,
  ids,
});
const listingOf = (path: string) => path.split('/').slice(0, 2).join('/');
/** Returns the row for a document in a listing's subcollection, whose write also updates the listing. */
const beside = (
  op: 'create' | 'update' | 'delete',
  path: string,
  data: object,
  verdicts: Verdicts,
  ids = '',
): Cell => ({
  op,
  write: (batch, store, uid) => {
    const reference = doc(store, path);
    if (op === 'delete') batch.delete(reference);
    else if (op === 'update') batch.update(reference, { ...data });
    else batch.set(reference, { ...data });
    touch(batch, store, uid, listingOf(path));
  },
  verdicts,
  ids,
});

/** Collection that only functions may use. */
const closed = (name: string, existing = `${name}/seller`): Cell[] => [
  get(existing, nobody),
  list(name, nobody),
  create((batch, store) => batch.set(doc(store, `${name}/seller_new`), { user_id: 'seller' }), nobody),
  update(existing, { changed: true }, nobody),
  remove(existing, nobody),
];

const listings = (store: Store) => collection(store, 'motorcycles');
const mine = (name: string) => (store: Store) =>
  query(collection(store, name), where('user_id', '==', 'seller'));
const named = (uid: string) => ({ user_id: uid });
const checked = () => ({ level: 'vneid', operator_id: null, checked_at: now() });
const agreed = (uid: string) => ({
  ...{ user_id: uid, purpose: 'terms', version: termsVersion, language: 'vi', given_at: now() },
});

export const matrix: Record<string, Cell[]> = {
  motorcycles: [
    get('motorcycles/active', everyone, '[S1.4]'),
    get('motorcycles/sold', everyone),
    get('motorcycles/paused', everyone, '[S4.12]'),
    get('motorcycles/draft', owner, '[S4.12]'),
    get('motorcycles/deleted', owner, '[S4.12]'),
    get('motorcycles/hidden', owner),
    lists(
      (store) =>
        query(
          listings(store),
          where('status', 'in', ['active', 'sold']),
          where('deleted_at', '==', null),
          limit(50),
        ),
      everyone,
      '[S4.11] [S7.11]',
    ),
    lists(mine('motorcycles'), owner, '[S6.3] [S6.4] [S7.12]'),
    list('motorcycles', nobody),
    create(
      (batch, store, uid) => {
        const id = `new_${uid}`;
        batch.set(doc(store, 'motorcycles', id), fresh(buildListing({ id, slug: 'new', user_id: uid })));
        batch.set(doc(store, 'slugs/new'), { motorcycle_id: id });
        count(batch, store, uid, 'listing', 'slugs/new');
      },
      anyMember,
      '[S6.3] [S1.6]',
    ),
    update('motorcycles/active', { price: 1, updated_at: now() }, nobody),
    edit('motorcycles/active', { price: 1, updated_at: now() }, owner, '[S6.4] [S1.7]'),
    edit(
      'motorcycles/active',
      { reserved_until: Timestamp.fromMillis(Date.now() + 86_400_000), updated_at: now() },
      owner,
    ),
    edit(
      'motorcycles/paused',
      { reserved_until: Timestamp.fromMillis(Date.now() + 86_400_000), updated_at: now() },
      nobody,
    ),
    edit('motorcycles/hidden', { status: 'active', updated_at: now() }, nobody),
    edit('motorcycles/deletedLately', { deleted_at: null, updated_at: now() }, owner),
    edit('motorcycles/hiddenDeleted', { deleted_at: null, updated_at: now() }, nobody),
    remove('motorcycles/active', nobody, '[S4.10]'),
  ],
  contact: [
    get('motorcycles/active/contact/phone', owner, '[S6.2]'),
    list('motorcycles/active/contact', nobody, '[S6.2]'),
    beside('create', 'motorcycles/sold/contact/phone', fresh(buildContact()), owner),
    create(
      (batch, store) => batch.set(doc(store, 'motorcycles/sold/contact/phone'), fresh(buildContact())),
      nobody,
    ),
    beside('update', 'motorcycles/active/contact/phone', { value: '+84900000000', updated_at: now() }, owner),
    update('motorcycles/active/contact/phone', { value: '+84900000000', updated_at: now() }, nobody),
    beside('delete', 'motorcycles/active/contact/whatsapp', {}, owner),
    remove('motorcycles/active/contact/whatsapp', nobody),
    remove('motorcycles/active/contact/phone', nobody),
  ],
  wishes: [
    get('motorcycles/active/wishes/facebook', nobody),
    list('motorcycles/active/wishes', nobody),
    beside('create', 'motorcycles/sold/wishes/facebook', { wanted: true, updated_at: now() }, owner, '[D31]'),
    beside('create', 'motorcycles/sold/wishes/elsewhere', { wanted: true, updated_at: now() }, nobody),
    beside('update', 'motorcycles/active/wishes/facebook', { wanted: false, updated_at: now() }, owner),
    update('motorcycles/active/wishes/facebook', { wanted: false, updated_at: now() }, nobody),
    beside('update', 'motorcycles/active/wishes/facebook', { wanted: 'yes', updated_at: now() }, nobody),
    beside('update', 'motorcycles/active/wishes/facebook', { wanted: true }, nobody),
    beside('update', 'motorcycles/active/wishes/facebook', { note: 'x', updated_at: now() }, nobody),
    remove('motorcycles/active/wishes/facebook', nobody),
  ],
  slugs: [
    get('slugs/active', everyone),
    list('slugs', nobody),
    create((batch, store, uid) => {
      batch.set(doc(store, 'slugs/paused'), { motorcycle_id: 'paused' });
      count(batch, store, uid, 'listing', 'slugs/paused');
    }, owner),
    update('slugs/active', { motorcycle_id: 'sold' }, nobody),
    remove('slugs/active', nobody),
  ],
  likes: [
    get('likes/seller_other', owner, '[S3.19]'),
    lists(mine('likes'), owner, '[S6.1]'),
    list('likes', nobody),
    create(
      (batch, store, uid) => {
        const like = fresh(buildLike({ ...named(uid), motorcycle_id: 'active' }));
        count(batch.set(doc(store, `likes/${uid}_active`), like), store, uid, 'like', `likes/${uid}_active`);
      },
      anyMember,
      '[S6.1] [S4.28]',
    ),
    update('likes/seller_other', { created_at: now() }, nobody),
    remove('likes/seller_other', owner, '[S4.28]'),
  ],
  follows: [
    get('follows/seller_minh', owner),
    get('follows/somebody_seller', nobody),
    lists(mine('follows'), owner),
    lists((store) => query(collection(store, 'follows'), where('seller_id', '==', 'seller')), nobody),
    list('follows', nobody),
    create((batch, store, uid) => {
      batch.set(doc(store, `follows/${uid}_lan`), fresh(buildFollow({ ...named(uid), seller_id: 'lan' })));
      count(batch, store, uid, 'follow', `follows/${uid}_lan`);
    }, anyMember),
    update('follows/seller_minh', { is_active: false }, owner),
    update('follows/seller_minh', { seller_id: 'lan' }, nobody),
    remove('follows/seller_minh', owner),
  ],
  inquiries: [
    get('inquiries/asked', ownerAndOperator, '[S6.9]'),
    lists(
      (store) => query(collection(store, 'inquiries'), where('seller_id', '==', 'seller')),
      ownerAndOperator,
      '[S6.9]',
    ),
    list('inquiries', nobody),
    create((batch, store, uid) => {
      batch.set(doc(store, 'inquiries/new'), fresh(buildInquiry({ buyer_id: uid })));
    }, nobody),
    update('inquiries/asked', { status: 'closed', updated_at: now() }, owner, '[S4.21]'),
    remove('inquiries/asked', nobody),
  ],
  deals: [
    get('deals/sold', owner),
    get('deals/none', nobody),
    get('deals/active', owner),
    list('deals', nobody),
    create((batch, store) => {
      batch.set(doc(store, 'deals/active'), { thread_id: 'asked', agreed_at: now() });
    }, nobody),
    create((batch, store) => {
      batch.set(doc(store, 'deals/justSold'), { thread_id: 'claimed', agreed_at: now() });
      batch.update(doc(store, 'inquiries/claimed'), { sold_at: now(), updated_at: now() });
    }, owner),
    update('deals/sold', { thread_id: 'asked', agreed_at: now() }, nobody),
    remove('deals/sold', nobody),
  ],
  reviews: [
    get('reviews/asked_seller', owner),
    get('reviews/foreign_buyer', nobody),
    lists((store) => query(collection(store, 'reviews'), where('author_id', '==', 'seller')), nobody),
    list('reviews', nobody),
    create((batch, store, uid) => {
      batch.set(doc(store, 'reviews/asked_buyer'), fresh({ author_id: uid, subject_id: 'seller' }));
    }, nobody),
    update('reviews/asked_seller', { stars: 1 }, nobody),
    remove('reviews/asked_seller', nobody),
  ],
  replies: [
    get('inquiries/asked/replies/first', ownerAndOperator, '[S6.9]'),
    list('inquiries/asked/replies', ownerAndOperator, '[S6.9]'),
    create(
      (batch, store, uid) => {
        batch.set(doc(store, 'inquiries/asked/replies/new'), fresh(buildReply({ sender_id: uid })));
        batch.update(doc(store, 'inquiries/asked'), {
          status: 'replied',
          updated_at: now(),
          last_reply_by: uid,
          last_reply_id: 'new',
        });
        count(batch, store, uid, 'reply', 'inquiries/asked/replies/new');
      },
      owner,
      '[S6.10] [S4.20]',
    ),
    update('inquiries/asked/replies/first', { message: 'No.' }, nobody),
    remove('inquiries/asked/replies/first', nobody),
  ],
  blocks: [
    get('blocks/seller_somebody', owner),
    get('blocks/somebody_stranger', nobody),
    lists(mine('blocks'), owner),
    list('blocks', nobody),
    create((batch, store, uid) => {
      batch.set(doc(store, `blocks/${uid}_minh`), fresh(buildBlock({ user_id: uid, other_id: 'minh' })));
      count(batch, store, uid, 'block', `blocks/${uid}_minh`);
    }, anyMember),
    update('blocks/seller_somebody', { other_name: 'X' }, nobody),
    remove('blocks/seller_somebody', owner),
  ],
  conversation_reports: [
    get('conversation_reports/seller_asked', owner),
    list('conversation_reports', nobody),
    create(
      (batch, store, uid) =>
        batch.set(
          doc(store, `conversation_reports/${uid}_new`),
          fresh(buildConversationReport({ user_id: uid })),
        ),
      nobody,
    ),
    update('conversation_reports/seller_asked', { status: 'kept' }, nobody),
    remove('conversation_reports/seller_asked', nobody),
  ],
  message_photos: [
    get('message_photos/sent', owner),
    get('message_photos/other', nobody),
    get('message_photos/none', anyMember),
    lists(mine('message_photos'), nobody),
    create(
      (batch, store, uid) =>
        batch.set(
          doc(store, 'message_photos/new'),
          fresh({ user_id: uid, state: 'ready', thread_id: 'asked' }),
        ),
      nobody,
    ),
    update('message_photos/sent', { thread_id: 'foreign' }, nobody),
    remove('message_photos/sent', nobody),
  ],
  repeated_bikes: [
    get('repeated_bikes/active', owner),
    get('repeated_bikes/other', nobody),
    get('repeated_bikes/none', anyMember),
    lists(mine('repeated_bikes'), owner),
    list('repeated_bikes', nobody),
    create(
      (batch, store, uid) =>
        batch.set(doc(store, 'repeated_bikes/new'), fresh({ user_id: uid, other_id: 'x', title: 'Lead' })),
      nobody,
    ),
    update('repeated_bikes/active', { title: 'X' }, nobody),
    remove('repeated_bikes/active', nobody),
  ],
  alerts: [
    get('alerts/seller_0', owner, '[S3.25]'),
    lists(mine('alerts'), owner, '[S6.15]'),
    list('alerts', nobody, '[S6.15]'),
    create(
      (batch, store, uid) => {
        batch.set(doc(store, `alerts/${uid}_1`), fresh(buildAlert(named(uid))));
        count(batch, store, uid, 'alert', `alerts/${uid}_1`);
      },
      anyMember,
      '[S3.25] [S6.1]',
    ),
    update('alerts/seller_0', { is_active: false }, owner, '[S4.26]'),
    remove('alerts/seller_0', owner, '[S4.27]'),
  ],
  alert_settings: [
    get('alert_settings/seller', owner),
    list('alert_settings', nobody),
    create(
      (batch, store, uid) =>
        batch.set(doc(store, `alert_settings/${uid}`), {
          language: 'en',
          delivery: 'soon',
          updated_at: now(),
          ...(uid === 'seller' && { revision: 1 }),
        }),
      anyMember,
    ),
    update('alert_settings/seller', { delivery: 'soon', revision: 1, updated_at: now() }, owner),
    update('alert_settings/seller', { delivery: 'soon', updated_at: now() }, nobody),
    remove('alert_settings/seller', nobody),
  ],
  away_answers: [
    get('away_answers/seller', owner),
    list('away_answers', nobody),
    create(
      (batch, store, uid) =>
        batch.set(doc(store, `away_answers/${uid}`), {
          away: { kind: 'until', day: '2026-12-05' },
          updated_at: now(),
          ...(uid === 'seller' && { revision: 1 }),
        }),
      anyMember,
    ),
    update('away_answers/seller', { away: null, revision: 1, updated_at: now() }, owner),
    update('away_answers/seller', { away: null, updated_at: now() }, nobody),
    remove('away_answers/seller', nobody),
  ],
  feedback: [
    get('feedback/praise', nobody),
    list('feedback', nobody),
    create(
      (batch, store, uid) => {
        batch.set(doc(store, 'feedback/new'), fresh(buildFeedback(named(uid))));
        count(batch, store, uid, 'feedback', 'feedback/new');
      },
      anyMember,
      '[S5.24] [S6.1]',
    ),
    update('feedback/praise', { status: 'read' }, nobody),
    remove('feedback/praise', nobody),
  ],
  limits: [
    get('limits/seller_feedback', owner),
    get('limits/seller_like', owner),
    list('limits', nobody),
    create((batch, store, uid) => count(batch, store, uid, 'feedback', 'feedback/new'), anyMember),
    update('limits/seller_feedback', first('next'), owner),
    remove('limits/seller_feedback', nobody),
  ],
  profiles: [
    get('profiles/seller', ownerAndOperator, '[S3.16] [S6.3]'),
    list('profiles', nobody),
    create(
      (batch, store, uid) =>
        batch.set(doc(store, `profiles/${uid}`), {
          ...fresh(buildProfile()),
          ...(uid === 'seller' && { revision: 1 }),
        }),
      anyAccount,
      '[S3.16] [S7.6]',
    ),
    update(
      'profiles/seller',
      { full_name: 'An', revision: 1, updated_at: now() },
      [false, true, false, true, false],
      '[S7.9]',
    ),
    remove('profiles/seller', nobody),
  ],
  identities: [
    get('identities/seller', self),
    get('identities/somebody', nobody),
    list('identities', nobody),
    create((batch, store) => batch.set(doc(store, 'identities/stranger'), checked()), nobody),
    update('identities/seller', { level: 'vneid' }, nobody),
    remove('identities/seller', nobody),
  ],
  consents: [
    get('consents/seller_terms_2020-01-01', self),
    list('consents', nobody),
    create(
      (batch, store, uid) => batch.set(doc(store, `consents/${consentId(uid)}`), agreed(uid)),
      anyAccount,
    ),
    create(
      (batch, store) => batch.set(doc(store, `consents/${consentId('somebody')}`), agreed('somebody')),
      nobody,
    ),
    update('consents/seller_terms_2020-01-01', { version: '2020-01-02' }, nobody),
    remove('consents/seller_terms_2020-01-01', nobody),
  ],
  rates: [...closed('rates', 'rates/hidden'), get('rates/current', everyone, '[S1.11]')],
  'rates/current': [
    update('rates/current', { VND: 1 }, nobody),
    remove('rates/current', nobody),
    create((batch, store) => batch.set(doc(store, 'rates/next'), { VND: 1 }), nobody),
  ],
  stats: [...closed('stats', 'stats/hidden'), get('stats/public', everyone), get('stats/trust', everyone)],
  'stats/trust': [update('stats/trust', { months: {} }, nobody), remove('stats/trust', nobody)],
  'stats/public': [update('stats/public', { active: 9 }, nobody), remove('stats/public', nobody)],
  suspensions: closed('suspensions', 'suspensions/somebody'),
  support_requests: closed('support_requests', 'support_requests/help'),
  contact_messages: closed('contact_messages', 'contact_messages/hello'),
  ...Object.fromEntries(serverOnly.map((name) => [name, closed(name)])),
};
