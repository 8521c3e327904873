import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { keptAfterDecision } from '../../../src/domain/moderation/conversationReport.ts';
import { type AdminContext, type Outcome, record } from './adminAction.ts';

const atOnce = 300;

const decide = (
  transaction: Transaction,
  { now }: AdminContext,
  reference: DocumentReference,
  status: 'upheld' | 'kept',
): void => {
  transaction.update(reference, {
    status,
    decided_at: Timestamp.fromMillis(now),
    expires_at: Timestamp.fromMillis(now + keptAfterDecision),
  });
};

/** The reports of conversations with somebody that wait for an answer. */
export const openReportsOn = (transaction: Transaction, { documents }: AdminContext, userId: string) =>
  transaction.get(
    documents
      .collection('conversation_reports')
      .where('reported_id', '==', userId)
      .where('status', '==', 'new')
      .limit(atOnce),
  );

/** They were right: who is reported is suspended with the same transaction. */
export const uphold = (
  transaction: Transaction,
  context: AdminContext,
  reports: Awaited<ReturnType<typeof openReportsOn>>,
): void => {
  for (const { ref } of reports.docs) decide(transaction, context, ref, 'upheld');
};

/** Answers one report of a conversation: nothing in it is against the rules. */
export const dismissReport = (context: AdminContext, id: string): Promise<Outcome> => {
  const reference = context.documents.collection('conversation_reports').doc(id);
  return context.documents.runTransaction(async (transaction) => {
    const report = await transaction.get(reference);
    if (!report.exists) return 'gone';
    if (report.get('status') !== 'new') return 'same';
    decide(transaction, context, reference, 'kept');
    record(transaction, context, { act: 'dismiss', target: `conversation_reports/${id}`, decision: null });
    return 'done';
  });
};
