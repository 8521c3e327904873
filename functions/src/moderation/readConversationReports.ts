import type { Firestore } from 'firebase-admin/firestore';
import type { AdminConversationReport } from '../../../src/domain/admin/admin.schema.ts';
import { ConversationReport } from '../../../src/domain/moderation/conversationReport.schema.ts';
import { type Page, pageOf, understood } from './pageOf.ts';

/** Returns open reports of conversations, the oldest first, with only the copied messages. */
export const readConversationReports = async (
  documents: Firestore,
  { after }: { after: string | null },
): Promise<Page<AdminConversationReport>> => {
  const reports = documents.collection('conversation_reports');
  const { docs, more } = await pageOf(
    reports.where('status', '==', 'new').orderBy('created_at'),
    after === null ? null : await reports.doc(after).get(),
  );
  const items = docs.flatMap((snapshot) => {
    const report = understood(ConversationReport, snapshot);
    if (!report) return [];
    const { reason, message, user_id, reported_id, reported_name, copy, created_at } = report;
    return [
      {
        id: snapshot.id,
        reason,
        message,
        reporter_id: user_id,
        reported_id,
        reported_name,
        copy,
        created_at,
      },
    ];
  });
  return { items, more };
};
