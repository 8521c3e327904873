import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { deliverDueEmails, deliverEmail } from '../../functions/src/emails/deliverEmail.ts';
import { queueEmail } from '../../functions/src/emails/queueEmail.ts';
import { smtpMailer } from '../../functions/src/emails/smtpMailer.ts';
import { figure } from '../fixtures/figure.ts';
import { documents, fresh, siteUrl } from '../functions/suite.ts';

/** In the far future, so that no other job sends these emails. */
const start = Date.UTC(2110, 0, 1);
const count = 100;
const port = 20_000 + (process.pid % 20_000);
const data = { language: 'en' as const, name: 'Lan', url: `${siteUrl}/auth/action` };
const refused = 'nobody';

let mood: 'takes' | 'later' | 'slow' = 'takes';
const accepted: string[] = [];
const serverError = (code: number, message: string) =>
  Object.assign(new Error(message), { responseCode: code });
const openServer = async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _, done) => {
      if (address.startsWith(refused)) return done(serverError(550, 'No such user'));
      done(mood === 'later' ? serverError(451, 'Later') : null);
    },
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on('end', async () => {
        if (mood === 'slow') await pause(3_000);
        accepted.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
};
let server: SMTPServer | undefined;
afterAll(() => server?.close());

it('[F5] a mail server that is away, then busy, then slow, and refuses one address: a hundred emails, each once', async () => {
  let now = start;
  const office = {
    mailer: smtpMailer(`smtp://127.0.0.1:${port}`, 'Vongxe <hello@vongxe.example>'),
    host: `${fresh('host')}.example`,
    clock: () => now,
  };
  const emails = Array.from({ length: count }, (_, n) => {
    const source = fresh('post');
    return { source, to: `${n === 0 ? refused : source}@example.com` };
  });
  const begun = performance.now();
  await Promise.all(
    emails.map(({ source, to }) => queueEmail(documents, { kind: 'confirmation', source, to, data }, start)),
  );
  const queued = (performance.now() - begun) / count;
  const stateOf = async ({ source }: { source: string }) =>
    (await documents.doc(`mail/confirmation_${source}`).get()).data();

  const deliverEach = () =>
    Promise.all(emails.map(({ source }) => deliverEmail(documents, `confirmation_${source}`, office)));
  const runEachMinute = async (minutes: number) => {
    for (const end = now + minutes * 60_000; now < end; now += 60_000)
      await deliverDueEmails(documents, office);
  };
  await deliverEach();
  await runEachMinute(60);
  expect(accepted).toEqual([]);
  server = await openServer();
  mood = 'later';
  await runEachMinute(60);
  expect(accepted).toEqual([]);
  const [first] = emails;
  expect(first && (await stateOf(first))).toMatchObject({ state: 'dead' });
  mood = 'slow';
  now += 3_600_000;
  await deliverEach();
  await runEachMinute(3);

  const expected = emails.slice(1).map(({ to }) => to);
  expect(accepted.toSorted()).toEqual(expected.toSorted());
  const states = await Promise.all(emails.map(stateOf));
  expect(states.filter((mail) => mail?.state === 'processing')).toEqual([]);
  figure(
    'F5 mail server',
    `${accepted.length} of ${expected.length} delivered once, 1 dead; ${queued.toFixed(0)} ms to queue`,
  );
}, 300_000);
