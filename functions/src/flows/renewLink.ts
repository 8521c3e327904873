import type { Auth } from 'firebase-admin/auth';
import { hour } from '../../../src/domain/time/time.ts';
import { actionUrl } from '../accounts/actionUrl.plan.ts';
import { resetLinkFor } from '../accounts/resetLink.ts';
import { Mail } from '../emails/mail.ts';
import { isNobody } from '../readers/accounts.ts';

/** Hours after which a link is made anew. Firebase's work for one hour (new password) and for three days (address). */
const renewedAfter = { passwordReset: 0.5, confirmation: 48 } as const;

/** Firebase's links for an address; null where nobody needs one any more. */
export type Links = Record<keyof typeof renewedAfter, (email: string) => Promise<string | null>>;

/** The links that Firebase Auth makes. */
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
 * The email with a link that works, where it has waited for longer than its link does. The link of an address that is added
 * to an account stays: it is signed by us and says itself when it ends.
 * @returns null where the account is gone, or its address confirmed already
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
