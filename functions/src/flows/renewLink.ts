import type { Auth } from 'firebase-admin/auth';
import { hour } from '../../../src/domain/time/time.ts';
import { actionUrl } from '../accounts/actionUrl.plan.ts';
import { resetLinkFor } from '../accounts/resetLink.ts';
import { Mail } from '../emails/mail.ts';
import { isNobody } from '../readers/accounts.ts';

/**
 * Hours after which an email's link is replaced. Firebase's links expire after one hour (password) or three
 * days (confirmation).
 */
const renewedAfter = { passwordReset: 0.5, confirmation: 48 } as const;

/** Creates a Firebase link for an address; null if the account is missing or already confirmed. */
export type Links = Record<keyof typeof renewedAfter, (email: string) => Promise<string | null>>;

export const linksOf = (accounts: () => Promise<Auth>): Links => ({
  passwordReset: async (email) => resetLinkFor(await accounts(), email),
  confirmation: async (email) => {
    const auth = await accounts();
    const account = await auth.getUserByEmail(email).catch((failure: unknown) => {
      if (isNobody(failure)) return null;
      throw failure;
    });
    return account && !account.emailVerified ? auth.generateEmailVerificationLink(email) : null;
  },
});

/**
 * Replaces an old Firebase link in a delayed email. Links that add an address are not replaced: their page
 * reports the expiry.
 * @returns null if the account is missing, or its address already confirmed
 */
export const renewLink = async (mail: Mail, now: number, links: Links): Promise<Mail | null> => {
  if ((mail.kind !== 'passwordReset' && mail.kind !== 'confirmation') || mail.data === null) return mail;
  const old = new URL(mail.data.url);
  const isFirebases = old.searchParams.get('mode') !== 'addEmail';
  if (mail.to === null || !isFirebases || now - mail.created_at < renewedAfter[mail.kind] * hour) return mail;
  const link = await links[mail.kind](mail.to);
  if (link === null) return null;
  const url = actionUrl(old.origin, link, mail.data.language, old.searchParams.get('redirect') ?? undefined);
  return Mail.parse({ ...mail, data: { ...mail.data, url } });
};
