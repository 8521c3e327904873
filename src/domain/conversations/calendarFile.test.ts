import { expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendarFile.ts';

const event: CalendarEvent = {
  uid: 'visit-t1@vongxe.example',
  sequence: 2,
  starts_at: Date.UTC(2026, 10, 28, 2),
  stamp: Date.UTC(2026, 10, 24, 6, 30, 15, 999),
  place: '12 Lê Lợi, Huế; cổng sau \\ gác',
};
const words = { title: 'See the Honda Wave 2021', url: 'https://vongxe.example/messages#t1' };
const build = (changes: Partial<CalendarEvent> = {}) => calendarFile({ ...event, ...changes }, words);
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('a visit at nine in Vietnam is an hour from two in UTC, and what stands between commas is text', () => {
  expect(build()).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vongxe//Visits//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:visit-t1@vongxe.example',
      'DTSTAMP:20261124T063015Z',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'DTSTART:20261128T020000Z',
      'DTEND:20261128T030000Z',
      'SUMMARY:See the Honda Wave 2021',
      'LOCATION:12 Lê Lợi\\, Huế\\; cổng sau \\\\ gác',
      'URL:https://vongxe.example/messages#t1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('the same visit is the same file, and one that was moved goes by the same id', () => {
  expect(build()).toBe(build());
  const moved = build({ starts_at: event.starts_at + 86_400_000, sequence: 3 });
  expect(moved).toContain('\r\nUID:visit-t1@vongxe.example\r\n');
  expect(moved).toContain('\r\nSEQUENCE:3\r\n');
  expect(moved).toContain('\r\nDTSTART:20261129T020000Z\r\n');
});

it.each([
  'a'.repeat(64),
  'a'.repeat(65),
  'a'.repeat(66),
  'ế'.repeat(60),
  `a${'ế'.repeat(59)}`,
  '🏍'.repeat(30),
])('no line is longer than 75 octets, and %s comes out whole', (place) => {
  const file = build({ place });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfold(file)).toContain(`LOCATION:${place}`);
  expect(file).not.toContain('\ufffd');
});

it('a line of exactly 75 octets is not folded, one of 76 is', () => {
  const [fits, over] = [75, 76].map((size) => build({ place: 'a'.repeat(size - 'LOCATION:'.length) }));
  expect(fits?.match(/\r\n /g)).toBeNull();
  expect(over?.match(/\r\n /g)).toHaveLength(1);
});

it.each(['x\r\nATTENDEE:mailto:evil@example.com', 'x\nEND:VEVENT', 'x\u2028END:VCALENDAR', 'x\0y'])(
  '[hostile] a place cannot begin a line of its own: %j',
  (place) => {
    const lines = unfold(build({ place }));
    expect(lines).toHaveLength(18);
    expect(lines.filter((line) => /^(?:ATTENDEE|END)/.test(line))).toEqual(['END:VEVENT', 'END:VCALENDAR']);
  },
);
