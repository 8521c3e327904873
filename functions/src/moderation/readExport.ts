import type { Auth } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import { AuditEntry } from '../../../src/domain/admin/admin.schema.ts';
import { type AdminExport, exportedActs } from '../../../src/domain/admin/admin.ts';
import type { AdminContent } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { Report } from '../../../src/domain/moderation/report.schema.ts';
import { StoredContactMessage } from '../../../src/domain/support/contactMessage.schema.ts';
import { inVietnam, tableTime } from '../../../src/domain/time/tableTime.ts';
import { vietnameseDay } from '../../../src/domain/time/time.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import { type AdminContext, record } from './adminAction.ts';
import { understood } from './pageOf.ts';

/** Maximum number of exported rows, the newest first. More would exceed the maximum response size. */
const maxRows = 20_000;
const perDay = { action: 'export', limit: 20, seconds: 86_400 };

type Context = Pick<AdminContext, 'documents' | 'operator' | 'now'> & { auth: () => Promise<Auth> };
type Table = Omit<AdminContent<'export'>, 'more'>;

/** Omits reporter and message, which must not leave the admin page. */
const reports = async ({ documents }: Context): Promise<Table> => {
  const { docs } = await documents.collection('reports').orderBy('created_at', 'desc').limit(maxRows).get();
  return {
    columns: [inVietnam('created_at'), 'listing', 'reason', 'status', inVietnam('updated_at')],
    rows: docs.flatMap((snapshot) => {
      const report = understood(Report, snapshot);
      if (!report) return [];
      const { created_at, motorcycle_id, reason, status, updated_at } = report;
      return [[tableTime(created_at), motorcycle_id, reason, status, tableTime(updated_at)]];
    }),
  };
};

const decisions = async ({ documents }: Context): Promise<Table> => {
  const { docs } = await documents.collection('audit').orderBy('acted_at', 'desc').limit(maxRows).get();
  return {
    columns: [inVietnam('acted_at'), 'operator', 'act', 'target', 'reason', 'note'],
    rows: docs.flatMap((snapshot) => {
      const entry = understood(AuditEntry, snapshot);
      if (!entry || !exportedActs.some((act) => act === entry.act)) return [];
      const { acted_at, operator_id, act, target, decision } = entry;
      const { reason = null, note = null } = decision ?? {};
      return [[tableTime(acted_at), operator_id, act, target, reason, note]];
    }),
  };
};

/** Requests for removal, without addresses and descriptions. */
const takedowns = async ({ documents }: Context): Promise<Table> => {
  const { docs } = await documents
    .collection('contact_messages')
    .orderBy('takedown.due_at', 'desc')
    .limit(maxRows)
    .get();
  const columns = [
    ...['number', inVietnam('received_at'), 'side', 'name', 'page', 'basis', inVietnam('due_at')],
    ...['decision', 'reason', inVietnam('decided_at'), 'operator'],
  ];
  const rows = docs.flatMap((snapshot) => {
    const message = understood(StoredContactMessage, snapshot);
    if (!message?.takedown) return [];
    const { number, side, page, basis, due_at, decision } = message.takedown;
    const received = tableTime(message.created_at);
    const request = [number, received, side, message.first_name, page, basis, tableTime(due_at)];
    if (!decision) return [[...request, null, null, null, null]];
    const { outcome, reason, decided_at, operator_id } = decision;
    return [[...request, outcome, reason, tableTime(decided_at), operator_id]];
  });
  return { columns, rows };
};

/** Numbers of new accounts by month in Vietnam, without personal data. */
const members = async ({ auth }: Context): Promise<Table> => {
  const counts = new Map<string, number>();
  const accounts = await auth();
  let next: string | undefined;
  do {
    const page = await accounts.listUsers(1_000, next);
    for (const { metadata } of page.users) {
      const month = vietnameseDay(Date.parse(metadata.creationTime)).slice(0, 7);
      counts.set(month, (counts.get(month) ?? 0) + 1);
    }
    next = page.pageToken;
  } while (next);
  return {
    columns: ['month', 'new_members'],
    rows: [...counts].toSorted(([one], [other]) => (one < other ? 1 : -1)),
  };
};

const tables: Record<AdminExport, (context: Context) => Promise<Table>> = {
  reports,
  decisions,
  takedowns,
  members,
};

/**
 * Returns a table for a spreadsheet. Each export is counted and audited first.
 * @throws HttpsError `resource-exhausted` after 20 exports in a day
 */
export const readExport = async (context: Context, table: AdminExport): Promise<AdminContent<'export'>> => {
  if (!(await consumeLimit(context.documents, context.operator, perDay, context.now)))
    throw new HttpsError('resource-exhausted', 'Too many exports for today.');
  await context.documents.runTransaction(async (transaction) => {
    record(transaction, context, { act: 'export', target: `exports/${table}`, decision: null });
  });
  const { columns, rows } = await tables[table](context);
  return { columns, rows, more: rows.length >= maxRows };
};
