import type { Firestore } from 'firebase-admin/firestore';
import type { ReportFilter } from '../../../src/domain/admin/admin.schema.ts';
import type { AdminConversationReport } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { ConversationReport } from '../../../src/domain/moderation/conversationReport.schema.ts';
import { spanOf } from '../../../src/domain/moderation/reportFilter.ts';
import { type Page, pageOf, understood } from './pageOf.ts';

/** Returns open reports, the oldest first, with their copies of the reported messages. */
export const readConversationReports = async (
  documents: Firestore,
  { after, filter }: { after: string | null; filter?: ReportFilter | undefined },
  now: number,
): Promise<Page<AdminConversationReport>> => {
  const reports = documents.collection('conversation_reports');
  const { from, to } = spanOf(filter?.age ?? null, now);
  const reason = filter?.reason ?? null;
  const all = reports.where('status', '==', 'new');
  const open = reason === null ? all : all.where('reason', '==', reason);
  const { docs, more } = await pageOf(
    open
      .where('created_at', '>=', new Date(from))
      .where('created_at', '<=', new Date(to))
      .orderBy('created_at'),
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
