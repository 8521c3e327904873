import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { cleanName } from '../../../src/domain/accounts/profile.ts';
import { hasPage } from '../../../src/domain/listings/listing.ts';
import type { ReportContent } from '../../../src/domain/moderation/report.schema.ts';
import { Report } from '../../../src/domain/moderation/report.schema.ts';
import { mergeReport, type ReportOutcome, reportId } from '../../../src/domain/moderation/report.ts';
import { localize, paths } from '../../../src/paths.ts';
import { settings } from '../../../src/settings.ts';
import { ticketsFor } from '../emails/limits.ts';
import { operatorLanguage } from '../emails/operatorEmail.ts';
import { queueWith } from '../emails/queueEmail.ts';
import { shownBike } from '../emails/shownBike.ts';
import { countWith } from '../http/rateLimit.ts';
import { emailTitle } from '../listings/listingTitle.plan.ts';
import { readListing } from '../readers/readListing.ts';

type Author = { userId: string; name: string | null; email: string | null };
type Needs = { documents: Firestore; operator: string; now: number };
type Taken = ReportOutcome | 'unavailable' | 'own';

/**
 * Stores a report and queues its email. A changed report replaces the person's earlier one and is emailed
 * again.
 */
export const saveReport = async (
  { userId, name, email }: Author,
  listingId: string,
  content: ReportContent,
  { documents, operator, now }: Needs,
): Promise<Taken> => {
  const listing = readListing(await documents.collection('motorcycles').doc(listingId).get());
  if (!listing || !hasPage(listing)) return 'unavailable';
  if (listing.user_id === userId) return 'own';
  const reports = documents.collection('reports');
  const reference = reports.doc(reportId(userId, listingId));
  const others = await reports.where('motorcycle_id', '==', listingId).count().get();
  return documents.runTransaction(async (transaction) => {
    const parsed = Report.safeParse((await transaction.get(reference)).data());
    const earlier = parsed.success ? parsed.data : null;
    const outcome = mergeReport(earlier, content);
    if (outcome === 'same') return outcome;
    const isMailed = await countWith(transaction, documents, ticketsFor('report', {}, ['everyone']), now);
    const revision = earlier ? earlier.revision + 1 : 0;
    const moment = Timestamp.fromMillis(now);
    transaction.set(reference, {
      ...content,
      user_id: userId,
      motorcycle_id: listingId,
      status: 'new',
      revision,
      created_at: earlier ? Timestamp.fromMillis(earlier.created_at) : moment,
      updated_at: moment,
    });
    const shown = shownBike(listing);
    const data = {
      ...content,
      motorcycle_id: listingId,
      bike: emailTitle(listing),
      ...(shown && { shown }),
      url: settings.origin + localize(operatorLanguage, paths.listing(listing.slug)),
      people: others.data().count + (earlier ? 0 : 1),
      revision,
      name: cleanName(name),
      email,
    };
    const source = `${reference.id}_${revision}`;
    if (isMailed) queueWith(transaction, documents, { kind: 'report', source, to: operator, data }, now);
    return outcome;
  });
};
