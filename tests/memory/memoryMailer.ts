import type { Mailer } from '../../functions/src/emails/deliverEmail.ts';

type Email = Parameters<Mailer>[0];
type Received = Email & { headers: Record<string, string> };
/** Every email that was sent. */
export const sent: Received[] = [];

// In place of functions/src/emails/smtpMailer.ts: the same names.
export const smtpMailer = (): Mailer => async (email) => {
  sent.push({ ...email, headers: email.replyTo ? { 'reply-to': email.replyTo } : {} });
  return { ok: true };
};
export const hostOf = (from: string): string => from.split('@')[1]?.replace('>', '') ?? 'localhost';
