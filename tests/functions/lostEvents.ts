import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { Site } from '../../functions/src/platform/site.ts';
import type { Person } from '../../functions/src/readers/findPerson.ts';
import { reconcile } from '../../functions/src/reconcile/reconcile.ts';
import type { Needs } from '../../functions/src/reconcile/run.ts';
import { findState, saveState } from '../../functions/src/reconcile/state.ts';
import type { Listing } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import type { ReconcileState } from '../../src/domain/reconcile/reconcile.schema.ts';
import { vietnameseDay } from '../../src/domain/time/time.ts';
import { memoryFiles } from '../faults/memoryFiles.ts';
import { fresh, functionUrl, documents as shared, stored, site as suite } from './suite.ts';

const minute = 60_000;
/** Noon in Vietnam. */
export const noon = Date.UTC(2026, 5, 15, 5);

const queues = ['deeds', 'profiles', 'listings', 'threads', 'replies', 'feedback'];

/** State after a reconciliation that compared everything up to this moment, and found nothing wrong. */
export const comparedAt = (moment: number): ReconcileState => ({
  cursors: Object.fromEntries(
    queues.map((name) => [name, { at: Timestamp.fromMillis(moment - 2 * minute), path: null }]),
  ),
  again: [],
  pass: null,
  passed_at: moment,
  unreadable: 0,
  apart_since: null,
  ran_at: moment,
  mended: {},
  failed: 0,
  today: { day: vietnameseDay(moment), mended: {} },
});

/**
 * Opens a site in a project of its own, to which no function listens, so that every event is lost. The clock
 * is fixed at `noon`, after a reconciliation: only a test's changes are new.
 */
export const openLostSite = async () => {
  const app = initializeApp({ projectId: `demo-${fresh('lost')}` }, fresh('lost'));
  const documents: Firestore = getFirestore(app);
  const files = memoryFiles();
  const site: Site = { ...suite, documents, files };
  const people = new Map<string, Person>();
  const opened: [string, boolean][] = [];
  let now = noon;
  const needs: Needs = {
    site,
    environment: {
      SITE_URL: 'https://vongxe.example',
      MAIL_FROM: 'Vongxe <no-reply@vongxe.example>',
      OPERATOR_EMAIL: 'operator@vongxe.example',
      LINK_SECRET: 'a secret of thirty-two characters',
    },
    accounts: async (userId) => people.get(userId) ?? null,
    accountName: async (userId) => people.get(userId)?.name ?? null,
    checkSeller: async () => true,
    applyToIdentities: async () => undefined,
    setAccountOpen: async (userId, isOpen) => void opened.push([userId, isOpen]),
    clock: () => now,
    pause: async () => undefined,
  };
  const run = () => reconcile(needs);
  const state = async (): Promise<ReconcileState> => {
    const state = await findState(documents);
    if (!state) throw new Error('the comparison has never run');
    return state;
  };
  const publish = async (listing: Stored<Listing>): Promise<void> => {
    await documents.doc(`motorcycles/${listing.id}`).set(stored(listing));
    if (listing.slug) await documents.doc(`slugs/${listing.slug}`).set({ motorcycle_id: listing.id });
  };
  const later = (minutes: number) => {
    now += minutes * minute;
    return now;
  };
  await saveState(documents, comparedAt(noon));
  later(15);
  return {
    documents,
    files,
    site,
    needs,
    people,
    opened,
    run,
    state,
    publish,
    later,
    now: () => now,
  };
};

/** Calls production's reconciliation, for changes from now on. */
export const askToReconcile = async (): Promise<number> => {
  await saveState(shared, comparedAt(Date.now()));
  return (await fetch(functionUrl('reconcileNow'), { method: 'POST' })).status;
};
