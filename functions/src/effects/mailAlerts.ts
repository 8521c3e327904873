import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as z from 'zod/mini';
import { Alert } from '../../../src/domain/alert.ts';
import { AlertSettings, type Delivery, usualDelivery } from '../../../src/domain/alertSettings.ts';
import { titleOf } from '../../../src/domain/listing.ts';
import { locationLabel } from '../../../src/domain/locations.ts';
import { Time } from '../../../src/domain/time.ts';
import { describeCriteria } from '../../../src/i18n/describeCriteria.ts';
import { formatDong } from '../../../src/i18n/format.ts';
import { defaultLanguage, type Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import type { AlertFindsData } from '../emails/alertFinds.ts';
import { linkToken } from '../plans/linkToken.ts';
import { bikesPerLetter, type Find, type Line, planAlertLetter, planDue } from '../plans/planAlertLetter.ts';
import { finds } from './announceListing.ts';
import type { Accounts } from './findPerson.ts';
import { queueWith } from './queueLetter.ts';
import { readListing } from './readListing.ts';

/* alert_letters/{user}   { last_at, count }   when somebody's last letter was queued, and how many there were */
const Letters = z.object({ last_at: Time, count: z.int() });
const Found = z.object({ user_id: z.string(), motorcycle_id: z.string(), found_at: Time });

export type AlertNeeds = {
  documents: Firestore;
  accounts: Accounts;
  /** The public origin. */
  site: string;
  /** Signs the link that stops the letters. */
  secret: string;
  now: number;
};
/** The purpose of the link that stops the letters. */
export const stopPurpose = 'alerts';

/** More than a letter holds, so that bikes that were sold meanwhile do not leave it short. */
const lookAhead = 3 * bikesPerLetter;

const waitingFor = async ({ documents, now }: AlertNeeds, userId: string) => {
  const query = finds(documents)
    .where('user_id', '==', userId)
    .where('due_at', '<=', Timestamp.fromMillis(now));
  return (await query.orderBy('due_at').limit(lookAhead).get()).docs;
};

const readSettings = async (documents: Firestore, userId: string) => {
  const snapshot = await documents.collection('alert_settings').doc(userId).get();
  const parsed = AlertSettings.safeParse(snapshot.data());
  return parsed.success ? parsed.data : { delivery: usualDelivery, language: defaultLanguage };
};

const readAlerts = async (documents: Firestore, userId: string): Promise<Alert[]> => {
  const found = await documents.collection('alerts').where('user_id', '==', userId).get();
  return found.docs.flatMap((snapshot) => {
    const alert = Alert.safeParse(snapshot.data());
    return alert.success ? [alert.data] : [];
  });
};

const readBikes = async (documents: Firestore, waiting: readonly DocumentSnapshot[]): Promise<Find[]> => {
  const bikes = waiting.map((find) =>
    documents.collection('motorcycles').doc(Found.parse(find.data()).motorcycle_id),
  );
  const snapshots = await documents.getAll(...bikes);
  return waiting.map(({ id }, place) => {
    const snapshot = snapshots[place];
    const bike = readListing(snapshot);
    return { id, bike: bike && snapshot ? { ...bike, id: snapshot.id } : null };
  });
};

const dataOf = (
  { site, secret }: AlertNeeds,
  userId: string,
  name: string | null,
  language: Language,
  lines: readonly Line[],
): AlertFindsData => {
  const url = (path: `/${string}`) => new URL(localize(language, path), site).href;
  return {
    language,
    name,
    bikes: lines.map(({ bike, alerts }) => ({
      title: titleOf(bike),
      facts: `${formatDong(language, bike.price)}, ${locationLabel(language, bike.location)}`,
      url: url(paths.listing(bike.slug)),
      because: alerts.map(({ criteria }) => describeCriteria(language, criteria)),
    })),
    alertsUrl: url(paths.alerts),
    stopUrl: `${url(paths.unsubscribe)}?token=${encodeURIComponent(linkToken(secret, stopPurpose, userId))}`,
  };
};

const isDue = (find: DocumentSnapshot, now: number) => {
  const due: Timestamp | null = find.get('due_at') ?? null;
  return due !== null && due.toMillis() <= now;
};

/**
 * One letter to one person with what their alerts have found, or a later time for it. The letter, its place
 * in the outbox and what it says are written together, so that each bike is in one letter whatever happens.
 * @returns whether a letter was queued
 */
export const mailFindsOf = async (needs: AlertNeeds, userId: string): Promise<boolean> => {
  const { documents, now } = needs;
  const waiting = await waitingFor(needs, userId);
  if (waiting.length === 0) return false;
  const [settings, alerts, bikes, account] = await Promise.all([
    readSettings(documents, userId),
    readAlerts(documents, userId),
    readBikes(documents, waiting),
    needs.accounts(userId),
  ]);
  const foundAt = Math.min(...waiting.map((find) => Found.parse(find.data()).found_at));
  const lettersReference = documents.collection('alert_letters').doc(userId);
  return documents.runTransaction(async (transaction) => {
    const [before, ...current] = await transaction.getAll(lettersReference, ...waiting.map(({ ref }) => ref));
    const parsed = Letters.safeParse(before?.data());
    const letters = parsed.success ? parsed.data : { last_at: 0, count: 0 };
    const still = new Set(current.filter((find) => isDue(find, now)).map(({ id }) => id));
    const postpone = (ids: readonly string[], delivery: Delivery, from: number, last: number) => {
      const due_at = Timestamp.fromMillis(planDue(delivery, from, last));
      for (const id of ids) transaction.update(finds(documents).doc(id), { due_at });
    };
    if (planDue(settings.delivery, foundAt, letters.last_at) > now) {
      postpone([...still], settings.delivery, foundAt, letters.last_at);
      return false;
    }
    const plan = planAlertLetter(
      bikes.filter(({ id }) => still.has(id)),
      account?.email ? alerts : [],
    );
    for (const id of plan.said) transaction.update(finds(documents).doc(id), { due_at: null });
    postpone(plan.later, settings.delivery, now, now);
    if (plan.lines.length === 0 || !account?.email) return false;
    const count = letters.count + 1;
    transaction.set(lettersReference, { last_at: Timestamp.fromMillis(now), count });
    const data = dataOf(needs, userId, account.name, settings.language, plan.lines);
    const letter = { kind: 'alertFinds' as const, source: `${userId}_${count}`, to: account.email, data };
    queueWith(transaction, documents, letter, now);
    return true;
  });
};

const people = 200;
const atOnce = 10;
/** How long the finds of somebody wait for whom it failed, so that they do not stand before everybody else. */
const pause = 10 * 60_000;

const peopleDue = async ({ documents, now }: AlertNeeds): Promise<string[]> => {
  const due = await finds(documents)
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

/**
 * A run: writes to everybody whose time has come, one letter a person. Runs may overlap.
 * @returns how many letters were queued
 */
export const mailAlerts = async (needs: AlertNeeds): Promise<number> => {
  let letters = 0;
  for (let due = await peopleDue(needs); due.length > 0; due = await peopleDue(needs)) {
    for (let start = 0; start < due.length; start += atOnce) {
      const group = due.slice(start, start + atOnce);
      const outcomes = await Promise.allSettled(group.map((userId) => mailFindsOf(needs, userId)));
      for (const [place, outcome] of outcomes.entries()) {
        if (outcome.status === 'fulfilled') letters += Number(outcome.value);
        else await putOff(needs, group[place] ?? '', outcome.reason);
      }
    }
  }
  return letters;
};
