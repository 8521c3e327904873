import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { settings } from '../../../src/settings.ts';
import { composeEmail, type Written } from './mail.ts';

/** Each would begin a header, a second email, a second receiver or a tag, if anything let it. */
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

const url = 'https://vongxe.example/messages#x';
const shared = (text: string) => ({ language: 'vi' as const, name: text, other: text, bike: text, url });

const emails: [string, (text: string) => Written][] = [
  [
    'inquiry',
    (text) => ({ kind: 'inquiry', to: 'an@example.com', data: { ...shared(text), message: text } }),
  ],
  ['reply', (text) => ({ kind: 'reply', to: 'an@example.com', data: { ...shared(text), message: text } })],
  [
    'stillForSale',
    (text) => ({
      kind: 'stillForSale',
      to: 'an@example.com',
      data: {
        language: 'vi',
        name: text,
        bike: text,
        days: 45,
        pauseOn: text,
        keepUrl: url,
        soldUrl: url,
        pauseUrl: url,
      },
    }),
  ],
  [
    'listingPaused',
    (text) => ({
      kind: 'listingPaused',
      to: 'an@example.com',
      data: { language: 'en', name: text, bike: text, keepUrl: url, soldUrl: url },
    }),
  ],
  ['purchase', (text) => ({ kind: 'purchase', to: 'an@example.com', data: shared(text) })],
  [
    'bikeSold',
    (text) => ({ kind: 'bikeSold', to: 'an@example.com', data: { ...shared(text), thread: 't' } }),
  ],
  [
    'boughtQuestion',
    (text) => ({ kind: 'boughtQuestion', to: 'an@example.com', data: { ...shared(text), thread: 't' } }),
  ],
  [
    'contactMessage',
    (text) => ({
      kind: 'contactMessage',
      to: 'an@example.com',
      data: { first_name: text, last_name: text, email: text, subject: text, message: text, language: 'en' },
    }),
  ],
  [
    'supportRequest',
    (text) => ({
      kind: 'supportRequest',
      to: 'an@example.com',
      data: { subject: text, message: text, user_id: text, name: text, email: text },
    }),
  ],
  [
    'report',
    (text) => ({
      kind: 'report',
      to: 'an@example.com',
      data: {
        reason: 'scam',
        message: text,
        motorcycle_id: 'x',
        bike: text,
        url,
        people: 1,
        revision: 1,
        name: text,
        email: text,
      },
    }),
  ],
  [
    'moderation',
    (text) => ({
      kind: 'moderation',
      to: 'an@example.com',
      data: {
        event: 'hidden',
        language: 'vi',
        name: text,
        bike: text,
        decision: { reason: 'other', note: text },
        answer_to: 'op@example.com',
      },
    }),
  ],
  [
    'feedback',
    (text) => ({
      kind: 'feedback',
      to: 'an@example.com',
      data: { subject: text, message: text, rating: 5, name: text, email: text },
    }),
  ],
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

/** A line of a message is a line of the email; that is all it may become. */
const tags = (html: string) => html.match(/<(?!br>)[a-z!/][^>]*>/gi);

it.each(emails)('%s: nothing that anybody writes adds a header, a receiver or a tag', async (_, build) => {
  const plain = await send(build('Lan'));
  expect(hostile.length).toBeGreaterThanOrEqual(35);
  for (const text of hostile) {
    const email = await send(build(text));
    expect(email.names, JSON.stringify(text)).toEqual(plain.names);
    expect(email.envelope).toEqual(plain.envelope);
    expect(tags(email.html)).toEqual(tags(plain.html));
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
