export const hour = 3_600_000;
export const day = 24 * hour;

/** Vietnam is UTC+7, without daylight saving time. */
const ahead = 7 * hour;

/** @example vietnameseDay(Date.UTC(2026, 0, 1, 17)) // => '2026-01-02' */
export const vietnameseDay = (moment: number): string => new Date(moment + ahead).toISOString().slice(0, 10);

/** @example vietnameseTime(Date.UTC(2026, 0, 1, 2, 30)) // => '09:30' */
export const vietnameseTime = (moment: number): string =>
  new Date(moment + ahead).toISOString().slice(11, 16);

/**
 * Moment of a date and time in Vietnam; NaN if invalid.
 * @example vietnameseMoment('2026-01-02', '00:30') // => Date.UTC(2026, 0, 1, 17, 30)
 */
export const vietnameseMoment = (day: string, time: string): number => {
  const moment = Date.parse(`${day}T${time}:00.000Z`) - ahead;
  return Number.isNaN(moment) || vietnameseDay(moment) !== day ? Number.NaN : moment;
};

/** @example vietnameseWeek(Date.UTC(2026, 10, 22, 17)) // => '2026-11-23' */
export const vietnameseWeek = (moment: number): string => {
  const sinceMonday = (new Date(moment + ahead).getUTCDay() + 6) % 7;
  return vietnameseDay(moment - sinceMonday * day);
};
