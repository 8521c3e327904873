import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { ReconcileState } from '../../../src/domain/reconcile/reconcile.schema.ts';
import { lookBack } from './reconcile.plan.ts';

export type Cursor = { at: Timestamp; path: string | null };

const reference = (documents: Firestore) => documents.doc('reconcile/state');

const nothing: ReconcileState = {
  cursors: {},
  again: [],
  pass: null,
  passed_at: null,
  unreadable: 0,
  apart_since: null,
  ran_at: null,
  mended: {},
  failed: 0,
  today: { day: '', mended: {} },
};

/** Null before the first run; the initial state if the document is malformed. */
export const findState = async (documents: Firestore): Promise<ReconcileState | null> => {
  const snapshot = await reference(documents).get();
  if (!snapshot.exists) return null;
  const parsed = ReconcileState.safeParse(snapshot.data());
  if (parsed.success) return parsed.data;
  logger.error('the state of the comparison does not parse');
  return nothing;
};

/** Returns the stored state, or the initial one before the first run. */
export const readState = async (documents: Firestore): Promise<ReconcileState> =>
  (await findState(documents)) ?? nothing;

const moment = (at: number | null) => (at === null ? null : Timestamp.fromMillis(at));

export const saveState = async (documents: Firestore, state: ReconcileState): Promise<void> => {
  await reference(documents).set({
    ...state,
    pass: state.pass && { ...state.pass, begun_at: moment(state.pass.begun_at) },
    passed_at: moment(state.passed_at),
    apart_since: moment(state.apart_since),
    ran_at: moment(state.ran_at),
  });
};

/** Returns a queue's position. A new queue begins a day ago: the nightly pass checks the rest. */
export const cursorOf = ({ cursors }: ReconcileState, queue: string, now: number): Cursor => {
  const cursor = cursors[queue];
  const earliest = Timestamp.fromMillis(now - lookBack);
  if (cursor?.at instanceof Timestamp && cursor.at.toMillis() > earliest.toMillis())
    return { at: cursor.at, path: cursor.path };
  return { at: earliest, path: null };
};
