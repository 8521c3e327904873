import type { UserRecord } from 'firebase-admin/auth';
import {
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { Profile } from '../../../src/domain/accounts/profile.schema.ts';
import { Alert } from '../../../src/domain/alerts/alert.schema.ts';
import { AlertMatch } from '../../../src/domain/alerts/alertMatch.schema.ts';
import { AlertSettings } from '../../../src/domain/alerts/alertSettings.schema.ts';
import { Contact } from '../../../src/domain/contacts/contact.schema.ts';
import { Reveal } from '../../../src/domain/contacts/reveal.schema.ts';
import { AwayAnswer } from '../../../src/domain/conversations/away.schema.ts';
import { Block } from '../../../src/domain/conversations/block.schema.ts';
import { Inquiry, Reply } from '../../../src/domain/conversations/inquiry.schema.ts';
import { AccountExport } from '../../../src/domain/export/accountExport.schema.ts';
import { Like } from '../../../src/domain/listings/like.schema.ts';
import { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { titleOf } from '../../../src/domain/listings/listing.ts';
import { ConversationReport } from '../../../src/domain/moderation/conversationReport.schema.ts';
import { Report } from '../../../src/domain/moderation/report.schema.ts';
import { FraudSigns } from '../../../src/domain/moderation/signs.schema.ts';
import { RepeatedBike } from '../../../src/domain/photos/repeatedBike.schema.ts';
import { PushDevice } from '../../../src/domain/push/pushDevice.schema.ts';
import { Review, ReviewReport } from '../../../src/domain/reviews/review.schema.ts';
import { Seller } from '../../../src/domain/sellers/seller.schema.ts';
import { Answers, type MessageAnswer } from '../../../src/domain/support/answer.schema.ts';
import { Feedback, SupportRequest } from '../../../src/domain/support/feedback.schema.ts';
import { Time } from '../../../src/domain/time/time.schema.ts';
import { zaloIn } from '../readers/zaloClaim.ts';
import { findPersonalData, type Person } from './findPersonalData.ts';
import { personalData } from './personalData.plan.ts';

const moment = (time: number) => new Date(time).toISOString();

type Moments<T> = {
  [Key in keyof T]: Key extends `${string}_${'at' | 'until'}` ? string | Extract<T[Key], null> : T[Key];
};
const inWords = <T extends object>(fields: T): Moments<T> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      /_(at|until)$/.test(key) && typeof value === 'number' ? moment(value) : value,
    ]),
  ) as Moments<T>;

const StoredProfile = z.extend(Profile, { full_name: z.string() });
const StoredRequest = z.object({ ...SupportRequest.shape, created_at: Time, answers: Answers });

/** Removes the operators' ids from the answers to a message. */
const withAnswers = <T extends { answers?: MessageAnswer[] | undefined }>({ answers, ...message }: T) => ({
  ...message,
  ...(answers && {
    answers: answers.map(({ words, answered_at }) => ({ words, answered_at: moment(answered_at) })),
  }),
});

/** Parses documents, and collects the paths of malformed ones. */
const reader = () => {
  const unreadable: string[] = [];
  const read = <T>(schema: z.ZodMiniType<T>, snapshot: DocumentSnapshot): T | null => {
    const parsed = schema.safeParse(snapshot.data());
    if (parsed.success) return parsed.data;
    unreadable.push(snapshot.ref.path);
    return null;
  };
  const readAll = <T extends object>(schema: z.ZodMiniType<T>, { docs }: QuerySnapshot) =>
    docs.flatMap((snapshot) => {
      const data = read(schema, snapshot);
      return data === null ? [] : [{ id: snapshot.id, ...inWords(data) }];
    });
  return { unreadable, read, readAll };
};
type Reader = ReturnType<typeof reader>;

const listingsOf = async (documents: Firestore, userId: string, { read }: Reader) => {
  const snapshots = await documents.collection('motorcycles').where('user_id', '==', userId).get();
  const listings = snapshots.docs.map(async (snapshot) => {
    const listing = read(Listing, snapshot);
    const contacts = await snapshot.ref.collection('contact').get();
    const contact = contacts.docs.flatMap((channel) => {
      const data = read(Contact, channel);
      return data === null ? [] : [[channel.id, inWords(data)]];
    });
    return listing === null
      ? []
      : [{ id: snapshot.id, ...inWords(listing), contact: Object.fromEntries(contact) }];
  });
  return (await Promise.all(listings)).flat();
};

