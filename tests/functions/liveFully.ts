import { Timestamp } from 'firebase-admin/firestore';
import { queueEmail } from '../../functions/src/emails/queueEmail.ts';
import { alertId } from '../../src/domain/alerts/alert.ts';
import { followId } from '../../src/domain/alerts/follow.ts';
import { revealId } from '../../src/domain/contacts/reveal.ts';
import { blockId } from '../../src/domain/conversations/block.ts';
import { likeId } from '../../src/domain/listings/like.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { conversationReportId } from '../../src/domain/moderation/conversationReport.ts';
import { reportId } from '../../src/domain/moderation/report.ts';
import { signsId } from '../../src/domain/moderation/signs.ts';
import { type Rendition, renditionPath, renditions, uploadPath } from '../../src/domain/photos/photo.ts';
import { buildAlert } from '../fixtures/buildAlert.ts';
import { buildAlertMatch } from '../fixtures/buildAlertMatch.ts';
import { buildBlock, buildConversationReport } from '../fixtures/buildBlock.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { buildFollow } from '../fixtures/buildFollow.ts';
import { buildInquiry, buildReply } from '../fixtures/buildInquiry.ts';
import { buildLike } from '../fixtures/buildLike.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { buildPhotos, photoId } from '../fixtures/buildPhoto.ts';
import { buildProfile } from '../fixtures/buildProfile.ts';
import { buildPushDevice } from '../fixtures/buildPushDevice.ts';
import { buildReport } from '../fixtures/buildReport.ts';
import { buildReview } from '../fixtures/buildReview.ts';
import { buildSigns } from '../fixtures/buildSigns.ts';
import { bucket, documents, fresh, publish, siteUrl } from './suite.ts';

export type Life = { uid: string; email: string; name: string; phone: string; secret: string };

const times = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

const toTimestamps = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      /_(at|until)$/.test(key) && typeof value === 'number' ? Timestamp.fromMillis(value) : value,
    ]),
  );
const put = (path: string, fields: object) => documents.doc(path).set(toTimestamps(fields));

const sell = async ({ uid, name, phone, secret }: Life, photos: number): Promise<Stored<Published>> => {
  const id = fresh('life');
  const images = buildPhotos(photos, id);
  const bike = buildListing({
    id,
    slug: id,
    user_id: uid,
    images,
    created_at: Date.now(),
    seller_name: name,
    description: `<p>${secret}</p>`,
  });
  const { id: _, ...fields } = bike;
  const files = images.flatMap((_, index) =>
    (Object.keys(renditions) as Rendition[]).map((rendition) => renditionPath(id, photoId(index), rendition)),
  );
  await Promise.all(files.map((file) => bucket.file(file).save('photo', { resumable: false })));
  await put(`motorcycles/${id}/contact/phone`, buildContact({ value: phone }));
  await put(`motorcycles/${id}/contact/whatsapp`, buildContact({ value: phone, hidden: true }));
  await publish({ ...fields, id });
  return bike;
};

const converse = async ({ uid, email, name, phone }: Life, other: string, as: 'buyer' | 'seller') => {
  const id = fresh('thread');
  const own =
    as === 'buyer'
      ? { buyer_id: uid, seller_id: other, buyer_name: name }
      : { buyer_id: other, seller_id: uid, seller_name: name };
  const contact = as === 'buyer' ? { contact_email: email, contact_phone: phone } : {};
  await put(
    `inquiries/${id}`,
    buildInquiry({
      ...own,
      ...contact,
      status: 'replied',
      last_reply_by: uid,
      last_reply_id: 'last',
      offer: { price: 12_000_000, by: uid, state: 'open', reply_id: 'last' },
    }),
  );
  await put(
    `inquiries/${id}/replies/first`,
    buildReply({ sender_id: other, message: 'From the other side' }),
  );
  for (const reply of ['middle', 'last'])
    await put(
      `inquiries/${id}/replies/${reply}`,
      buildReply({
        sender_id: uid,
        sender_name: name,
        message: 'From this side',
        phrases: [{ code: 'later' }],
      }),
    );
  // Unsent email to the other person, which contains the member's name.
  await put(`mail/reply_${id}_last`, {
    kind: 'reply',
    to: 'other@example.com',
    state: 'dead',
    due_at: null,
    data: { other: name },
  });
  return id;
};

