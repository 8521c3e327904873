import { day, vietnameseDay } from '../../domain/time/time.ts';
import { formatDate } from '../../i18n/formatDate.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';

/**
 * Names the day of a message in Vietnam. All times are milliseconds.
 * @example nameDay('vi', now - day, now) // => 'Hôm qua'
 */
export const nameDay = (lang: Language, time: number, now: number): string => {
  const t = translate(lang, conversations);
  const date = vietnameseDay(time);
  if (date === vietnameseDay(now)) return t('today');
  return date === vietnameseDay(now - day) ? t('yesterday') : formatDate(lang, time);
};

/** Returns the ids of the messages that begin a day. The messages are in the order in which they were sent. */
export const dayStarts = (messages: readonly { id: string; created_at: number }[]): ReadonlySet<string> =>
  new Set(
    messages.flatMap(({ id, created_at }, index) => {
      const before = messages[index - 1];
      return before && vietnameseDay(before.created_at) === vietnameseDay(created_at) ? [] : [id];
    }),
  );