const sellerOf = async (documents: Firestore, userId: string, { read }: Reader) => {
  const snapshot = await documents.collection('sellers').doc(userId).get();
  const seller = snapshot.exists ? read(Seller, snapshot) : null;
  return seller && { ...inWords(seller), since: moment(seller.since) };
};

const proposalsOf = ({ offer, visit }: Inquiry, userId: string) => ({
  ...(offer && { offer: { price: offer.price, state: offer.state, own: offer.by === userId } }),
  ...(visit && {
    visit: {
      starts_at: moment(visit.starts_at),
      place: visit.place,
      state: visit.state,
      own: visit.by === userId,
    },
  }),
});

const autoAnswerOf = ({ auto_answer }: Inquiry) =>
  auto_answer ? { auto_answer: { away: auto_answer.away, at: moment(auto_answer.at) } } : {};

/** Returns this person's messages in a conversation. A buyer's first message is a field of the thread. */
const conversationOf = async (snapshot: DocumentSnapshot, userId: string, { read }: Reader) => {
  const thread = read(Inquiry, snapshot);
  if (thread === null) return [];
  const isBuyer = thread.buyer_id === userId;
  const replies = await snapshot.ref.collection('replies').where('sender_id', '==', userId).get();
  const written = replies.docs.flatMap((reply) => read(Reply, reply) ?? []);
  const messages = [...(isBuyer ? [thread] : []), ...written]
    .toSorted((one, other) => one.created_at - other.created_at)
    .map(({ message, phrases, photos, created_at }) => ({
      message,
      ...(phrases && { phrases }),
      ...(photos && { photos }),
      created_at: moment(created_at),
    }));
  return [
    {
      id: snapshot.id,
      role: isBuyer ? 'buyer' : 'seller',
      bike: titleOf(thread.bike),
      contact_email: isBuyer ? thread.contact_email : null,
      contact_phone: isBuyer ? thread.contact_phone : null,
      created_at: moment(thread.created_at),
      ...(thread.named_at !== undefined && {
        named_at: thread.named_at === null ? null : moment(thread.named_at),
      }),
      ...(thread.sold_at !== undefined && {
        sold_at: thread.sold_at === null ? null : moment(thread.sold_at),
      }),
      ...proposalsOf(thread, userId),
      ...(isBuyer ? {} : autoAnswerOf(thread)),
      messages,
    },
  ];
};

const conversationsOf = async (documents: Firestore, userId: string, reader: Reader) => {
  const inquiries = documents.collection('inquiries');
  const [bought, sold] = await Promise.all([
    inquiries.where('buyer_id', '==', userId).get(),
    inquiries.where('seller_id', '==', userId).get(),
  ]);
  const threads = [...bought.docs, ...sold.docs];
  return (await Promise.all(threads.map((thread) => conversationOf(thread, userId, reader)))).flat();
};

/** Returns reviews without the other person's id. */
const reviewsOf = ({ docs }: QuerySnapshot, { read }: Reader) =>
  docs.flatMap((snapshot) => {
    const review = read(Review, snapshot);
    if (review === null) return [];
    const { author_id: _, subject_id: __, answer, hidden, ...fields } = review;
    return [
      {
        id: snapshot.id,
        ...inWords(fields),
        answer: answer && { words: answer.words, at: moment(answer.at) },
        hidden: hidden !== null,
      },
    ];
  });

/** Converts a stored value to JSON, with timestamps as text and without the ids of operators. */
const plain = (value: unknown): unknown => {
  if (value instanceof Timestamp) return moment(value.toMillis());
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'operator_id')
      .map(([key, each]) => [key, plain(each)]),
  );
};

