import { day, vietnameseDay } from '../../domain/time/time.ts';
import { formatMomentDay } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';

/**
 * 'Today', 'Yesterday' or a date, in Vietnam's time zone. Times are in ms.
 * @example nameDay('vi', now - day, now) // => 'Hôm qua'
 */
export const nameDay = (lang: Language, time: number, now: number): string => {
  const t = translate(lang, conversations);
  const date = vietnameseDay(time);
  if (date === vietnameseDay(now)) return t('today');
  return date === vietnameseDay(now - day) ? t('yesterday') : formatMomentDay(lang, time);
};

/** Ids of each day's first message. `messages` must be in order of time. */
export const dayStarts = (messages: readonly { id: string; created_at: number }[]): ReadonlySet<string> =>
  new Set(
    messages.flatMap(({ id, created_at }, index) => {
      const before = messages[index - 1];
      return before && vietnameseDay(before.created_at) === vietnameseDay(created_at) ? [] : [id];
    }),
  );
