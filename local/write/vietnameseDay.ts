/** Today in Vietnam, as the files write a day: 2026-11-25. */
export const vietnameseDay = (now = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(now);
