import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import type { Email } from '../buildEmail.ts';
import { type CalendarEvent, calendarFile } from '../calendarFile.ts';
import type { ThreadData } from '../memberEmail.ts';

export const calendarTexts = {
  title: { en: 'See the {bike} · {other}', vi: 'Xem xe {bike} · {other}' },
  fileName: { en: 'visit.ics', vi: 'lich-xem-xe.ics' },
} as const satisfies Texts;

export const attachVisit = (
  email: Email,
  event: CalendarEvent | undefined,
  { language, bike, other, url }: ThreadData,
): Email => {
  if (!event) return email;
  const t = translate(language, calendarTexts);
  return {
    ...email,
    attachments: [
      {
        filename: t('fileName'),
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile(event, { title: t('title', { bike, other }), url }),
      },
    ],
  };
};
