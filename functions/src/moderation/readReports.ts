import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { ReportFilter } from '../../../src/domain/admin/admin.schema.ts';
import type { AdminReport } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { Report } from '../../../src/domain/moderation/report.schema.ts';
import { reportReasons } from '../../../src/domain/moderation/report.ts';
import { spanOf } from '../../../src/domain/moderation/reportFilter.ts';
import { reportUrgency } from '../../../src/domain/moderation/reportUrgency.ts';
import { type Page, understood } from './pageOf.ts';
import { adminListing } from './readListings.ts';

/** More than an operator can handle in a day. */
const maxRead = 5_000;
const maxListings = 20;
const maxShown = 10;

type Head = Pick<AdminReport, 'id' | 'reason' | 'created_at'> & { motorcycle_id: string };
type Group = { id: string; heads: Head[] };

const headOf = (snapshot: DocumentSnapshot): Head[] => {
  const reason = reportReasons.find((one) => one === snapshot.get('reason'));
  const created_at = snapshot.get('created_at')?.toMillis?.();
  if (!reason || typeof created_at !== 'number') return [];
  return [{ id: snapshot.id, reason, created_at, motorcycle_id: String(snapshot.get('motorcycle_id')) }];
};

const groupsIn = async (documents: Firestore, now: number): Promise<Group[]> => {
  const { docs } = await documents
    .collection('reports')
    .where('status', '==', 'new')
    .orderBy('created_at')
    .select('motorcycle_id', 'reason', 'created_at')
    .limit(maxRead)
    .get();
  return [...Map.groupBy(docs.flatMap(headOf), ({ motorcycle_id }) => motorcycle_id)]
    .map(([id, heads]) => ({ id, heads, urgency: reportUrgency(heads, now) }))
    .toSorted((a, b) => b.urgency - a.urgency);
};

const anyReport: ReportFilter = { reason: null, age: null };

const isWanted = (heads: readonly Head[], { reason, age }: ReportFilter, now: number): boolean => {
  const oldest = Math.min(...heads.map(({ created_at }) => created_at));
  const { from, to } = spanOf(age, now);
  return oldest >= from && oldest <= to && (reason === null || heads.some((head) => head.reason === reason));
};

const getAll = async (documents: Firestore, collection: string, ids: readonly string[]) =>
  ids.length === 0 ? [] : documents.getAll(...ids.map((id) => documents.collection(collection).doc(id)));

/**
 * Returns open reports grouped by listing, the most urgent first. `after`: last report of the previous page.
 */
export const readReports = async (
  documents: Firestore,
  { after, filter = anyReport }: { after: string | null; filter?: ReportFilter | undefined },
  now: number,
): Promise<Page<AdminReport>> => {
  const groups = (await groupsIn(documents, now)).filter(({ heads }) => isWanted(heads, filter, now));
  const last = after === null ? null : await documents.collection('reports').doc(after).get();
  const start = last ? groups.findIndex(({ id }) => id === last.get('motorcycle_id')) + 1 : 0;
  const shown = groups.slice(start, start + maxListings);

  const ids = shown.flatMap(({ heads }) => heads.slice(0, maxShown).map(({ id }) => id));
  const reports = await getAll(documents, 'reports', ids);
  const snapshots = await getAll(
    documents,
    'motorcycles',
    shown.map(({ id }) => id),
  );
  const listings = new Map(snapshots.map((snapshot) => [snapshot.id, adminListing(snapshot)]));
  const open = new Map(shown.map(({ id, heads }) => [id, heads.length]));
  const items = reports.flatMap((snapshot): AdminReport[] => {
    const report = understood(Report, snapshot);
    if (!report) return [];
    const { reason, message, user_id, motorcycle_id, created_at } = report;
    return [
      {
        id: snapshot.id,
        reason,
        message,
        reporter_id: user_id,
        created_at,
        listing_id: motorcycle_id,
        listing: listings.get(motorcycle_id) ?? null,
        open: open.get(motorcycle_id) ?? 1,
      },
    ];
  });
  return { items, more: groups.length > start + maxListings };
};
