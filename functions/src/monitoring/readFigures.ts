import type { Firestore, Query } from 'firebase-admin/firestore';
import type { AdminContent, AdminFigures } from '../../../src/domain/admin/adminAnswers.schema.ts';
import type { Reconciled } from '../../../src/domain/reconcile/reconcile.schema.ts';
import { vietnameseDay } from '../../../src/domain/time/time.ts';
import { pauseOf, readPause } from '../readers/pause.ts';
import { findState } from '../reconcile/state.ts';

/** Returns the last reconciliation and today's repairs; null before the first reconciliation. */
const readReconciled = async (documents: Firestore, now: number): Promise<Reconciled | null> => {
  const state = await findState(documents);
  if (!state || state.ran_at === null) return null;
  const { day, mended } = state.today;
  return { ran_at: state.ran_at, failed: state.failed, today: day === vietnameseDay(now) ? mended : {} };
};

export const readFigures = async (
  documents: Firestore,
  now: number,
  host: string,
): Promise<AdminContent<'figures'>> => {
  const listings = documents.collection('motorcycles').where('deleted_at', '==', null);
  const queries: Record<keyof AdminFigures, Query> = {
    active: listings.where('status', '==', 'active'),
    sold: listings.where('status', '==', 'sold'),
    paused: listings.where('status', '==', 'paused'),
    draft: listings.where('status', '==', 'draft'),
    hidden: listings.where('status', '==', 'hidden'),
    members: documents.collection('profiles'),
    suspended: documents.collection('suspensions'),
    reports: documents.collection('reports').where('status', '==', 'new'),
    review_reports: documents.collection('review_reports').where('status', '==', 'new'),
    conversation_reports: documents.collection('conversation_reports').where('status', '==', 'new'),
    fraud_signs: documents.collection('fraud_signs').where('status', '==', 'new'),
    queued: documents.collection('mail').where('state', 'in', ['queued', 'processing']),
    dead: documents.collection('mail').where('state', '==', 'dead'),
    feedback: documents.collection('feedback').where('status', '==', 'new'),
    support_requests: documents.collection('support_requests').where('status', '==', 'new'),
    contact_messages: documents.collection('contact_messages').where('status', '==', 'new'),
  };
  const counts = Object.entries(queries).map(async ([name, query]) => {
    const answer = await query.count().get();
    return [name, answer.data().count] as const;
  });
  const [all, reconciled, pause] = await Promise.all([
    Promise.all(counts),
    readReconciled(documents, now),
    readPause(pauseOf(documents, host)),
  ]);
  return { figures: Object.fromEntries(all) as AdminFigures, reconciled, pause };
};
