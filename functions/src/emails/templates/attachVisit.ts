import { type CalendarEvent, calendarFile } from '../../../../src/domain/conversations/calendarFile.ts';
import { calendar } from '../../../../src/i18n/texts/calendar.ts';
import { translate } from '../../../../src/i18n/texts.ts';
import type { Email } from '../buildEmail.ts';
import type { ThreadData } from '../memberEmail.ts';

export const attachVisit = (
  email: Email,
  event: CalendarEvent | undefined,
  { language, bike, other, url }: ThreadData,
): Email => {
  if (!event) return email;
  const t = translate(language, calendar);
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
