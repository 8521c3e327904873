import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emailPage, listPage } from './pages.ts';
import { StoredEmails } from './storedEmails.ts';
import { codesIn } from './textedCodes.ts';

const raw = (subject: string, html = '<p>Chào</p>') =>
  Buffer.from(
    `From: Vongxe <no-reply@vongxe.local>\r\nTo: lan@example.vn\r\nSubject: ${subject}\r\n` +
      `Content-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`,
  );
const site = 'http://localhost:4321';
const open = () => {
  const folder = mkdtempSync(join(tmpdir(), 'emails-'));
  return { folder, emails: new StoredEmails(folder) };
};

it('reads an email, keeps its file, and lists the newest first', async () => {
  const { folder, emails } = open();
  await emails.receive(raw('=?utf-8?Q?Xin_ch=C3=A0o?='), ['lan@example.vn']);
  await emails.receive(raw('Second'), ['nam@example.vn']);
  expect(emails.list().map(({ subject }) => subject)).toEqual(['Second', 'Xin chào']);
  expect(emails.list('LAN@example.vn')[0]).toMatchObject({
    to: ['lan@example.vn'],
    from: 'no-reply@vongxe.local',
    html: '<p>Chào</p>\n',
  });
  expect(readdirSync(folder)).toHaveLength(2);
});

it('forgets the emails that a test is done with', async () => {
  const { emails } = open();
  await emails.receive(raw('Old'), ['lan@example.vn']);
  emails.clear();
  expect(emails.list()).toEqual([]);
});

it('shows an email without running anything in it', async () => {
  const { emails } = open();
  const email = await emails.receive(raw('<b>hi</b>', '<script>alert("x")</script>'), ['lan@example.vn']);
  expect(listPage([email])).toContain('&lt;b&gt;hi&lt;/b&gt;');
  expect(emailPage(email, site)).not.toContain('<script>');
  expect(emailPage(email, site)).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
});

it('shows an email as a mail program does, and its text in a tab', async () => {
  const { emails } = open();
  const email = await emails.receive(raw('Hi', '<p>Chào</p>'), ['lan@example.vn']);
  const [html, text] = [emailPage(email, site), emailPage({ ...email, text: '<i>Chào' }, site, 'text')];
  expect(html).toContain(
    `<nav><a href="/emails/${email.id}?part=html" aria-current="page">Email</a><a href="/emails/${email.id}?part=text">Text</a></nav><iframe`,
  );
  expect(html).not.toContain('<pre>');
  expect(text).toContain('?part=text" aria-current="page">Text</a></nav><pre>&lt;i&gt;Chào</pre>');
  expect(text).not.toContain('<iframe');
});

it('pictures come from the site of this machine, and links open in a tab of their own', async () => {
  const { emails } = open();
  const html = '<!doctype html><head></head><img src="https://vongxe.example/icon-192.png">';
  const email = await emails.receive(raw('Hi', html), ['lan@example.vn']);
  const shown = emailPage(email, site);
  expect(shown).toContain('&lt;head&gt;&lt;base target=&quot;_blank&quot;&gt;&lt;/head&gt;');
  expect(shown).toContain('src=&quot;http://localhost:4321/icon-192.png&quot;');
});

it('an email without HTML is its text', async () => {
  const { emails } = open();
  const email = await emails.receive(raw('Hi'), ['lan@example.vn']);
  const page = emailPage({ ...email, html: '', text: 'Chào' }, site);
  expect(page).toContain('aria-current="page">Text</a></nav><pre>Chào</pre>');
  expect(page).not.toContain('part=html');
});

it('shows the files that come with an email', async () => {
  const { emails } = open();
  const body = Buffer.from(
    'From: a@vongxe.local\r\nTo: lan@example.vn\r\nSubject: Visit\r\nMIME-Version: 1.0\r\n' +
      'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nHi\r\n' +
      '--x\r\nContent-Type: text/calendar; charset=utf-8; method=PUBLISH; name=visit.ics\r\n' +
      'Content-Disposition: attachment; filename=visit.ics\r\nContent-Transfer-Encoding: base64\r\n\r\n' +
      `${Buffer.from('LOCATION:<b>Huế').toString('base64')}\r\n--x--\r\n`,
  );
  const email = await emails.receive(body, ['lan@example.vn']);
  expect(email.attachments).toEqual([
    { name: 'visit.ics', type: 'text/calendar', text: 'LOCATION:<b>Huế\n' },
  ]);
  expect(emailPage(email, site)).toContain('<h2>visit.ics</h2>');
  expect(emailPage(email, site)).toContain('LOCATION:&lt;b&gt;Huế');
});

it('shows the codes that would have been texted, the newest first, and nothing that is no code', () => {
  const codes = codesIn({
    verificationCodes: [
      { phoneNumber: '+84912345678', code: '123456', sessionInfo: 'x' },
      { phoneNumber: '+84387654321', code: '654321', sessionInfo: 'y' },
    ],
  });
  expect(codes).toEqual([
    { phone: '+84387654321', code: '654321' },
    { phone: '+84912345678', code: '123456' },
  ]);
  expect(listPage([], codes)).toContain('<td>+84912345678</td><td><strong>123456</strong></td>');
  expect(listPage([])).not.toContain('text message');
  expect(codesIn({ error: 'no' })).toEqual([]);
});
