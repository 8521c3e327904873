import { vietnameseDay, vietnameseTime } from './time.ts';

/** @example tableTime(0) // => '1970-01-01 07:00' */
export const tableTime = (moment: number): string => `${vietnameseDay(moment)} ${vietnameseTime(moment)}`;

/** @example inVietnam('decided_at') // => 'decided_at (UTC+7)' */
export const inVietnam = (column: string): string => `${column} (UTC+7)`;
