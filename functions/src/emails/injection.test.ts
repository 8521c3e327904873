import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { settings } from '../../../src/settings.ts';
import { everyEmail, everyKind, linksTo, tagsOf } from '../../../tests/fixtures/everyEmail.ts';
import { composeEmail, type Written } from './mail.ts';

const hostile = [
  'a\r\nBcc: victim@example.com',
  'a\nBcc: victim@example.com',
  'a\rBcc: victim@example.com',
  'a\r\n\r\nBody of another email',
  'a\r\n.\r\nMAIL FROM:<x@example.com>',
  'a\n.\nRCPT TO:<victim@example.com>',
  'a\0\r\nCc: victim@example.com',
  'a\u2028Bcc: victim@example.com',
  'a\u2029Bcc: victim@example.com',
  'a\u0085Bcc: victim@example.com',
  'a\vBcc: victim@example.com',
  'a\fBcc: victim@example.com',
  'a\r\n\tfolded: victim@example.com',
  'a\r\n Subject: other',
  'Subject: other\r\nTo: victim@example.com',
  '=?utf-8?B?DQpCY2M6IHZpY3RpbUBleGFtcGxlLmNvbQ==?=',
  '=?utf-8?Q?=0D=0ABcc:_victim@example.com?=',
  '=?us-ascii?Q?a=0ABcc:x?=\r\nX-A: b',
  'victim@example.com, other@example.com',
  '"a" <victim@example.com>',
  '<victim@example.com>',
  'a@example.com>\r\nRCPT TO:<victim@example.com',
  'a;victim@example.com',
  'group: victim@example.com;',
  '%0d%0aBcc: victim@example.com',
  '\\r\\nBcc: victim@example.com',
  '&#13;&#10;Bcc: victim@example.com',
  'a\u000d\u000aBcc: victim@example.com',
  'a嘊嘍Bcc: victim@example.com',
  '\uFEFF\r\nBcc: victim@example.com',
  `${'a'.repeat(1_000)}\r\nBcc: victim@example.com`,
  `${'ế'.repeat(400)}\nBcc: victim@example.com`,
  'Content-Type: text/html\r\n\r\n<script>alert(1)</script>',
  'a\r\nReply-To: thief@example.com\r\nFrom: bank@example.com',
  'a\u001b[31m\r\nX-Colour: red',
  'a\r\nList-Unsubscribe: <http://evil.example>',
];

const send = async (written: Written) => {
  const email = composeEmail(written);
  if (!email) throw new Error('no email');
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { envelope, message } = await transport.sendMail({
    ...email,
    from: `Vongxe <${settings.email}>`,
    to: { name: '', address: written.to ?? '' },
    messageId: '<1@vongxe.example>',
  });
  const raw = message.toString();
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const names = head.split('\r\n').map((line) => line.slice(0, line.indexOf(':')));
  return { envelope, names, html: email.html };
};

const links = linksTo('https://vongxe.example/messages#x');
const emailsSaying = (text: string) => everyEmail('an@example.com', links, { language: 'vi', text });

it.each(everyKind)('%s: nothing that anybody writes adds a header, a receiver or a tag', async (kind) => {
  const plain = await send(emailsSaying('Lan')[kind]);
  expect(hostile.length).toBeGreaterThanOrEqual(35);
  for (const text of hostile) {
    const email = await send(emailsSaying(text)[kind]);
    expect(email.names, JSON.stringify(text)).toEqual(plain.names);
    expect(email.envelope).toEqual(plain.envelope);
    expect(tagsOf(email.html)).toEqual(tagsOf(plain.html));
  }
});

it('an address of a visitor is answered to only where it is one', () => {
  const about = (email: string) => {
    const data = { first_name: '', last_name: '', email, subject: '', message: '', language: 'en' as const };
    return composeEmail({ kind: 'contactMessage', to: 'op@example.com', data });
  };
  expect(about('lan@example.com')?.replyTo).toBe('lan@example.com');
  for (const email of ['', 'lan', 'a@b.c\r\nBcc: d@e.f', 'a@example.com, b@example.com'])
    expect(about(email)?.replyTo).toBeUndefined();
});
