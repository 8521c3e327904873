import type { Mailer } from './deliverEmail.ts';
import type { SendResult } from './delivery.plan.ts';

const read = (failure: unknown): SendResult => {
  const code = failure instanceof Error && 'responseCode' in failure ? Number(failure.responseCode) : 0;
  const name = failure instanceof Error && 'code' in failure ? String(failure.code) : 'unknown';
  // 5xx is the receiving server's last word; anything else may pass.
  return { ok: false, permanent: code >= 500, error: `${name} ${code || ''}`.trim() };
};

/** Sends through the mail server at an address such as smtp://user:password@host:587. */
export const smtpMailer =
  (url: string, from: string): Mailer =>
  async ({ to, ...email }) => {
    const { createTransport } = await import('nodemailer');
    const seconds = 1_000;
    const transport = createTransport(url, { from });
    Object.assign(transport.options, {
      connectionTimeout: 10 * seconds,
      greetingTimeout: 10 * seconds,
      socketTimeout: 25 * seconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({ ...email, to: { name: '', address: to } });
      return { ok: true };
    } catch (failure) {
      return read(failure);
    } finally {
      transport.close();
    }
  };

/** @example hostOf('Vongxe <hello@vongxe.example>') // => 'vongxe.example' */
export const hostOf = (from: string): string => /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';
