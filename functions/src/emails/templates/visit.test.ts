import { describe, expect, it } from 'vitest';
import { inquiry } from './inquiry.ts';
import { proposalNotes, proposalTexts } from './proposal.ts';
import { reply } from './reply.ts';
import { visitAgreed, visitAgreedTexts, visitReminder, visitReminderTexts } from './visit.ts';

const shared = {
  name: 'Hoa',
  other: 'Minh',
  bike: 'Honda Wave 2021',
  url: 'https://vongxe.example/messages#t',
};
const price = { price: 12_500_000 };
const when = { day: '2026-11-28', time: '09:00', place: '12 Lê Lợi' };
const starts_at = Date.UTC(2026, 10, 28, 2);
const calendar = { uid: 'visit-t@vongxe.example', sequence: 1, starts_at, stamp: 0, place: '12 Lê Lợi' };
const say = (language: 'en' | 'vi', code: string, values: object) =>
  reply({ ...shared, language, message: 'x', proposal: { code, values } });

it.each([
  ['en', 'offer', price, 'Minh offers 12,500,000\u00a0₫ for the Honda Wave 2021'],
  ['vi', 'offer', price, 'Minh đề nghị giá 12.500.000\u00a0₫ cho chiếc Honda Wave 2021'],
  ['en', 'offer_counter', price, 'Minh makes a counter-offer of 12,500,000\u00a0₫ for the Honda Wave 2021'],
  ['vi', 'offer_counter', price, 'Minh đề nghị giá khác cho chiếc Honda Wave 2021: 12.500.000\u00a0₫'],
  ['en', 'offer_accept', price, 'Minh agrees to 12,500,000\u00a0₫ for the Honda Wave 2021'],
  ['vi', 'offer_accept', price, 'Minh đồng ý giá 12.500.000\u00a0₫ cho chiếc Honda Wave 2021'],
  ['en', 'offer_decline', price, 'Minh declined 12,500,000\u00a0₫ for the Honda Wave 2021'],
  ['vi', 'offer_decline', price, 'Minh đã từ chối giá 12.500.000\u00a0₫ cho chiếc Honda Wave 2021'],
  [
    'en',
    'visit_propose',
    when,
    'Minh suggests meeting on Saturday 28 November 2026 at 09:00 to see the Honda Wave 2021',
  ],
  ['vi', 'visit_propose', when, 'Minh muốn hẹn xem chiếc Honda Wave 2021 lúc 09:00, thứ Bảy 28/11/2026'],
  [
    'en',
    'visit_accept',
    when,
    'Minh agrees to meet on Saturday 28 November 2026 at 09:00 to see the Honda Wave 2021',
  ],
  ['vi', 'visit_accept', when, 'Minh đồng ý hẹn xem chiếc Honda Wave 2021 lúc 09:00, thứ Bảy 28/11/2026'],
  [
    'en',
    'visit_move',
    when,
    'Minh suggests another time to see the Honda Wave 2021: Saturday 28 November 2026 at 09:00',
  ],
  ['vi', 'visit_move', when, 'Minh muốn đổi lịch xem chiếc Honda Wave 2021 sang 09:00, thứ Bảy 28/11/2026'],
  [
    'en',
    'visit_cancel',
    when,
    'Minh has cancelled the visit on Saturday 28 November 2026 at 09:00 to see the Honda Wave 2021',
  ],
  ['vi', 'visit_cancel', when, 'Minh đã hủy lịch xem chiếc Honda Wave 2021 lúc 09:00, thứ Bảy 28/11/2026'],
] as const)(
  '(%s) an email with %s says so in its subject and its first line',
  (language, code, values, subject) => {
    const email = say(language, code, values);
    expect(email.subject).toBe(subject);
    expect(email.text.split('\n\n')[1]).toBe(`${subject}:`);
    expect(email.text).toContain('> x');
  },
);

it('the first message of a thread can be an offer as well', () =>
  expect(
    inquiry({ ...shared, language: 'en', message: 'x', proposal: { code: 'offer', values: price } }).subject,
  ).toBe('Minh offers 12,500,000\u00a0₫ for the Honda Wave 2021'));

it('an email whose phrase is not known is that of any reply', () => {
  for (const [code, values] of [
    ['offer_of_a_later_version', price],
    ['offer', {}],
    ['still_for_sale', {}],
  ] as const)
    expect(say('en', code, values).subject).toBe('Minh replied about the Honda Wave 2021');
});

it('agreeing on a price says that nothing is sold by it, and no other email does', () => {
  expect(say('en', 'offer_accept', price).text).toContain(
    "Agreeing on a price doesn't mark the bike as sold.\n\nPlease reply on Vongxe.",
  );
  expect(say('en', 'offer', price).text).not.toContain('mark the bike as sold');
  expect(say('vi', 'visit_accept', when).text).toContain('Mở tệp đính kèm');
});

describe('an agreed visit', () => {
  const data = { ...shared, thread: 't', visit: { starts_at, place: '12 Lê Lợi' } };
  it('is confirmed to whoever has agreed, with its calendar file', () => {
    const email = visitAgreed({ ...data, language: 'en', calendar });
    expect(email.subject).toBe('Visit agreed: Honda Wave 2021, Saturday 28 November 2026 at 09:00');
    expect(email.text).toContain("You've agreed to meet Minh on Saturday");
    expect(email.text).toContain('> 12 Lê Lợi');
    expect(email.attachments).toHaveLength(1);
    expect(email.attachments?.[0]).toMatchObject({
      filename: 'visit.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    const file = email.attachments?.[0]?.content ?? '';
    expect(file).toContain('\r\nSUMMARY:See the Honda Wave 2021 · Minh\r\n');
    expect(file).toContain('\r\nDTSTART:20261128T020000Z\r\n');
    expect(file).toContain('\r\nLOCATION:12 Lê Lợi\r\n');
    expect(file).not.toMatch(/\+84|mailto|ATTENDEE|ORGANIZER/);
  });
  it('comes to the other side with the same file, in their language', () => {
    const email = reply({
      ...shared,
      language: 'vi',
      message: 'x',
      proposal: { code: 'visit_accept', values: when },
      calendar,
    });
    expect(email.attachments?.[0]?.filename).toBe('lich-xem-xe.ics');
    expect(email.attachments?.[0]?.content).toContain('\r\nSUMMARY:Xem xe Honda Wave 2021 · Minh\r\n');
    expect(say('vi', 'visit_accept', when)).not.toHaveProperty('attachments');
  });
  it('is reminded of the evening before, by the clock of Vietnam', () => {
    const english = visitReminder({ ...data, language: 'en' });
    expect(english.subject).toBe('Tomorrow at 09:00: visit to see the Honda Wave 2021');
    expect(english.text).toContain(
      "you've agreed to meet Minh tomorrow, Saturday 28 November 2026, at 09:00 to look at the Honda Wave 2021.",
    );
    expect(english.text).toContain('tell Minh in the conversation');
    expect(english).not.toHaveProperty('attachments');
    const vietnamese = visitReminder({ ...data, language: 'vi' });
    expect(vietnamese.subject).toBe('Ngày mai lúc 09:00: xem chiếc Honda Wave 2021');
    expect(vietnamese.text).toContain('ngày mai, thứ Bảy 28/11/2026, lúc 09:00, bạn và Minh có hẹn');
    expect(vietnamese.text).toContain('> 12 Lê Lợi');
  });
});

it('is written in both languages', () => {
  for (const texts of [proposalTexts, proposalNotes, visitAgreedTexts, visitReminderTexts])
    for (const { en, vi } of Object.values(texts)) expect(vi).not.toBe(en);
});
