import { describe, expect, it } from 'vitest';
import type { Mail } from '../emails/mail.ts';
import { planPushMessage, pushKindOf } from './pushMessage.plan.ts';

const delivery = {
  to: 'hoa@example.com',
  receiver_id: 'hoa',
  state: 'processing' as const,
  attempts: 1,
  due_at: 0,
  uncertain: false,
  created_at: 0,
  expires_at: 0,
  error: null,
};
const data = {
  language: 'vi' as const,
  name: 'Hoa',
  other: 'Minh',
  bike: 'Honda Wave 2021',
  url: 'https://vongxe.example/vi/messages#t1',
  message: 'Xe còn bán không ạ?',
};
type Message = Extract<Mail, { kind: 'inquiry' | 'reply' }>;
const message = (kind: 'inquiry' | 'reply' = 'inquiry', changes: object = {}) =>
  ({ ...delivery, kind, data: { ...data, ...changes } }) as Message;
const bike = (title: string, because = ['Honda']) => ({
  title,
  facts: '16.900.000 ₫, Huế',
  url: `https://vongxe.example/motorcycle/${title.toLowerCase().replaceAll(' ', '-')}`,
  because,
});
const finds = (...bikes: ReturnType<typeof bike>[]): Mail => ({
  ...delivery,
  kind: 'alertFinds',
  data: {
    language: 'en',
    name: 'Hoa',
    bikes,
    alertsUrl: 'https://vongxe.example/alerts',
    stopUrl: 'https://vongxe.example/unsubscribe?token=secret',
  },
});
const all = { messages: true, alerts: true, shows: false };
const shown = (mail: Mail, language: 'en' | 'vi', choice: Partial<typeof all> = {}) =>
  planPushMessage('id', mail, { language, choice: { ...all, ...choice } })?.shown;

describe('a message', () => {
  it('is told without who wrote and what', () => {
    expect(shown(message(), 'en')).toMatchObject({
      title: 'Question about your Honda Wave 2021',
      body: 'Open Vongxe to read it.',
      lang: 'en',
      path: '/messages#t1',
    });
    expect(shown(message('reply'), 'vi')).toMatchObject({
      title: 'Tin nhắn mới về chiếc Honda Wave 2021',
      body: 'Mở Vongxe để đọc.',
      lang: 'vi',
      path: '/vi/messages#t1',
    });
    for (const kind of ['inquiry', 'reply'] as const)
      expect(
        JSON.stringify(planPushMessage('id', message(kind), { language: 'vi', choice: all })),
      ).not.toMatch(/Minh|còn bán|Hoa/);
  });

  it('is told with both where that was chosen, in the language of the device', () => {
    expect(shown(message(), 'vi', { shows: true })).toMatchObject({
      title: 'Minh nhắn về chiếc Honda Wave 2021',
      body: 'Xe còn bán không ạ?',
    });
    expect(shown(message(), 'en', { shows: true })?.title).toBe('Minh, about the Honda Wave 2021');
  });

  it('takes the place of an older one of its thread, and of no other', () => {
    const plan = (mail: Mail, language: 'en' | 'vi') =>
      planPushMessage('id', mail, { language, choice: all });
    const first = plan(message(), 'en');
    expect(first).toMatchObject({ urgency: 'high', seconds: 2_419_200 });
    expect(first?.topic).toMatch(/^[A-Za-z0-9_-]{1,32}$/);
    expect(first?.shown.tag).toBe(first?.topic);
    expect(plan(message('reply'), 'vi')?.topic).toBe(first?.topic);
    expect(plan(message('reply', { url: 'https://vongxe.example/messages#t2' }), 'en')?.topic).not.toBe(
      first?.topic,
    );
  });

  it('of any length fits into what a push service takes', () => {
    const long = { message: 'ế🏍'.repeat(3_000), bike: 'ệ'.repeat(500), other: 'ữ'.repeat(200) };
    const content = shown(message('reply', long), 'vi', { shows: true });
    expect(Buffer.byteLength(JSON.stringify(content))).toBeLessThanOrEqual(3_000);
    expect(content?.body.endsWith('…')).toBe(true);
  });

  it('with a calendar file goes by email alone, and so does every other kind', () => {
    const calendar = { uid: 'u', sequence: 0, starts_at: 0, stamp: 0, place: 'Huế' };
    expect(pushKindOf(message('reply', { calendar }))).toBeNull();
    expect(shown(message('reply', { calendar }), 'en')).toBeUndefined();
    expect(pushKindOf({ ...delivery, kind: 'purchase', data })).toBeNull();
    expect(pushKindOf({ ...delivery, kind: 'inquiry', data: null })).toBeNull();
  });
});

describe('what an alert found', () => {
  it('is one bike by name, with its price, and leads to it', () => {
    expect(shown(finds(bike('Honda Wave 2021')), 'en')).toMatchObject({
      title: 'Honda Wave 2021 is for sale',
      body: '16.900.000 ₫, Huế',
      path: '/motorcycle/honda-wave-2021',
    });
    expect(shown(finds(bike('Honda Wave 2021')), 'vi')).toMatchObject({
      title: 'Vừa đăng bán: Honda Wave 2021',
      path: '/vi/motorcycle/honda-wave-2021',
    });
    expect(shown(finds(bike('Honda Wave 2021', [])), 'vi')?.title).toBe('Vừa giảm giá: Honda Wave 2021');
  });

  it('is several bikes by their number and names, and leads to the alerts', () => {
    const several = finds(bike('Honda Wave 2021'), bike('Yamaha NVX 2020'));
    expect(shown(several, 'en')).toMatchObject({
      title: '2 motorcycles for you',
      body: 'Honda Wave 2021 · Yamaha NVX 2020',
      path: '/alerts',
    });
    expect(shown(several, 'vi')).toMatchObject({ title: 'Có 2 xe đúng ý bạn', path: '/vi/alerts' });
    expect(JSON.stringify(shown(several, 'vi'))).not.toContain('secret');
  });

  it('stands for no earlier find, and is kept for three days', () => {
    const plan = planPushMessage('id', finds(bike('Wave')), { language: 'en', choice: all });
    expect(plan).toMatchObject({ topic: null, seconds: 259_200, urgency: 'normal' });
  });
});

it('what was not chosen on a device is not told there', () => {
  expect(shown(message(), 'en', { messages: false })).toBeUndefined();
  expect(shown(finds(bike('Wave')), 'en', { messages: false })).toBeDefined();
  expect(shown(finds(bike('Wave')), 'en', { alerts: false })).toBeUndefined();
});
