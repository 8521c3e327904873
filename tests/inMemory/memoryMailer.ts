import type { Mailer } from '../../functions/src/emails/deliverEmail.ts';

type Email = Parameters<Mailer>[0];
type Received = Omit<Email, 'attachments'> & {
  headers: Record<string, string>;
  attachments: { name: string; type: string; text: string }[];
};
export const sent: Received[] = [];

// Mock of functions/src/emails/smtpMailer.ts.
export const smtpMailer =
  (): Mailer =>
  async ({ attachments = [], ...email }) => {
    sent.push({
      ...email,
      headers: email.replyTo ? { 'reply-to': email.replyTo } : {},
      attachments: attachments.map(({ filename, contentType, content }) => ({
        name: filename,
        type: contentType.split(';')[0] ?? '',
        text: content,
      })),
    });
    return { ok: true };
  };
