import type { Seller } from '../domain/sellers/seller.schema.ts';
import {
  type Confirmed,
  type SellerLine,
  saysAnswers,
  type Within,
  withinOf,
} from '../domain/sellers/seller.ts';
import { formatMonth } from './formatMonth.ts';
import type { Language } from './languages.ts';
import { seller as texts } from './texts/seller.ts';
import { translate } from './texts.ts';

const timeOf = (language: Language, within: Within): string => {
  const t = translate(language, texts);
  return within < 1_440 ? t('hours', { count: within / 60 }) : t('days', { count: within / 1_440 });
};

/** @example describeSince('en', Date.UTC(2025, 2, 3)) // => 'Member since March 2025' */
export const describeSince = (language: Language, since: number): string =>
  translate(language, texts)('since', { month: formatMonth(language, new Date(since)) });

export const describeSellerLine = (
  language: Language,
  { since, within }: Pick<SellerLine, 'since' | 'within'>,
): string => {
  const parts = [describeSince(language, since)];
  if (within !== null)
    parts.push(translate(language, texts)('lineWithin', { time: timeOf(language, within) }));
  return parts.join(', ');
};

/** How often and how fast a seller answers; null if too few buyers have asked. */
export const describeAnswers = (language: Language, { answers }: Pick<Seller, 'answers'>): string | null => {
  if (!saysAnswers(answers)) return null;
  const t = translate(language, texts);
  const { asked, answered } = answers;
  const within = withinOf(answers);
  return within === null
    ? t('answers', { asked, answered })
    : t('answersWithin', { asked, answered, time: timeOf(language, within) });
};

/** Confirmed facts about a seller and their meaning, the easiest to obtain first. */
export const describeConfirmed = (
  language: Language,
  { email, phone, deals }: Confirmed,
): { text: string; means: string }[] => {
  const t = translate(language, texts);
  return [
    ...(email ? [{ text: t('email'), means: t('emailMeans') }] : []),
    ...(phone ? [{ text: t('phone'), means: t('phoneMeans') }] : []),
    ...(deals > 0 ? [{ text: t('deals', { count: deals }), means: t('dealsMean') }] : []),
  ];
};
