import { type QuotaKind, quotas } from '../domain/listings/quota.ts';
import { hour } from '../domain/time/time.ts';
import type { Language } from './languages.ts';
import { quotas as texts } from './texts/quotas.ts';
import { translate } from './texts.ts';

/**
 * Remaining number of actions, and when more are possible.
 * @example describeQuota('en', 'like', 3) // => { title: 'You can like 3 more bikes today', text: 'The limit resets tomorrow.' }
 */
export const describeQuota = (lang: Language, kind: QuotaKind, left: number) => {
  const t = translate(lang, texts);
  const isHour = quotas[kind].window === hour;
  const last = isHour ? 'lastOfHour' : 'lastOfDay';
  return {
    title: left > 0 ? t(kind, { count: left }) : t(last),
    text: t(isHour ? 'afterHour' : 'afterDay'),
  };
};

/**
 * Returns how to raise a quota, with the link's label.
 * @example describeRaise('en', 'listing', 'phone').label // => 'Confirm your phone number'
 */
export const describeRaise = (lang: Language, kind: QuotaKind, by: 'phone' | 'contact') => {
  const t = translate(lang, texts);
  const { young, grown } = quotas[kind];
  return { text: t(`${by}.text`, { young, grown }), label: t(`${by}.label`) };
};
