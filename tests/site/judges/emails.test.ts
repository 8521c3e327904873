import ICAL from 'ical.js';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { composeEmail, type Written } from '../../../functions/src/emails/mail.ts';
import { calendarFile } from '../../../src/domain/conversations/calendarFile.ts';
import { everyEmail, linksTo } from '../../fixtures/everyEmail.ts';

const url = `https://vongxe.example/x?token=${'a'.repeat(600)}`;
const links = linksTo(url);
const long = 'Xe chính chủ 🏍 giá 15tr '.repeat(200).trim();
const calendar = {
  uid: 'visit-t1@vongxe.example',
  sequence: 2,
  starts_at: Date.UTC(2026, 10, 28, 2),
  stamp: Date.UTC(2026, 10, 24, 6, 30, 15),
  place: '12 Lê Lợi, Huế; cổng sau \\ gác 🏍 '.repeat(5).trim(),
};

const shared = { language: 'en' as const, name: 'Lan', other: 'Minh', bike: 'Honda Wave', url };
const visit = { starts_at: calendar.starts_at, place: calendar.place };
const reply: Written = { kind: 'reply', to: 'lan@example.com', data: { ...shared, message: long } };
const agreed: Written = {
  kind: 'visitAgreed',
  to: 'lan@example.com',
  data: { ...shared, thread: 't1', visit, calendar },
};
const emails = Object.entries({
  ...everyEmail('lan@example.com', links),
  'with many words': reply,
  'with a calendar file': agreed,
});

const compose = (written: Written) => {
  const email = composeEmail(written);
  if (!email) throw new Error(`${written.kind} is no email`);
  return email;
};

const send = async (written: Written): Promise<Buffer> => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const email = compose(written);
  const { message } = await transport.sendMail({
    ...email,
    from: 'hello@vongxe.example',
    to: 'lan@example.com',
  });
  if (!Buffer.isBuffer(message)) throw new Error('no buffer');
  return message;
};

it.each(emails)(
  'an independent mail parser reads the email %s as it was written, and its lines are as long as SMTP allows',
  async (_, written) => {
    const message = await send(written);
    const text = message.toString('latin1');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
    expect(message.every((byte) => byte < 128)).toBe(true);

    const email = compose(written);
    const read = await PostalMime.parse(message);
    expect(read.subject).toBe(email.subject);
    expect(read.text?.trim()).toBe(email.text.trim());
    expect(read.html?.trim()).toBe(email.html.trim());
    expect(read.to).toEqual([{ address: 'lan@example.com', name: '' }]);
    expect(read.attachments.map(({ filename }) => filename)).toEqual(
      (email.attachments ?? []).map(({ filename }) => filename),
    );
  },
);

const readEvent = (file: string): { event: ICAL.Event; method: unknown } => {
  const root = new ICAL.Component(ICAL.parse(file));
  const [component] = root.getAllSubcomponents('vevent');
  if (!component) throw new Error('no appointment');
  return { event: new ICAL.Event(component), method: root.getFirstPropertyValue('method') };
};

it('an independent calendar library reads the visit that an email brings', async () => {
  const { attachments } = await PostalMime.parse(await send(agreed), {
    attachmentEncoding: 'utf8',
  });
  const [file] = attachments;
  expect(file).toMatchObject({ mimeType: 'text/calendar', method: 'PUBLISH', filename: 'visit.ics' });
  const { event, method } = readEvent(String(file?.content));
  expect(method).toBe('PUBLISH');
  expect(event.uid).toBe('visit-t1@vongxe.example');
  expect(event.sequence).toBe(2);
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-28T02:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-28T03:00:00.000Z');
  expect(event.location).toBe(calendar.place);
  expect(event.summary).toBe('See the Honda Wave · Minh');
});

it('a place cannot bring a second appointment or a guest along', () => {
  const location = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nATTENDEE:mailto:evil@example.com';
  const file = calendarFile(
    { ...calendar, place: location },
    { title: 'y', url: 'https://vongxe.example/messages' },
  );
  const { event } = readEvent(file);
  expect(event.attendees).toEqual([]);
  expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')).toHaveLength(1);
});