const future = Date.UTC(2100, 0, 1);

/** Creates five listings, and a document of every other kind that a member can leave. */
export const liveFully = async (life: Life, other: string, { photos = 2, likes = 15 } = {}) => {
  const { uid, email, name, secret } = life;
  await put(`profiles/${uid}`, buildProfile({ full_name: name }));
  const bikes = await Promise.all(times(5, () => sell(life, photos)));
  const { id: draftId, ...draft } = buildDraft({ id: fresh('draft'), user_id: uid, description: secret });
  await put(`motorcycles/${draftId}`, draft);
  const [liked] = bikes;
  const [ownThread, otherThread] = [fresh('deal'), fresh('deal')];
  await Promise.all([
    ...times(likes, (n) =>
      put(`likes/${likeId(uid, `bike-${n}`)}`, buildLike({ user_id: uid, motorcycle_id: `bike-${n}` })),
    ),
    put(
      `likes/${likeId(other, liked?.id ?? '')}`,
      buildLike({ user_id: other, motorcycle_id: liked?.id ?? '' }),
    ),
    ...times(10, (n) => put(`alerts/${alertId(uid, n)}`, buildAlert({ user_id: uid }))),
    ...times(5, (n) => put(`feedback/${uid}-${n}`, buildFeedback({ user_id: uid, message: secret }))),
    ...times(3, (n) =>
      put(`support_requests/${uid}_${n}`, {
        user_id: uid,
        email,
        name,
        subject: 'Help',
        message: secret,
        created_at: Date.now(),
      }),
    ),
    put(`reports/${reportId(uid, 'bike-1')}`, buildReport({ user_id: uid, message: secret })),
    put(
      `reports/${reportId(other, liked?.id ?? '')}`,
      buildReport({ user_id: other, motorcycle_id: liked?.id ?? '' }),
    ),
    put(
      `reviews/${ownThread}_buyer`,
      buildReview({ author_id: uid, subject_id: other, author_name: name, words: `Words of ${name}` }),
    ),
    put(
      `reviews/${otherThread}_buyer`,
      buildReview({ author_id: other, subject_id: uid, answer: { words: `Thanks, ${name}`, at: 1 } }),
    ),
    ...[uid, other].map((by) =>
      put(`review_reports/${by}_${otherThread}_buyer`, {
        ...{
          reason: 'untrue',
          message: by === uid ? secret : null,
          status: 'new',
          created_at: Timestamp.now(),
        },
        ...{ user_id: by, review_id: `${otherThread}_buyer` },
      }),
    ),
    put(`reveals/${revealId(uid, 'bike-1')}`, {
      user_id: uid,
      motorcycle_id: 'bike-1',
      last_at: Timestamp.now(),
    }),
    put(`reveals/${revealId(other, liked?.id ?? '')}`, {
      user_id: other,
      motorcycle_id: liked?.id,
      last_at: Timestamp.now(),
    }),
    put(
      `blocks/${blockId(uid, 'somebody')}`,
      buildBlock({ user_id: uid, other_id: 'somebody', other_name: secret }),
    ),
    put(
      `blocks/${blockId('somebody', uid)}`,
      buildBlock({ user_id: 'somebody', other_id: uid, other_name: name }),
    ),
    put(
      `conversation_reports/${conversationReportId(uid, 'thread-1')}`,
      buildConversationReport({ user_id: uid, message: secret, reported_id: 'somebody' }),
    ),
    put(
      `conversation_reports/${conversationReportId('somebody', `thread-${uid}`)}`,
      buildConversationReport({
        user_id: 'somebody',
        reported_id: uid,
        reported_name: name,
        copy: [{ id: 'question', message: secret, created_at: 1 }],
      }),
    ),
    put(
      `fraud_signs/message_thread-${uid}_buyer`,
      buildSigns({ subject: 'message', user_id: uid, motorcycle_id: 'bike-1', message: secret }),
    ),
    put(
      `fraud_signs/${signsId('listing', liked?.id ?? '')}`,
      buildSigns({ user_id: other, motorcycle_id: liked?.id ?? '' }),
    ),
    put(`repeated_bikes/repeated-${uid}`, {
      ...{ user_id: uid, other_id: 'bike-1', title: secret, created_at: Timestamp.now() },
    }),
    put(`push_subscriptions/${uid}-phone`, buildPushDevice({ user_id: uid })),
    put(`text_prints/thread-${uid}_buyer`, {
      ...{ user_id: uid, motorcycle_id: 'bike-1', print: 'x', created_at: Timestamp.now(), expires_at: null },
    }),
    put(`mail/report_${reportId(uid, 'bike-1')}_0`, {
      kind: 'report',
      to: 'operator@example.com',
      state: 'dead',
      due_at: null,
      data: { email },
    }),
    put(`contact_messages/${fresh('message')}`, { email, message: secret }),
    put(`limits/${uid}_feedback`, { used: 1, since: Timestamp.now(), last: Timestamp.now(), what: 'x' }),
    put(`quotas/${uid}`, { listing: 10, draft: 60 }),
    put(`identities/${uid}`, { level: 'papers', operator_id: 'boss', checked_at: Timestamp.now() }),
    put(`consents/${uid}_terms_2026-11-27`, {
      ...{ user_id: uid, purpose: 'terms', version: '2026-11-27', language: 'vi', given_at: Timestamp.now() },
    }),
    put(`limits/${uid}_photo_1`, { used: 1 }),
    put(`events/inquiry_${uid}_1`, { thread: 'x' }),
    put(`away_answers/${uid}`, { away: { kind: 'until', day: '2026-12-05' }, updated_at: 1 }),
    put(`follows/${followId(uid, 'somebody')}`, buildFollow({ user_id: uid, seller_id: 'somebody' })),
    put(
      `follows/${followId('somebody', uid)}`,
      buildFollow({ user_id: 'somebody', seller_id: uid, seller_name: name }),
    ),
    put(`alert_settings/${uid}`, { language: 'vi', delivery: 'daily', price_drops: true, updated_at: 1 }),
    put(`alert_letters/${uid}`, { last_at: 0, count: 1 }),
    ...[
      buildAlertMatch(uid, 'x'),
      buildAlertMatch(uid, 'x', { from: 2, to: 1 }),
      buildAlertMatch(other, liked?.id ?? ''),
    ].map(({ id, ...find }) => put(`alert_finds/${id}`, find)),
    put(`announced/${liked?.id}`, { at: Timestamp.now() }),
    put(`told_prices/${liked?.id}`, { price: 1, at: Timestamp.now() }),
    put(`social_posts/${liked?.id}`, { state: 'off' }),
    put(`user_languages/${uid}`, { language: 'vi' }),
    put(`mail/feedback_${uid}-0`, {
      kind: 'feedback',
      to: 'operator@example.com',
      state: 'dead',
      due_at: null,
      data: { email },
    }),
    bucket.file(uploadPath(uid, 'somewhere', photoId(1))).save('original', { resumable: false }),
  ]);
  const data = { language: 'en' as const, name, url: `${siteUrl}/auth/action` };
  for (const turn of [1, 2])
    await queueEmail(documents, { kind: 'confirmation', source: `${uid}_${turn}`, to: email, data }, future);
  const threads = [await converse(life, other, 'buyer'), await converse(life, other, 'seller')];
  const [page] = bikes;
  const old = ['index.html', `motorcycle/${page?.slug}.html`].map((file) => `pages/earlier/en/${file}`);
  for (const file of old) await bucket.file(file).save(secret, { resumable: false });
  return { bikes, threads };
};
