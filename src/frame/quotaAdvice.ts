import { type QuotaKind, quotas } from '../domain/listings/quota.ts';
import { mostFor } from '../firebase/mostFor.ts';
import { describeQuota, describeRaise } from '../i18n/describeQuota.ts';
import type { Language } from '../i18n/languages.ts';
import { profileAt } from '../ownPaths.ts';
import { localize, paths } from '../paths.ts';
import { settings } from '../settings.ts';

/**
 * Returns how this account can do more of a thing, with a link: confirm the phone number where that raises the quota, else
 * write to the site.
 */
const quotaAdvice = async (lang: Language, kind: QuotaKind) => {
  const most = await mostFor(kind, quotas[kind].young);
  const byPhone = settings.phoneSignIn.enabled && most < quotas[kind].grown;
  const { text, label } = describeRaise(lang, kind, byPhone ? 'phone' : 'contact');
  return { text, link: { label, href: byPhone ? profileAt(lang, 'phone') : localize(lang, paths.contact) } };
};

type Words = { title: string; text: string };

/** Adds to a notice about a used-up quota how the account can do more. */
export const withAdvice = async (lang: Language, kind: QuotaKind, { title, text }: Words) => {
  const advice = await quotaAdvice(lang, kind);
  return { title, text: `${text} ${advice.text}`, link: advice.link };
};

/** Returns a notice that says how often somebody may still do a thing, and how they can do more. */
export const quotaLeft = (lang: Language, kind: QuotaKind, left: number) =>
  withAdvice(lang, kind, describeQuota(lang, kind, left));
