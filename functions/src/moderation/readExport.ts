import type { Auth } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import { type AdminContent, AuditEntry } from '../../../src/domain/admin/admin.schema.ts';
import { type AdminExport, exportedActs } from '../../../src/domain/admin/admin.ts';
import { Report } from '../../../src/domain/moderation/report.schema.ts';
import { vietnameseDay, vietnameseTime } from '../../../src/domain/time/time.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import { type AdminContext, record } from './adminAction.ts';
import { understood } from './pageOf.ts';

/** Newest rows of a table; more exceed the size of a response. */
const maxRows = 20_000;
const perDay = { action: 'export', limit: 20, seconds: 86_400 };

type Context = Pick<AdminContext, 'documents' | 'operator' | 'now'> & { auth: () => Promise<Auth> };
type Table = Omit<AdminContent<'export'>, 'more'>;

const moment = (time: number) => `${vietnameseDay(time)} ${vietnameseTime(time)}`;

/** Leaves out reporter and message: they are not needed outside the admin page. */
const reports = async ({ documents }: Context): Promise<Table> => {
  const { docs } = await documents.collection('reports').orderBy('created_at', 'desc').limit(maxRows).get();
  return {
    columns: ['created_at', 'listing', 'reason', 'status', 'updated_at'],
    rows: docs.flatMap((snapshot) => {
      const report = understood(Report, snapshot);
      if (!report) return [];
      const { created_at, motorcycle_id, reason, status, updated_at } = report;
      return [[moment(created_at), motorcycle_id, reason, status, moment(updated_at)]];
    }),
  };
};

const decisions = async ({ documents }: Context): Promise<Table> => {
  const { docs } = await documents.collection('audit').orderBy('acted_at', 'desc').limit(maxRows).get();
  return {
    columns: ['acted_at', 'operator', 'act', 'target', 'reason', 'note'],
    rows: docs.flatMap((snapshot) => {
      const entry = understood(AuditEntry, snapshot);
      if (!entry || !exportedActs.some((act) => act === entry.act)) return [];
      const { acted_at, operator_id, act, target, decision } = entry;
      return [[moment(acted_at), operator_id, act, target, decision?.reason ?? null, decision?.note ?? null]];
    }),
  };
};

/** New accounts by month in Vietnam: counts alone. */
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

const tables: Record<AdminExport, (context: Context) => Promise<Table>> = { reports, decisions, members };

/**
 * Returns a table for a spreadsheet. Each export is counted and audited before the table is read.
 * @throws HttpsError `resource-exhausted` after 20 in a day
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