const storedOf = async (documents: Firestore, person: Person): Promise<AccountExport['stored']> => {
  // Keyed by collection and document id: two rows of `personalData` may match the same document.
  const stored: Record<string, Record<string, { id: string }>> = {};
  for (const row of personalData) {
    if (!('asStored' in row.exported)) continue;
    const { asStored } = row.exported;
    const matches = await findPersonalData(documents, row, person)?.get();
    for (const snapshot of matches?.docs ?? []) {
      const fields = Object.entries(snapshot.data())
        .filter(([name]) => asStored === 'whole' || asStored.includes(name))
        .map(([name, value]) => [name, plain(value)]);
      const earlier = stored[row.collection];
      stored[row.collection] = {
        ...earlier,
        [snapshot.id]: { ...Object.fromEntries(fields), id: snapshot.id },
      };
    }
  }
  return Object.fromEntries(Object.entries(stored).map(([name, byId]) => [name, Object.values(byId)]));
};

const when = (text: string | null | undefined) => (text ? new Date(text).toISOString() : null);

/** @throws if the result does not match the download's schema */
export const exportUser = async (
  documents: Firestore,
  account: Pick<
    UserRecord,
    | 'uid'
    | 'email'
    | 'emailVerified'
    | 'phoneNumber'
    | 'displayName'
    | 'photoURL'
    | 'providerData'
    | 'metadata'
    | 'customClaims'
  >,
  now: number,
): Promise<AccountExport> => {
  const { uid } = account;
  const own = (collection: string) => documents.collection(collection).where('user_id', '==', uid).get();
  const reading = reader();
  const personal = async <T extends object>(schema: z.ZodMiniType<T>, collection: string) => {
    const snapshot = await documents.collection(collection).doc(uid).get();
    const data = snapshot.exists ? reading.read(schema, snapshot) : null;
    return data && inWords(data);
  };
  const { creationTime, lastSignInTime } = account.metadata;
  return AccountExport.parse({
    exported_at: moment(now),
    account: {
      id: uid,
      email: account.email ?? null,
      phone: account.phoneNumber ?? null,
      name: account.displayName ?? null,
      picture: account.photoURL ?? null,
      signs_in_with: [
        ...account.providerData.map(({ providerId }) => providerId),
        ...(zaloIn(account.customClaims) ? ['zalo'] : []),
      ],
      created_at: when(creationTime),
      last_sign_in_at: when(lastSignInTime),
    },
    profile: await personal(StoredProfile, 'profiles'),
    listings: await listingsOf(documents, uid, reading),
    likes: reading.readAll(Like, await own('likes')),
    alerts: reading.readAll(Alert, await own('alerts')),
    away_answer: await personal(AwayAnswer, 'away_answers'),
    alert_settings: await personal(AlertSettings, 'alert_settings'),
    alert_finds: reading.readAll(AlertMatch, await own('alert_finds')),
    feedback: reading.readAll(Feedback, await own('feedback')).map(withAnswers),
    support_requests: reading.readAll(StoredRequest, await own('support_requests')).map(withAnswers),
    reports: reading.readAll(Report, await own('reports')),
    blocks: reading.readAll(Block, await own('blocks')),
    conversation_reports: reading
      .readAll(ConversationReport, await own('conversation_reports'))
      .map(({ copy: _, ...report }) => report),
    // Leaves out `photos`: the matching photos belong to other sellers.
    fraud_signs: reading
      .readAll(FraudSigns, await own('fraud_signs'))
      .map(({ photos: _, ...place }) => place),
    repeated_bikes: reading.readAll(RepeatedBike, await own('repeated_bikes')),
    // Leaves out the device's encryption keys.
    push_subscriptions: reading
      .readAll(PushDevice, await own('push_subscriptions'))
      .map(({ subscription: { endpoint }, signed_in: _, ...device }) => ({ ...device, endpoint })),
    reveals: reading.readAll(Reveal, await own('reveals')),
    seller: await sellerOf(documents, uid, reading),
    conversations: await conversationsOf(documents, uid, reading),
    reviews_written: reviewsOf(
      await documents.collection('reviews').where('author_id', '==', uid).get(),
      reading,
    ),
    // Unpublished reviews are private to their author.
    reviews_received: reviewsOf(
      await documents.collection('reviews').where('subject_id', '==', uid).get(),
      reading,
    ).filter(({ published_at }) => published_at !== null),
    review_reports: reading.readAll(ReviewReport, await own('review_reports')),
    stored: await storedOf(documents, {
      userId: uid,
      email: account.emailVerified ? (account.email ?? null) : null,
    }),
    unreadable: reading.unreadable,
  });
};
