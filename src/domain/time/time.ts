export type { Time } from './schemas/time.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** Vietnam is seven hours ahead of UTC, all year round. */
const ahead = 7 * hour;

/**
 * Which day it is in Vietnam.
 * @example vietnameseDay(Date.UTC(2026, 0, 1, 17)) // => '2026-01-02'
 */
export const vietnameseDay = (moment: number): string => new Date(moment + ahead).toISOString().slice(0, 10);
