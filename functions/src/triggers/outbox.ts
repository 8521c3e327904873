import { deliverDueLetters, deliverLetter } from '../effects/deliverLetter.ts';
import { hostOf, smtpMailer } from '../effects/smtpMailer.ts';
import { readEnvironment } from '../environment.ts';
import { documents } from '../site.ts';

const postOffice = () => {
  const { SMTP_URL, MAIL_FROM } = readEnvironment(process.env);
  return { mailer: smtpMailer(SMTP_URL, MAIL_FROM), host: hostOf(MAIL_FROM), clock: Date.now };
};

export const deliver = (id: string) => deliverLetter(documents(), id, postOffice());
export const deliverDue = () => deliverDueLetters(documents(), postOffice());
