import type { AdminContent } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { ConversationReport } from '../../../src/domain/moderation/conversationReport.schema.ts';
import { readPrivatePhotos } from '../conversations/readPrivatePhotos.ts';
import type { Site } from '../platform/site.ts';
import { type AdminContext, record } from './adminAction.ts';
import { understood } from './pageOf.ts';

/** Reads the photos of a reported message if the report is open. Writes an audit entry first. */
export const readReportPhotos = async (
  site: Pick<Site, 'documents' | 'files'>,
  context: Pick<AdminContext, 'documents' | 'operator' | 'now'>,
  { report: id, message }: { report: string; message: string },
): Promise<AdminContent<'report_photos'>> => {
  const place = site.documents.collection('conversation_reports').doc(id);
  const report = understood(ConversationReport, await place.get());
  const photos = report?.copy.find((copied) => copied.id === message)?.photos;
  if (!photos || report?.status !== 'new') return { photos: {} };
  await site.documents.runTransaction(async (transaction) => {
    await transaction.get(place);
    record(transaction, context, {
      act: 'photos',
      target: `conversation_reports/${id}`,
      decision: null,
    });
  });
  return { photos: await readPrivatePhotos(site, report.thread_id, photos, 'full') };
};
