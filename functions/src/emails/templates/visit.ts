import { visitValues } from '../../../../src/domain/conversations/visit.ts';
import { oneLine } from '../../../../src/domain/text/oneLine.ts';
import { sayDay } from '../../../../src/i18n/sayDay.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { buildEmail, type Email } from '../buildEmail.ts';
import type { VisitData } from '../memberEmail.ts';
import { attachVisit } from './attachVisit.ts';
import { reasonFor } from './reasons.ts';

const shared = {
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
  button: { en: 'Open the conversation', vi: 'Mở cuộc trò chuyện' },
} as const satisfies Texts;

export const visitAgreedTexts = {
  ...shared,
  subject: {
    en: 'Visit agreed: {bike}, {day} at {time}',
    vi: 'Đã hẹn xem chiếc {bike}: {time}, {day}',
  },
  body: {
    en: "You've agreed to meet {other} on {day} at {time} to look at the {bike}. Open the attached file to add the visit to your calendar. Place:",
    vi: 'Bạn và {other} đã hẹn xem chiếc {bike} lúc {time}, {day}. Mở tệp đính kèm để thêm lịch hẹn vào lịch của bạn. Địa điểm:',
  },
  after: {
    en: 'You can move or cancel the visit in the conversation.',
    vi: 'Bạn có thể đổi hoặc hủy lịch hẹn trong cuộc trò chuyện.',
  },
} as const satisfies Texts;

export const visitReminderTexts = {
  ...shared,
  subject: {
    en: 'Tomorrow at {time}: visit to see the {bike}',
    vi: 'Ngày mai lúc {time}: xem chiếc {bike}',
  },
  body: {
    en: "A reminder: you've agreed to meet {other} tomorrow, {day}, at {time} to look at the {bike}. Place:",
    vi: 'Nhắc bạn: ngày mai, {day}, lúc {time}, bạn và {other} có hẹn xem chiếc {bike}. Địa điểm:',
  },
  after: {
    en: "If you can't make it, tell {other} in the conversation. See the bike and its papers before you pay anything.",
    vi: 'Nếu không đến được, bạn hãy báo cho {other} trong cuộc trò chuyện. Hãy xem xe và giấy tờ trước khi trả bất kỳ khoản nào.',
  },
} as const satisfies Texts;

type Parts = Record<'hello' | 'button' | 'subject' | 'body' | 'after', { en: string; vi: string }>;

/** The place is user input, so it is quoted. */
const visitEmail = (texts: Parts, data: VisitData): Email => {
  const { language, name, other, bike, shown, url, visit } = data;
  const t = translate(language, texts);
  const { day, time, place } = visitValues(visit);
  const words = {
    name: oneLine(name),
    other: oneLine(other),
    bike: oneLine(bike),
    day: sayDay(language, day),
    time,
  };
  return buildEmail(language, {
    subject: t('subject', words),
    paragraphs: [t('hello', words), t('body', words)],
    quote: place,
    bike: { title: words.bike, shown },
    actions: [{ label: t('button'), url }],
    after: [t('after', words)],
    reason: reasonFor(language, 'conversation', words.other),
  });
};

export const visitAgreed = (data: VisitData): Email =>
  attachVisit(visitEmail(visitAgreedTexts, data), data.calendar, data);

export const visitReminder = (data: VisitData): Email => visitEmail(visitReminderTexts, data);
