import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { readListing, versionOf } from './readListing.ts';

vi.mock('firebase-functions/logger', { spy: true });
const { id, ...fields } = buildListing();
const snapshot = (data: object | undefined) =>
  ({ id, exists: data !== undefined, data: () => data }) as unknown as DocumentSnapshot;

it('a listing is what lies there, and nothing where nothing lies', () => {
  expect(readListing(snapshot(fields))).toEqual(fields);
  expect(readListing(snapshot(undefined))).toBeNull();
  expect(readListing(undefined)).toBeNull();
});

it('one that cannot be understood is left out, and the log names its fields and no value', () => {
  const log = vi.mocked(logger.warn).mockReturnValue();
  expect(readListing(snapshot({ ...fields, price: 'a lot', phone: '0912345678' }))).toBeNull();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    id: 'listing',
    fields: expect.arrayContaining(['price', 'phone']),
  });
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/a lot|0912/);
});

it('a version is another with each write', () => {
  const written = (seconds: number, nanoseconds: number) =>
    versionOf({ updateTime: { seconds, nanoseconds } } as unknown as DocumentSnapshot);
  expect(new Set([written(1, 2), written(1, 3), written(2, 2), versionOf(snapshot(undefined))]).size).toBe(4);
});
