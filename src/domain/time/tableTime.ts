import { vietnameseDay, vietnameseTime } from './time.ts';

/** Returns a moment as spreadsheets read it, in Vietnam. @example tableTime(0) // => '1970-01-01 07:00' */
export const tableTime = (moment: number): string => `${vietnameseDay(moment)} ${vietnameseTime(moment)}`;

/** Adds the zone to the head of such a column. @example inVietnam('decided_at') // => 'decided_at (UTC+7)' */
export const inVietnam = (column: string): string => `${column} (UTC+7)`;
