import {
  type DocumentReference,
  type QuerySnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { keptAfterDecision } from '../../../src/domain/moderation/conversationReport.ts';
import { type AdminContext, type Outcome, record } from './adminAction.ts';

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

export const uphold = (transaction: Transaction, context: AdminContext, reports: QuerySnapshot): void => {
  for (const { ref } of reports.docs) decide(transaction, context, ref, 'upheld');
};

export const dismissReport = (context: AdminContext, id: string): Promise<Outcome> => {
  const reference = context.documents.collection('conversation_reports').doc(id);
  return context.documents.runTransaction(async (transaction) => {
    const report = await transaction.get(reference);
    if (!report.exists) return 'gone';
    if (report.get('status') === 'upheld') return 'decided';
    if (report.get('status') !== 'new') return 'same';
    decide(transaction, context, reference, 'kept');
    record(transaction, context, { act: 'dismiss', target: `conversation_reports/${id}`, decision: null });
    return 'done';
  });
};
