import type { Transaction } from 'firebase-admin/firestore';
import type { AdminContext } from './adminAction.ts';

const atOnce = 300;
const about = {
  reports: 'motorcycle_id',
  review_reports: 'review_id',
  conversation_reports: 'reported_id',
} as const;

export const openReports = (
  transaction: Transaction,
  { documents }: AdminContext,
  kind: keyof typeof about,
  id: string,
) =>
  transaction.get(
    documents.collection(kind).where(about[kind], '==', id).where('status', '==', 'new').limit(atOnce),
  );
