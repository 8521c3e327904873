import { deliverDueEmails, deliverEmail, type PostOffice } from '../emails/deliverEmail.ts';
import { senderHost } from '../emails/senderHost.ts';
import { smtpMailer } from '../emails/smtpMailer.ts';
import { readEnvironment } from '../platform/environment.ts';
import { readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { pushOffice } from '../push/pushOffice.ts';
import { accounts } from '../readers/accounts.ts';
import { linksOf, renewLink } from './renewLink.ts';

const postOffice = (): PostOffice => {
  const { SMTP_URL } = readSecrets('SMTP_URL');
  const { MAIL_FROM } = readEnvironment(process.env);
  return {
    mailer: smtpMailer(SMTP_URL, MAIL_FROM),
    host: senderHost(),
    clock: Date.now,
    renew: (mail, now) => renewLink(mail, now, linksOf(accounts)),
    ...pushOffice(),
  };
};

/** Sends an email unless another worker is sending it: docs/decisions/090-a-mail-server-that-fails.md. */
export const deliver = (id: string) => deliverEmail(documents(), id, postOffice());
/** Sends the five oldest due emails; the next scheduled run sends the rest. */
export const deliverNext = () => deliverDueEmails(documents(), postOffice(), 5);
export const deliverDue = () => deliverDueEmails(documents(), postOffice());
