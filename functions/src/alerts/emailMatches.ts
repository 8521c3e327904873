import { type DocumentSnapshot, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { Alert } from '../../../src/domain/alerts/alert.schema.ts';
import { AlertMatch } from '../../../src/domain/alerts/alertMatch.schema.ts';
import { AlertSettings } from '../../../src/domain/alerts/alertSettings.schema.ts';
import { usualChoice } from '../../../src/domain/alerts/alertSettings.ts';
import { Follow } from '../../../src/domain/alerts/follow.schema.ts';
import { followId } from '../../../src/domain/alerts/follow.ts';
import { likeId } from '../../../src/domain/listings/like.ts';
import { Time } from '../../../src/domain/time/time.schema.ts';
import { defaultLanguage } from '../../../src/i18n/languages.ts';
import { areApart } from '../conversations/blocks.ts';
import { queueWith } from '../emails/queueEmail.ts';
import { hasDevice } from '../push/devices.ts';
import type { Accounts } from '../readers/findPerson.ts';
import { readListing } from '../readers/readListing.ts';
import { bikesPerEmail, type Match, planAlertEmail, type Wants } from './alertEmail.plan.ts';
import { alertEmailData } from './emailData.plan.ts';
import { matches } from './writeMatches.ts';

/* alert_letters/{user}   times of the last queued email and of the last digest, and the number of emails */
const Emails = z.object({ last_at: Time, digest_at: z._default(Time, 0), count: z.int() });

export type AlertNeeds = {
  documents: Firestore;
  accounts: Accounts;
  site: string;
  secret: string;
  now: number;
};

/** More matches than bikes in an email, since some bikes may be sold. */
const lookAhead = 2 * bikesPerEmail.digest;

const waitingFor = async ({ documents, now }: AlertNeeds, userId: string) => {
  const query = matches(documents)
    .where('user_id', '==', userId)
    .where('due_at', '<=', Timestamp.fromMillis(now));
  return (await query.orderBy('due_at').limit(lookAhead).get()).docs;
};

const readSettings = async (documents: Firestore, userId: string) => {
  const snapshot = await documents.collection('alert_settings').doc(userId).get();
  const parsed = AlertSettings.safeParse(snapshot.data());
  return parsed.success ? parsed.data : { ...usualChoice, language: defaultLanguage };
};

const readAlerts = async (documents: Firestore, userId: string): Promise<Alert[]> => {
  const { docs } = await documents.collection('alerts').where('user_id', '==', userId).get();
  return docs.flatMap((snapshot) => {
    const alert = Alert.safeParse(snapshot.data());
    return alert.success ? [alert.data] : [];
  });
};

type Waiting = AlertMatch & { id: string };

const readBikes = async (documents: Firestore, waiting: readonly Waiting[]): Promise<Match[]> => {
  const snapshots = await documents.getAll(
    ...waiting.map(({ motorcycle_id }) => documents.collection('motorcycles').doc(motorcycle_id)),
  );
  return waiting.map(({ id, price_drop, found_at }, place) => {
    const snapshot = snapshots[place];
    const bike = readListing(snapshot);
    return {
      id,
      bike: bike && snapshot ? { ...bike, id: snapshot.id } : null,
      drop: price_drop ?? null,
      foundAt: found_at,
    };
  });
};

const readLiked = async (documents: Firestore, userId: string, waiting: readonly Waiting[]) => {
  const ids = waiting.flatMap(({ motorcycle_id, price_drop }) => (price_drop ? [motorcycle_id] : []));
  if (ids.length === 0) return new Set<string>();
  const likes = await documents.getAll(
    ...ids.map((id) => documents.collection('likes').doc(likeId(userId, id))),
  );
  return new Set(ids.filter((_, place) => likes[place]?.exists));
};

/**
 * Returns the sellers of these bikes whom the person follows. Omits blocked sellers, and those who blocked
 * the person.
 */
const readFollowed = async (documents: Firestore, userId: string, bikes: readonly Match[]) => {
  const sellers = [...new Set(bikes.flatMap(({ bike }) => (bike ? [bike.user_id] : [])))];
  if (sellers.length === 0) return new Set<string>();
  const follows = await documents.getAll(
    ...sellers.map((seller) => documents.collection('follows').doc(followId(userId, seller))),
  );
  const followed = follows.flatMap((snapshot) => {
    const follow = Follow.safeParse(snapshot.data());
    return follow.success && follow.data.is_active ? [follow.data.seller_id] : [];
  });
  const apart = await Promise.all(followed.map((seller) => areApart(documents, userId, seller)));
  return new Set(followed.filter((_, place) => !apart[place]));
};

const isDue = (find: DocumentSnapshot, now: number) => {
  const due: Timestamp | null = find.get('due_at') ?? null;
  return due !== null && due.toMillis() <= now;
};

/** Returns the ids of all waiting matches about the emailed bikes, due or not. */
const settleOthers = async (
  documents: Firestore,
  transaction: Transaction,
  userId: string,
  bikes: readonly string[],
): Promise<string[]> => {
  if (bikes.length === 0) return [];
  const query = matches(documents).where('user_id', '==', userId).where('motorcycle_id', 'in', bikes);
  const { docs } = await transaction.get(query);
  return docs.filter((find) => (find.get('due_at') ?? null) !== null).map(({ id }) => id);
};

/**
 * Emails one person about due matches, and postpones the others. Uses one transaction, so that each bike is
 * emailed once.
 * @returns whether an email was queued
 */
export const emailMatchesOf = async (needs: AlertNeeds, userId: string): Promise<boolean> => {
  const { documents, now } = needs;
  const places = await waitingFor(needs, userId);
  if (places.length === 0) return false;
  const waiting = places.map((find) => ({ ...AlertMatch.parse(find.data()), id: find.id }));
  const [settings, alerts, liked, bikes, account] = await Promise.all([
    readSettings(documents, userId),
    readAlerts(documents, userId),
    readLiked(documents, userId, waiting),
    readBikes(documents, waiting),
    needs.accounts(userId),
  ]);
  const followed = await readFollowed(documents, userId, bikes);
  const usual = settings.delivery;
  const none = new Set<string>();
  // Members who signed in by phone have no address, but may have devices to notify.
  const isReached = Boolean(account?.email) || (await hasDevice(documents, userId, now));
  const wants: Wants = isReached
    ? { alerts, liked: settings.price_drops ? liked : none, followed, usual }
    : { alerts: [], liked: none, followed: none, usual };
  const emailsReference = documents.collection('alert_letters').doc(userId);
  return documents.runTransaction(async (transaction) => {
    const [before, ...current] = await transaction.getAll(emailsReference, ...places.map(({ ref }) => ref));
    const parsed = Emails.safeParse(before?.data());
    const emails = parsed.success ? parsed.data : { last_at: 0, digest_at: 0, count: 0 };
    const still = new Set(current.filter((find) => isDue(find, now)).map(({ id }) => id));
    const plan = planAlertEmail(
      bikes.filter(({ id }) => still.has(id)),
      wants,
      { last: emails.last_at, digest: emails.digest_at },
      now,
    );
    const listed = plan.lines.map(({ bike }) => bike.id);
    const others = await settleOthers(documents, transaction, userId, listed);
    for (const id of new Set([...plan.toldIds, ...others]))
      transaction.update(matches(documents).doc(id), { due_at: null });
    for (const { id, at } of plan.later)
      transaction.update(matches(documents).doc(id), { due_at: Timestamp.fromMillis(at) });
    if (plan.lines.length === 0 || !account || !isReached) return false;
    const count = emails.count + 1;
    const last_at = Timestamp.fromMillis(now);
    const digest = plan.isDigest ? now : emails.digest_at;
    const digestField = digest > 0 && { digest_at: Timestamp.fromMillis(digest) };
    transaction.set(emailsReference, { last_at, count, ...digestField });
    const { language } = settings;
    const data = alertEmailData({ ...needs, now }, { id: userId, name: account.name, language }, plan.lines);
    const email = {
      kind: 'alertFinds' as const,
      source: `${userId}_${count}`,
      to: account.email ?? null,
      data,
    };
    queueWith(transaction, documents, { ...email, receiver_id: userId }, now);
    return true;
  });
};

const people = 200;
const atOnce = 10;
/** Milliseconds to wait after a failure, so that one person's matches do not block the queue. */
const pause = 10 * 60_000;

const peopleDue = async ({ documents, now }: AlertNeeds): Promise<string[]> => {
  const due = await matches(documents)
    .where('due_at', '<=', Timestamp.fromMillis(now))
    .orderBy('due_at')
    .limit(people)
    .get();
  return [...new Set(due.docs.map((find) => String(find.get('user_id'))))];
};

const putOff = async (needs: AlertNeeds, userId: string, failure: unknown) => {
  logger.error('the alerts of somebody failed', { userId, failure: String(failure) });
  const batch = needs.documents.batch();
  const due_at = Timestamp.fromMillis(needs.now + pause);
  for (const { ref } of await waitingFor(needs, userId)) batch.update(ref, { due_at });
  await batch.commit();
};

/** Sends due emails, one per person. Runs may overlap. */
export const emailMatches = async (needs: AlertNeeds): Promise<number> => {
  let emails = 0;
  for (let due = await peopleDue(needs); due.length > 0; due = await peopleDue(needs)) {
    for (let start = 0; start < due.length; start += atOnce) {
      const group = due.slice(start, start + atOnce);
      const outcomes = await Promise.allSettled(group.map((userId) => emailMatchesOf(needs, userId)));
      for (const [place, outcome] of outcomes.entries()) {
        if (outcome.status === 'fulfilled') emails += Number(outcome.value);
        else await putOff(needs, group[place] ?? '', outcome.reason);
      }
    }
  }
  return emails;
};
