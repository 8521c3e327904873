import { expect, it } from 'vitest';
import { stopPurpose } from '../../functions/src/alerts/emailData.plan.ts';
import { stopAlerts } from '../../functions/src/alerts/stopAlerts.ts';
import { alertFinds } from '../../functions/src/emails/templates/alertMatches.ts';
import { linkToken } from '../../functions/src/http/linkToken.plan.ts';
import { functionsEnvironment } from '../../local/suite/environment.ts';
import { testSuite } from '../../local/suite/suite.ts';
import { languages } from '../../src/i18n/languages.ts';
import { unsubscribe } from '../../src/i18n/texts/unsubscribe.ts';
import { localize, paths } from '../../src/paths.ts';
import { buildAlert } from '../fixtures/buildAlert.ts';
import { documents, fresh, visit } from './suite.ts';

const now = () => Date.now() + 1_000;
const secret = functionsEnvironment(testSuite).LINK_SECRET ?? '';
const alertsOf = async (userId: string, count = 2) => {
  for (let index = 0; index < count; index += 1)
    await documents.doc(`alerts/${userId}_${index}`).set(buildAlert({ user_id: userId }));
  return async () => {
    const alerts = await documents.collection('alerts').where('user_id', '==', userId).get();
    return alerts.docs.map((alert) => alert.get('is_active'));
  };
};
const addressOf = (token: string, lang: 'en' | 'vi' = 'en') =>
  `${localize(lang, paths.unsubscribe)}?token=${encodeURIComponent(token)}`;

it.each(languages)(
  'the link of an email asks first, then stops all alerts of its receiver, signed out (%s)',
  async (lang) => {
    const [userId, other] = [fresh('stops'), fresh('other')];
    const [states, others] = [await alertsOf(userId), await alertsOf(other)];
    const address = addressOf(linkToken(secret, stopPurpose, userId, now()), lang);
    const answer = await visit(address);
    expect([answer.status, answer.header('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.body).toContain(unsubscribe.askTitle[lang]);
    expect(answer.body).toContain('method="post"');
    expect(await states()).toEqual([true, true]);

    const done = await visit(address, { method: 'POST' });
    expect(done.status).toBe(200);
    expect(done.body).toContain(unsubscribe.doneTitle[lang]);
    expect(await states()).toEqual([false, false]);
    expect(await others()).toEqual([true, true]);
    expect((await visit(address, { method: 'POST' })).status).toBe(200);
  },
);

it.each(['.', '%20', ')', '%E2%80%8B', '%22%3E'])(
  'the link works with what a mail program takes along behind it (%s)',
  async (tail) => {
    const userId = fresh('tail');
    const states = await alertsOf(userId);
    const address = addressOf(linkToken(secret, stopPurpose, userId, now())) + tail;
    expect((await visit(address)).status).toBe(200);
    expect(await states()).toEqual([true, true]);
    expect((await visit(address, { method: 'POST' })).status).toBe(200);
    expect(await states()).toEqual([false, false]);
  },
);

it('the link ends the emails about prices, too, and leaves the rest of the choice as it is', async () => {
  const [userId, other] = [fresh('prices'), fresh('other')];
  const choose = (id: string) =>
    documents
      .doc(`alert_settings/${id}`)
      .set({ language: 'vi', delivery: 'daily', price_drops: true, updated_at: 1 });
  await Promise.all([userId, other].map(choose));
  const address = addressOf(linkToken(secret, stopPurpose, userId, now()));
  expect((await visit(address, { method: 'POST' })).status).toBe(200);
  const choice = async (id: string) => (await documents.doc(`alert_settings/${id}`).get()).data();
  expect(await choice(userId)).toMatchObject({ language: 'vi', delivery: 'daily', price_drops: false });
  expect(await choice(other)).toMatchObject({ price_drops: true });
});

it('one click in a mail program is enough, as its headers promise', async () => {
  const userId = fresh('click');
  const states = await alertsOf(userId);
  const stopUrl = `https://vongxe.example${addressOf(linkToken(secret, stopPurpose, userId, now()))}`;
  const bike = { title: 'Honda', facts: '1 ₫', url: 'https://vongxe.example/motorcycle/x', because: [] };
  const { headers } = alertFinds({
    language: 'en',
    name: null,
    bikes: [bike],
    alertsUrl: 'https://vongxe.example/alerts',
    stopUrl,
  });
  const { pathname, search } = new URL(headers['List-Unsubscribe'].slice(1, -1));
  const answer = await visit(pathname + search, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: headers['List-Unsubscribe-Post'],
  });
  expect(answer.status).toBe(200);
  expect(await states()).toEqual([false, false]);
});

it('a forged link is refused with 403 and stops nothing', async () => {
  const userId = fresh('forged');
  const states = await alertsOf(userId);
  const token = linkToken(secret, stopPurpose, userId, now());
  const others = [
    `${token}x`,
    linkToken('another secret of thirty-two signs', stopPurpose, userId, now()),
    userId,
    '',
  ];
  for (const forged of others)
    for (const method of ['GET', 'POST']) {
      const { status, body } = await visit(addressOf(forged), { method });
      expect([status, body.includes(unsubscribe.forgedTitle.en)]).toEqual([403, true]);
    }
  expect(await states()).toEqual([true, true]);
});

it('takes no other method', async () => {
  expect((await visit(addressOf('x'), { method: 'DELETE' })).status).toBe(405);
});

it.each([
  ['en', 'This link has expired', 'Use the link in our latest email'],
  ['vi', 'Liên kết này đã hết hạn', 'Hãy bấm liên kết trong email mới nhất'],
] as const)(
  'an email of more than a year ago says so, and changes nothing (%s)',
  async (lang, title, text) => {
    const userId = fresh('late');
    const states = await alertsOf(userId);
    const address = addressOf(linkToken(secret, stopPurpose, userId, Date.now() - 366 * 86_400_000), lang);
    for (const method of ['GET', 'POST']) {
      const { status, body } = await visit(address, { method });
      expect(status).toBe(410);
      expect(body).toContain(title);
      expect(body).toContain(text);
    }
    expect(await states()).toEqual([true, true]);
  },
);

it.each([
  ['en', 'Alerts you changed later are still on'],
  ['vi', 'Những thông báo bạn sửa sau email này vẫn bật'],
] as const)(
  'what was switched on after an email stays on when its link is opened (%s)',
  async (lang, title) => {
    const userId = fresh('again');
    const states = await alertsOf(userId);
    const address = addressOf(linkToken(secret, stopPurpose, userId, Date.now() - 60_000), lang);
    const { status, body } = await visit(address, { method: 'POST' });
    expect(status).toBe(200);
    expect(body).toContain(title);
    expect(await states()).toEqual([true, true]);
  },
);

it.each([
  ['stays, where it is newer', -60_000, true],
  ['goes, where it is older', 60_000, false],
])('a wish to hear of prices %s', async (_, age, left) => {
  const userId = fresh('hears');
  const settings = documents.doc(`alert_settings/${userId}`);
  await settings.set({ language: 'en', delivery: 'soon', price_drops: true, updated_at: 1 });
  expect(await stopAlerts(documents, userId, Date.now() + age)).toBe(left);
  expect((await settings.get()).get('price_drops')).toBe(left);
  await settings.delete();
  expect(await stopAlerts(documents, userId, Date.now() + age)).toBe(false);
});
