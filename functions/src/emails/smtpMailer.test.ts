import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mailer } from './deliverEmail.ts';
import { smtpMailer } from './smtpMailer.ts';

const open: SMTPServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()));
});
const serve = async ({ code, stalls }: { code?: number; stalls?: boolean } = {}) => {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) =>
      stalls ? undefined : done(code ? Object.assign(new Error('no'), { responseCode: code }) : null),
    onData: (stream, { envelope }, done) => {
      let raw = '';
      stream.on('data', (part) => (raw += String(part)));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}?ignoreTLS=true` };
};
const from = 'Vongxe <hello@vongxe.example>';
const email: Parameters<Mailer>[0] = {
  to: 'lan@example.com',
  subject: 'Chào Lan',
  text: 'Xin chào',
  html: '<p>Xin chào</p>',
  messageId: '<one@vongxe.example>',
};

describe('an email', () => {
  it('goes to one address, from ours, as it was written', async () => {
    const { received, url } = await serve();
    expect(await smtpMailer(url, from)(email)).toEqual({ ok: true });
    expect(received.map(({ to }) => to)).toEqual([['lan@example.com']]);
    const read = await PostalMime.parse(received[0]?.raw ?? '');
    expect([read.from?.address, read.subject, read.text?.trim(), read.messageId]).toEqual([
      'hello@vongxe.example',
      'Chào Lan',
      'Xin chào',
      '<one@vongxe.example>',
    ]);
  });

  it('cannot go to another by what stands in its address', async () => {
    const { received, url } = await serve();
    await smtpMailer(url, from)({ ...email, to: 'a@example.com, victim@example.com' });
    expect(received.flatMap(({ to }) => to)).not.toContain('victim@example.com');
  });

  it.each([
    [550, 'never'],
    [450, 'later'],
  ])('whose receiver is refused with %i is sent %s', async (code, fault) => {
    const { url } = await serve({ code });
    expect(await smtpMailer(url, from)(email)).toEqual({ ok: false, fault, error: `EENVELOPE ${code}` });
  });

  it('is taken back from a server that takes too long, before another worker has it', async () => {
    const { url } = await serve({ stalls: true });
    const answer = await smtpMailer(url, from, 100)(email);
    expect(answer).toEqual({ ok: false, fault: 'server', reason: 'connection', error: 'ETIMEDOUT' });
  });

  it.each(['smtp://127.0.0.1:99999', 'nonsense'])('waits where %s is no server', async (url) => {
    expect(await smtpMailer(url, from)(email)).toMatchObject({ ok: false, fault: 'server' });
  });

  it('waits where there is no server', async () => {
    const { url } = await serve();
    for (const server of open.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()));
    const answer = await smtpMailer(url, from)(email);
    expect(answer).toEqual({ ok: false, fault: 'server', reason: 'connection', error: 'ESOCKET' });
  });
});
