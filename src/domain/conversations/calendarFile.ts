import { oneLine } from '../text/oneLine.ts';
import { hour } from '../time/time.ts';

/** iCalendar event: https://www.rfc-editor.org/rfc/rfc5545 */
export type CalendarEvent = {
  /** Unchanged when the visit is moved: calendars then update their entry. */
  uid: string;
  /** Increases with every change. */
  sequence: number;
  /** Milliseconds since 1970. */
  starts_at: number;
  stamp: number;
  place: string;
};

/** @example visitUid('t1', 'https://vongxe.example/vi/messages') // => 'visit-t1@vongxe.example' */
export const visitUid = (thread: string, site: string): string => `visit-${thread}@${new URL(site).hostname}`;

const maxOctets = 75;
const encoder = new TextEncoder();

/** Folds a line after 75 octets, without splitting a character. */
const fold = (line: string): string => {
  const lines = [''];
  let used = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (used + size > maxOctets) {
      lines.push(' ');
      used = 1;
    }
    lines[lines.length - 1] += sign;
    used += size;
  }
  return lines.join('\r\n');
};

/** @example escapeText('12 Lê Lợi, Huế; tầng 2') // => '12 Lê Lợi\\, Huế\\; tầng 2' */
const escapeText = (text: string): string => oneLine(text).replace(/[\\;,]/g, (sign) => `\\${sign}`);

/** Formats a time in UTC, which needs no time zone table. @example utc(0) // => '19700101T000000Z' */
const utc = (moment: number): string =>
  `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Builds a calendar file with an appointment of one hour. */
export const calendarFile = (event: CalendarEvent, { title, url }: { title: string; url: string }): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vongxe//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `SEQUENCE:${event.sequence}`,
    'STATUS:CONFIRMED',
    `DTSTART:${utc(event.starts_at)}`,
    `DTEND:${utc(event.starts_at + hour)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(event.place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
