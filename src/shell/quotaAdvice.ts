import { type QuotaKind, quotas } from '../domain/listings/quota.ts';
import { quotaLimit } from '../firebase/quotaLimit.ts';
import { describeQuota, describeRaise } from '../i18n/describeQuota.ts';
import type { Language } from '../i18n/languages.ts';
import { profileAt } from '../ownPaths.ts';
import { localize, paths } from '../paths.ts';
import { settings } from '../settings.ts';

/** How this account can raise a quota: confirm the phone number, else contact the site. */
const quotaAdvice = async (lang: Language, kind: QuotaKind) => {
  const limit = await quotaLimit(kind, quotas[kind].young);
  const byPhone = settings.phoneSignIn.enabled && limit < quotas[kind].grown;
  const { text, label } = describeRaise(lang, kind, byPhone ? 'phone' : 'contact');
  return { text, link: { label, href: byPhone ? profileAt(lang, 'phone') : localize(lang, paths.contact) } };
};

type Words = { title: string; text: string };

export const withAdvice = async (lang: Language, kind: QuotaKind, { title, text }: Words) => {
  const advice = await quotaAdvice(lang, kind);
  return { title, text: `${text} ${advice.text}`, link: advice.link };
};

export const quotaLeft = (lang: Language, kind: QuotaKind, left: number) =>
  withAdvice(lang, kind, describeQuota(lang, kind, left));
