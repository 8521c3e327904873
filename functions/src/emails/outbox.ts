import { readEnvironment } from '../platform/environment.ts';
import { readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { pushOffice } from '../push/pushOffice.ts';
import { deliverDueEmails, deliverEmail, type PostOffice } from './deliverEmail.ts';
import { hostOf, smtpMailer } from './smtpMailer.ts';

const postOffice = (): PostOffice => {
  const { SMTP_URL } = readSecrets('SMTP_URL');
  const { MAIL_FROM } = readEnvironment(process.env);
  return {
    mailer: smtpMailer(SMTP_URL, MAIL_FROM),
    host: hostOf(MAIL_FROM),
    clock: Date.now,
    ...pushOffice(),
  };
};

/** Sends one email of the outbox, unless somebody else does or has: docs/decisions/030-mail-outbox.md. */
export const deliver = (id: string) => deliverEmail(documents(), id, postOffice());
/** Sends every email whose time for the next attempt has come. */
export const deliverDue = () => deliverDueEmails(documents(), postOffice());
