import * as z from 'zod/mini';

type HasMillis = { toMillis(): number };
const hasMillis = (value: unknown): value is HasMillis =>
  typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function';

/**
 * A moment, in milliseconds since 1970. Firestore's timestamps (of either SDK) and plain numbers are
 * both read; writers use the server's clock.
 */
export const Time = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((value) => (hasMillis(value) ? value.toMillis() : value)),
  ),
  z.number(),
);
export type Time = z.infer<typeof Time>;

export const hour = 3_600_000;
export const day = 24 * hour;

/** Vietnam is seven hours ahead of UTC, all year round. */
const ahead = 7 * hour;

/**
 * Which day it is in Vietnam.
 * @example vietnameseDay(Date.UTC(2026, 0, 1, 17)) // => '2026-01-02'
 */
export const vietnameseDay = (moment: Time): string => new Date(moment + ahead).toISOString().slice(0, 10);
