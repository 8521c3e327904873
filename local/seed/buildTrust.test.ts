import { expect, it } from 'vitest';
import { PublicAccounts } from '../../src/domain/trust/publicAccounts.schema.ts';
import { buildTrust } from './buildTrust.ts';

it('the demo has the eight whole months before today, as they are published', () => {
  const accounts = PublicAccounts.parse(buildTrust(Date.UTC(2026, 0, 15)));
  expect(Object.keys(accounts.months).toSorted()).toEqual([
    '2025-05',
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
  ]);
});
