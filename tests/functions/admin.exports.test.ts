import { expect, it } from 'vitest';
import { vietnameseDay } from '../../src/domain/time/time.ts';
import { buildReport } from '../fixtures/buildReport.ts';
import { auditOf, createOperator, openAdmin, scam, sell } from './operators.ts';
import { createMember } from './people.ts';
import { call, documents, fresh } from './suite.ts';

const { act, read, operator } = await openAdmin();

it('reports are exported without who wrote them and what they say', async () => {
  const id = fresh('bike');
  const at = new Date(Date.UTC(2026, 0, 1, 17, 30));
  const { created_at: _, updated_at: __, ...report } = buildReport({ motorcycle_id: id, message: 'Secret' });
  await documents.doc(`reports/x_${id}`).set({ ...report, created_at: at, updated_at: at });
  const table = await read({ queue: 'export', table: 'reports' });
  expect(table.columns).toEqual([
    ...['created_at (UTC+7)', 'listing', 'reason', 'status', 'updated_at (UTC+7)'],
  ]);
  expect(table.rows.find((row) => row[1] === id)).toEqual([
    '2026-01-02 00:30',
    id,
    report.reason,
    'new',
    '2026-01-02 00:30',
  ]);
  expect(JSON.stringify(table)).not.toMatch(/Secret|x_/);
  expect((await auditOf('exports/reports')).map(({ act, operator_id }) => [act, operator_id])).toContainEqual(
    ['export', operator.id],
  );
});

it('decisions are exported with their reasons, and nothing else of the audit', async () => {
  const id = await sell(await createMember('Hoa'));
  await act({ act: 'hide', listing: id, decision: scam });
  await read({ queue: 'numbers', listing: id });
  const { rows } = await read({ queue: 'export', table: 'decisions' });
  expect(rows.filter((row) => row[3] === `motorcycles/${id}`).map((row) => row.slice(1))).toEqual([
    [operator.id, 'hide', `motorcycles/${id}`, 'scam', scam.note],
  ]);
});

it('members are exported as counts by month', async () => {
  const { columns, rows } = await read({ queue: 'export', table: 'members' });
  expect(columns).toEqual(['month', 'new_members']);
  const month = vietnameseDay(Date.now()).slice(0, 7);
  expect(Number(rows.find(([name]) => name === month)?.[1])).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('@');
});

it('twenty a day are the limit', async () => {
  const { token } = await createOperator();
  const question = { queue: 'export', table: 'members' };
  for (let turn = 0; turn < 20; turn += 1) await call('readAdmin', { question }, token);
  expect((await call('readAdmin', { question }, token)).status).toBe(429);
});
