import type { Away } from '../domain/conversations/away.schema.ts';
import { formatList } from './formatList.ts';
import type { Language } from './languages.ts';
import { sayDay, weekdays } from './sayDay.ts';
import { away as texts } from './texts/away.ts';
import { translate } from './texts.ts';

/** @param day from 1, Monday, to 7 */
export const sayWeekday = (language: Language, day: number): string => weekdays[language][day % 7] ?? '';

const sayDays = (language: Language, days: readonly number[]): string => {
  const t = translate(language, texts);
  const sorted = [...new Set(days)].toSorted((a, b) => a - b);
  if (sorted.length === 7) return t('everyDay');
  const [first = 1, last = first] = [sorted[0], sorted.at(-1)];
  if (sorted.length > 2 && last - first === sorted.length - 1)
    return t('dayToDay', { first: sayWeekday(language, first), last: sayWeekday(language, last) });
  return formatList(
    language,
    'conjunction',
    sorted.map((day) => sayWeekday(language, day)),
  );
};

/**
 * @example sayAway('en', { kind: 'hours', days: [6, 7], from: '09:00', to: '12:00' })
 * // => "It's still for sale. I usually reply to messages between 09:00 and 12:00, Saturday and Sunday."
 */
export const sayAway = (language: Language, away: Away): string => {
  const t = translate(language, texts);
  if (away.kind === 'until') return t('until', { day: sayDay(language, away.day) });
  const { from, to, days } = away;
  return t('hours', { from, to, days: sayDays(language, days) });
};
