import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as z from 'zod/mini';
import { type Delivery, usualChoice } from '../../../src/domain/alertSettings.ts';
import { likeId } from '../../../src/domain/like.ts';
import { Alert } from '../../../src/domain/schemas/alert.ts';
import { AlertFind } from '../../../src/domain/schemas/alertFind.ts';
import { AlertSettings } from '../../../src/domain/schemas/alertSettings.ts';
import { Time } from '../../../src/domain/schemas/time.ts';
import { defaultLanguage } from '../../../src/i18n/languages.ts';
import { alertLetterData } from '../plans/alertLetterData.ts';
import { bikesPerLetter, type Find, planAlertLetter, planDue, type Wants } from '../plans/planAlertLetter.ts';
import type { Accounts } from './findPerson.ts';
import { queueWith } from './queueLetter.ts';
import { readListing } from './readListing.ts';
import { finds } from './writeFinds.ts';

/* alert_letters/{user}   { last_at, count }   when somebody's last letter was queued, and how many there were */
const Letters = z.object({ last_at: Time, count: z.int() });

export type AlertNeeds = {
  documents: Firestore;
  accounts: Accounts;
  /** The public origin. */
  site: string;
  /** Signs the link that stops the letters. */
  secret: string;
  now: number;
};

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
  return parsed.success ? parsed.data : { ...usualChoice, language: defaultLanguage };
};

const readAlerts = async (documents: Firestore, userId: string): Promise<Alert[]> => {
  const found = await documents.collection('alerts').where('user_id', '==', userId).get();
  return found.docs.flatMap((snapshot) => {
    const alert = Alert.safeParse(snapshot.data());
    return alert.success ? [alert.data] : [];
  });
};

type Waiting = AlertFind & { id: string };

const readBikes = async (documents: Firestore, waiting: readonly Waiting[]): Promise<Find[]> => {
  const snapshots = await documents.getAll(
    ...waiting.map(({ motorcycle_id }) => documents.collection('motorcycles').doc(motorcycle_id)),
  );
  return waiting.map(({ id, price_drop }, place) => {
    const snapshot = snapshots[place];
    const bike = readListing(snapshot);
    return { id, bike: bike && snapshot ? { ...bike, id: snapshot.id } : null, drop: price_drop ?? null };
  });
};

/** Which of the bikes whose price fell somebody still likes. */
const readLiked = async (documents: Firestore, userId: string, waiting: readonly Waiting[]) => {
  const ids = waiting.flatMap(({ motorcycle_id, price_drop }) => (price_drop ? [motorcycle_id] : []));
  if (ids.length === 0) return new Set<string>();
  const likes = await documents.getAll(
    ...ids.map((id) => documents.collection('likes').doc(likeId(userId, id))),
  );
  return new Set(ids.filter((_, place) => likes[place]?.exists));
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
  const places = await waitingFor(needs, userId);
  if (places.length === 0) return false;
  const waiting = places.map((find) => ({ ...AlertFind.parse(find.data()), id: find.id }));
  const [settings, alerts, liked, bikes, account] = await Promise.all([
    readSettings(documents, userId),
    readAlerts(documents, userId),
    readLiked(documents, userId, waiting),
    readBikes(documents, waiting),
    needs.accounts(userId),
  ]);
  const foundAt = Math.min(...waiting.map(({ found_at }) => found_at));
  const nothing: Wants = { alerts: [], liked: new Set() };
  const wants = account?.email ? { alerts, liked: settings.price_drops ? liked : nothing.liked } : nothing;
  const lettersReference = documents.collection('alert_letters').doc(userId);
  return documents.runTransaction(async (transaction) => {
    const [before, ...current] = await transaction.getAll(lettersReference, ...places.map(({ ref }) => ref));
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
      wants,
    );
    for (const id of plan.said) transaction.update(finds(documents).doc(id), { due_at: null });
    postpone(plan.later, settings.delivery, now, now);
    if (plan.lines.length === 0 || !account?.email) return false;
    const count = letters.count + 1;
    transaction.set(lettersReference, { last_at: Timestamp.fromMillis(now), count });
    const { language } = settings;
    const data = alertLetterData({ ...needs, now }, { id: userId, name: account.name, language }, plan.lines);
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
