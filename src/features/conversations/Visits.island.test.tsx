import { describe, expect, it } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import {
  hasButton,
  itemsOf,
  named,
  pick,
  press,
  says,
  submit,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';

import {
  add,
  fieldOf,
  isThere,
  openThread,
  photos,
  phrase,
  sent,
  soon,
  visitOf,
} from '../../../tests/inMemory/proposals.tsx';

describe('a visit', () => {
  const fill = (day: string, time: string, place: string) => {
    type(named('phrase-day'), day);
    type(named('phrase-time'), time);
    type(named('phrase-place'), place);
    submit(named('phrase-day'));
  };
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('is proposed with a day, a time and a place, which are validated', async () => {
    openThread({});
    await pick(add, 'Arrange a visit');
    await until(() => named('phrase-day')).not.toBeNull();
    await until(() => document.activeElement).toBe(named('phrase-day'));
    // WebKit prefills empty date and time fields.
    const empty = () =>
      [...document.querySelectorAll('p')].filter(({ textContent }) => textContent === 'Not chosen yet.');
    expect(empty()).toHaveLength(2);
    type(named('phrase-time'), '09:30');
    await until(() => empty().length).toBe(1);
    submit(named('phrase-day'));
    await until(() => named('phrase-day').getAttribute('aria-invalid')).toBe('true');
    fill(dayIn(90), '09:30', '12 Lê Lợi');
    await says('Choose a date within the next 60 days.');
    fill('2026-01-15', '09:30', '12 Lê Lợi');
    await says('Choose a time in the future.');
    expect(document.activeElement).toBe(named('phrase-time'));
    expect(sent()).toHaveLength(0);
    fill(dayIn(3), '09:30', '12 Lê Lợi');
    await says(/You've suggested .* at 09:30\. Waiting for Minh to answer\./);
    expect(fieldOf('visit')).toMatchObject({
      place: { stringValue: '12 Lê Lợi' },
      by: { stringValue: 'buyer' },
      state: { stringValue: 'open' },
      starts_at: { timestampValue: expect.stringMatching(/T02:30:00/) },
    });
    expect(sent()).toHaveLength(1);
  });

  it('is accepted after a confirmation, and keeps the focus', async () => {
    openThread({ visit: visitOf() });
    await isThere();
    await press('Accept');
    await says('Agree to this time?');
    await press('Yes, agree');
    await says(/You're meeting Minh on /);
    await says("You'll both get an email with a calendar file, and a reminder the evening before.");
    expect(fieldOf('visit')).toMatchObject({ state: { stringValue: 'accepted' } });
    await until(() => document.activeElement?.textContent).toContain("You're meeting Minh");
  });

  it('that is agreed can be added to a calendar, as the emailed file is', async () => {
    const files: File[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as File);
      return '#';
    };
    const { unmount } = openThread({ visit: visitOf({ state: 'accepted', place: '12 Lê Lợi, Huế' }) });
    await press('Add to calendar');
    expect(files.map(({ name, type: kind }) => [name, kind])).toEqual([
      ['visit.ics', 'text/calendar;charset=utf-8'],
    ]);
    const text = ((await files[0]?.text()) ?? '').replaceAll('\r\n ', '');
    const start = new Date(soon).toISOString().slice(0, 19).replace(/[-:]/g, '');
    for (const line of [
      `UID:visit-first@${location.hostname}`,
      'SEQUENCE:2',
      `DTSTART:${start}Z`,
      'SUMMARY:See the Honda Wave 2021 · Minh',
      'LOCATION:12 Lê Lợi\\, Huế',
      `URL:${location.origin}/messages#first`,
    ])
      expect(text).toContain(`${line}\r\n`);
    unmount();
    const agreed = { visit: visitOf({ state: 'accepted' }) };
    const bike = { ...buildInquiry().bike, id: 'sold' };
    for (const changes of [{ visit: visitOf() }, { ...agreed, status: 'closed' }, { ...agreed, bike }]) {
      const { unmount: close } = openThread(changes);
      await says(/Minh (on|suggests)/);
      if ('bike' in changes) await says('This bike has been sold.');
      expect(hasButton('Add to calendar')).toBe(false);
      close();
    }
  });

  it('that is not sent after all changes nothing', async () => {
    openThread({});
    await pick(add, 'Arrange a visit');
    await until(() => named('phrase-day')).not.toBeNull();
    await press('Cancel');
    await until(() => named('phrase-day')).toBeNull();
    expect(await itemsOf(add)).toEqual([photos, 'Make an offer', 'Arrange a visit', phrase]);
    expect(sent()).toHaveLength(0);
  });
});
