import type { Mailer } from './deliverEmail.ts';
import type { SendResult } from './delivery.plan.ts';
import { errorOf, planFault, type SmtpFailure } from './smtpFault.plan.ts';

const seconds = 1_000;
/** Shorter than a worker's lease, after which another worker may send the email. */
const sendTimeout = 45 * seconds;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const failureOf = (thrown: unknown): SmtpFailure => {
  if (!(thrown instanceof Error)) return {};
  const { code, command, responseCode, response }: Error & Partial<Record<keyof SmtpFailure, unknown>> =
    thrown;
  return {
    code: textOf(code),
    command: textOf(command),
    response: textOf(response),
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
};

const resultOf = (thrown: unknown): SendResult => {
  const failure = failureOf(thrown);
  return { ok: false, ...planFault(failure), error: errorOf(failure) };
};

/** Returns a mailer for a server such as smtp://user:password@host:587. */
export const smtpMailer =
  (url: string, from: string, timeoutMs = sendTimeout): Mailer =>
  async ({ to, ...email }) => {
    const { createTransport } = await import('nodemailer');
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(Object.assign(new Error('the mail server is too slow'), { code: 'ETIMEDOUT' })),
      timeoutMs,
    );
    try {
      const transport = createTransport(url, { from });
      Object.assign(transport.options, {
        connectionTimeout: 10 * seconds,
        greetingTimeout: 10 * seconds,
        socketTimeout: 25 * seconds,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const sending = transport.sendMail({ ...email, to: { name: '', address: to } });
      await Promise.race([sending, late.promise]).finally(() => transport.close());
      return { ok: true };
    } catch (failure) {
      return resultOf(failure);
    } finally {
      clearTimeout(timer);
    }
  };
