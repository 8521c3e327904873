import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hour } from '../../../src/domain/time/time.ts';
import { isOldEvent } from './isOldEvent.ts';
import { onTime } from './onTime.ts';

vi.mock('firebase-functions/logger', { spy: true });

const now = Date.UTC(2026, 5, 2);
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());
const event = (age: number) => ({ id: 'e1', type: 'written', time: new Date(now - age).toISOString() });

it('an event is handled for a day, and then given up with a line in the log', async () => {
  const log = vi.mocked(logger.error).mockReturnValue();
  const handle = vi.fn(async () => undefined);
  await onTime(handle)(event(24 * hour));
  expect(handle).toHaveBeenCalledExactlyOnceWith(event(24 * hour));
  expect(log).not.toHaveBeenCalled();
  await onTime(handle)(event(24 * hour + 1));
  expect(handle).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.anything(), { id: 'e1', type: 'written' });
});

it('what fails is told to the platform, which has it come again', async () => {
  await expect(onTime(() => Promise.reject(new Error('away')))(event(0))).rejects.toThrow('away');
});

const created = (at: unknown) => ({ get: () => at }) as unknown as DocumentSnapshot;
it.each([
  ['now', created(Timestamp.fromMillis(now)), false],
  ['an hour before its event', created(Timestamp.fromMillis(now - hour)), false],
  ['longer before', created(Timestamp.fromMillis(now - hour - 1)), true],
  ['at no moment', created('yesterday'), true],
  ['never', created(undefined), true],
  ['and is gone', undefined, true],
])('a document that was written %s', (_, document, old) => {
  expect(isOldEvent(event(0), document)).toBe(old);
});
