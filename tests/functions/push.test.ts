import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Accounts } from '../../functions/src/accounts/findPerson.ts';
import { emailMatches } from '../../functions/src/alerts/emailMatches.ts';
import { emailThread } from '../../functions/src/conversations/emailThread.ts';
import { deliverEmail, type Mailer } from '../../functions/src/emails/deliverEmail.ts';
import { applySuspension } from '../../functions/src/moderation/applySuspension.ts';
import { tellDevices } from '../../functions/src/push/tellDevices.ts';
import { alertId } from '../../src/domain/alerts/alert.ts';
import { PushDevice } from '../../src/domain/push/pushDevice.schema.ts';
import { day } from '../../src/domain/time/time.ts';
import { settings } from '../../src/settings.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { newBrowser, readSender, startPushService } from '../fixtures/pushService.ts';
import { createMember } from './people.ts';
import { ask, future, sell, threadIn } from './questions.ts';
import { aged } from './signIn.ts';
import { call, documents, fresh, inboxUrl, publish, siteUrl, soon } from './suite.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

const all = { messages: true, alerts: true, shows: false };
type Choice = typeof all;
const newDevice = () => {
  const path = `/${fresh('device')}`;
  return { path, ...newBrowser(service.origin + path) };
};
const keep = (
  token: string,
  device: ReturnType<typeof newDevice>,
  choice: Partial<Choice> = {},
  language = 'en',
) =>
  call(
    'pushDevice',
    { act: 'keep', subscription: device.subscription, choice: { ...all, ...choice }, language },
    token,
  );
const devicesOf = async (userId: string) => {
  const { docs } = await documents.collection('push_subscriptions').where('user_id', '==', userId).get();
  return docs.map((snapshot) => PushDevice.parse(snapshot.data()));
};
const emailsTo = async (address: string): Promise<unknown[]> =>
  (await fetch(`${inboxUrl}/emails.json?to=${encodeURIComponent(address)}`)).json();
const mail = (id: string) => documents.doc(`mail/${id}`).get();
const ended = (id: string) =>
  vi.waitFor(async () => expect((await mail(id)).get('state')).toBe('sent'), soon);

describe('a question to a seller who is told on a phone', () => {
  it('comes there sealed and signed, and by no email', async () => {
    const [seller, buyer, phone] = [await createMember('Hoa'), await createMember('Minh'), newDevice()];
    expect((await keep(seller.token, phone, {}, 'vi')).status).toBe(200);
    const bike = await sell(seller.id);
    const thread = threadIn(await ask(buyer.token, bike.id));
    await ended(`inquiry_${thread}`);
    const [told, ...others] = service.receivedAt(phone.path);
    expect(others).toEqual([]);
    const shown = JSON.parse(phone.open(told?.body ?? Buffer.alloc(0)));
    expect(shown).toMatchObject({
      title: `Có người hỏi mua ${bike.make} ${bike.model} ${bike.year}`,
      body: 'Mở Vongxe để đọc.',
      lang: 'vi',
      path: `/vi/messages#${thread}`,
    });
    expect(told?.body.length).toBeLessThanOrEqual(3_072);
    expect(told?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '2419200',
      urgency: 'high',
      topic: shown.tag,
    });
    const sender = readSender(told?.headers.authorization);
    expect(sender).toMatchObject({
      key: settings.pushKey,
      head: { alg: 'ES256' },
      claims: { aud: service.origin, sub: `mailto:${settings.email}` },
    });
    const left = Number(sender?.claims.exp) - Date.now() / 1_000;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(24 * 3_600);
    expect(await emailsTo(seller.email)).toEqual([]);
    expect((await mail(`inquiry_${thread}`)).get('data')).toBeNull();
    expect((await devicesOf(seller.id))[0]?.last_ok_at).not.toBeNull();
  });

  it('comes by email where the phone is gone, which is forgotten', async () => {
    for (const status of [404, 410]) {
      const [seller, buyer, phone] = [await createMember('Hoa'), await createMember('Minh'), newDevice()];
      await keep(seller.token, phone);
      service.answer(phone.path, status);
      const thread = threadIn(await ask(buyer.token, (await sell(seller.id)).id));
      await ended(`inquiry_${thread}`);
      expect(await emailsTo(seller.email)).toHaveLength(1);
      expect(await devicesOf(seller.id)).toEqual([]);
    }
  });

  it('comes by email where messages were not chosen, and where the service takes it never', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const [quiet, refusing] = [newDevice(), newDevice()];
    await keep(seller.token, quiet, { messages: false });
    await keep(seller.token, refusing);
    service.answer(refusing.path, 403);
    const thread = threadIn(await ask(buyer.token, (await sell(seller.id)).id));
    await ended(`inquiry_${thread}`);
    expect(service.receivedAt(quiet.path)).toEqual([]);
    expect(await emailsTo(seller.email)).toHaveLength(1);
    expect(await devicesOf(seller.id)).toHaveLength(2);
  });

  it('comes by email where nobody opened the site on the phone for a month', async () => {
    const [seller, buyer, phone] = [await createMember('Hoa'), await createMember('Minh'), newDevice()];
    await keep(seller.token, phone);
    const { docs } = await documents.collection('push_subscriptions').where('user_id', '==', seller.id).get();
    await docs[0]?.ref.update({ expires_at: Timestamp.fromMillis(Date.now() - 1) });
    const thread = threadIn(await ask(buyer.token, (await sell(seller.id)).id));
    await ended(`inquiry_${thread}`);
    expect(service.receivedAt(phone.path)).toEqual([]);
    expect(await emailsTo(seller.email)).toHaveLength(1);
  });
});

const key = process.env.PUSH_KEY ?? 'CLd4WIVsInUTRkUMetWTCZvb1ar9WxL61x8s5BHWMY0';
const office = (clock: () => number, sent: string[] = []) => ({
  mailer: (async ({ to }) => {
    sent.push(to);
    return { ok: true };
  }) satisfies Mailer,
  push: (queued: Parameters<typeof tellDevices>[1], id: string) =>
    tellDevices({ documents, key, local: true, now: clock() }, queued, id),
  host: 'vongxe.example',
  clock,
});

describe('the outbox', () => {
  const accounts = async (id: string) => ({ email: `${id}@example.com`, name: 'Hoa' });
  const queue = async (seller_id: string, known: Accounts = accounts) => {
    const thread = fresh('thread');
    const inquiry = buildInquiry({ seller_id, contact_email: `${fresh('buyer')}@example.com` });
    const email = { kind: 'inquiry', thread, source: thread, to: 'seller', message: 'Hello' } as const;
    const once = () =>
      emailThread(inquiry, email, { documents, accounts: known, site: siteUrl, now: future });
    return { id: `inquiry_${thread}`, queued: [await once(), await once()] };
  };
  /** A seller with devices that are there far from now, when no trigger of the suite is at work. */
  const sellerWith = async (...phones: ReturnType<typeof newDevice>[]) => {
    const seller = await createMember('Hoa');
    for (const phone of phones) await keep(seller.token, phone);
    const { docs } = await documents.collection('push_subscriptions').where('user_id', '==', seller.id).get();
    for (const { ref } of docs) await ref.update({ expires_at: Timestamp.fromMillis(future + 30 * day) });
    return seller.id;
  };

  it('tells once, however often the event comes and whoever delivers', async () => {
    const phone = newDevice();
    const { id, queued } = await queue(await sellerWith(phone));
    expect(queued).toEqual([true, false]);
    const sent: string[] = [];
    await Promise.all(
      [1, 2, 3].map(() =>
        deliverEmail(
          documents,
          id,
          office(() => future, sent),
        ),
      ),
    );
    await deliverEmail(
      documents,
      id,
      office(() => future + day, sent),
    );
    expect(service.receivedAt(phone.path)).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it.each([429, 500, 503])(
    'waits twice where the service answers %i, then the email goes',
    async (status) => {
      const phone = newDevice();
      service.answer(phone.path, status);
      const { id } = await queue(await sellerWith(phone));
      const sent: string[] = [];
      const states: unknown[] = [];
      for (const seconds of [0, 16, 50]) {
        await deliverEmail(
          documents,
          id,
          office(() => future + seconds * 1_000, sent),
        );
        states.push([(await mail(id)).get('state'), sent.length]);
      }
      expect(states).toEqual([
        ['queued', 0],
        ['queued', 0],
        ['sent', 1],
      ]);
      expect((await mail(id)).get('error')).toBeNull();
    },
  );

  it('sends no email where the service takes it the second time, or one device of two does', async () => {
    const [slow, other, gone] = [newDevice(), newDevice(), newDevice()];
    service.answer(slow.path, 503);
    const { id } = await queue(await sellerWith(slow));
    const sent: string[] = [];
    await deliverEmail(
      documents,
      id,
      office(() => future, sent),
    );
    service.answer(slow.path, 201);
    await deliverEmail(
      documents,
      id,
      office(() => future + 16_000, sent),
    );
    expect((await mail(id)).get('state')).toBe('sent');
    service.answer(gone.path, 410);
    const twice = await queue(await sellerWith(other, gone));
    await deliverEmail(
      documents,
      twice.id,
      office(() => future, sent),
    );
    expect((await mail(twice.id)).get('state')).toBe('sent');
    expect(sent).toEqual([]);
  });

  it('whose worker vanished tells again under the same topic, so that one notification is seen', async () => {
    const phone = newDevice();
    const { id } = await queue(await sellerWith(phone));
    await deliverEmail(
      documents,
      id,
      office(() => future),
    );
    await documents.doc(`mail/${id}`).update({
      state: 'processing',
      due_at: Timestamp.fromMillis(future),
      data: {
        language: 'en',
        name: 'Hoa',
        other: 'Minh',
        bike: 'Wave',
        message: 'Hi',
        url: `${siteUrl}/messages#${id.slice(8)}`,
      },
    });
    await deliverEmail(
      documents,
      id,
      office(() => future + 61_000),
    );
    const told = service.receivedAt(phone.path);
    expect(told).toHaveLength(2);
    expect(new Set(told.map(({ headers }) => headers.topic)).size).toBe(1);
  });

  it('tells whoever signed in by phone and has no address; where that fails nothing is left, and nothing has failed', async () => {
    const byPhone = async () => ({ email: null, name: 'Hoa' });
    expect((await queue((await createMember('Hoa')).id, byPhone)).queued).toEqual([false, false]);
    const [phone, gone] = [newDevice(), newDevice()];
    service.answer(gone.path, 410);
    const sent: string[] = [];
    for (const device of [phone, gone]) {
      const { id, queued } = await queue(await sellerWith(device), byPhone);
      expect(queued).toEqual([true, false]);
      await deliverEmail(
        documents,
        id,
        office(() => future, sent),
      );
      expect((await mail(id)).data()).toMatchObject({ state: 'sent', to: null, data: null });
    }
    expect([service.receivedAt(phone.path).length, sent]).toEqual([1, []]);
  });

  it('does not follow where a service leads: the email goes', async () => {
    const phone = newDevice();
    service.answer(phone.path, 307);
    const { id } = await queue(await sellerWith(phone));
    const sent: string[] = [];
    await deliverEmail(
      documents,
      id,
      office(() => future, sent),
    );
    expect(sent).toHaveLength(1);
    expect(service.receivedAt(`${phone.path}-elsewhere`)).toEqual([]);
  });
});

describe('a bike that an alert found', () => {
  it.each(['buyer@example.com', null])('comes to the phone, and by no email (%s)', async (address) => {
    const [{ id: userId, token }, phone, make] = [
      await createMember('Minh'),
      newDevice(),
      fresh('make').slice(-40),
    ];
    const alert = buildAlert({ user_id: userId, criteria: buildCriteria({ make }) });
    await documents.doc(`alerts/${alertId(userId, 0)}`).set({ ...alert, created_at: Timestamp.now() });
    await keep(token, phone, {}, 'vi');
    const devices = await documents.collection('push_subscriptions').where('user_id', '==', userId).get();
    for (const { ref } of devices.docs)
      await ref.update({ expires_at: Timestamp.fromMillis(future + 30 * day) });
    const slug = fresh('found');
    const bike = buildListing({ id: slug, slug, make, created_at: Date.now(), seller_name: 'Lan' });
    await publish(bike);
    await vi.waitFor(
      async () => expect((await documents.doc(`announced/${slug}`).get()).exists).toBe(true),
      soon,
    );
    const accounts = async (id: string) => (id === userId ? { email: address, name: 'Minh' } : null);
    const secret = 'a secret of thirty-two characters';
    await emailMatches({ documents, accounts, site: siteUrl, secret, now: future });
    const sent: string[] = [];
    await deliverEmail(
      documents,
      `alertFinds_${userId}_1`,
      office(() => future, sent),
    );
    const [told] = service.receivedAt(phone.path);
    expect(JSON.parse(phone.open(told?.body ?? Buffer.alloc(0)))).toMatchObject({
      title: `Vừa đăng bán: ${bike.make} ${bike.model} ${bike.year}`,
      path: `/vi/motorcycle/${slug}`,
    });
    expect(told?.headers).toMatchObject({ ttl: '259200', urgency: 'normal' });
    expect([sent, told?.headers.topic]).toEqual([[], undefined]);
  });
});

describe('the devices of somebody', () => {
  it('are ten at most: the one that was seen longest ago goes', async () => {
    const { id, token } = await createMember();
    const phones = Array.from({ length: 11 }, newDevice);
    for (const phone of phones) expect((await keep(token, phone)).status).toBe(200);
    const left = (await devicesOf(id)).map(({ subscription }) => subscription.endpoint);
    expect(left).toHaveLength(10);
    expect(left).not.toContain(phones[0]?.subscription.endpoint);
  });

  it('are theirs alone: another sees none of it, ends none, and takes over a phone that changes hands', async () => {
    const [one, other, phone] = [await createMember(), await createMember(), newDevice()];
    const { endpoint } = phone.subscription;
    await keep(one.token, phone, { shows: true });
    const see = (token: string) => call('pushDevice', { act: 'see', endpoint }, token);
    expect(JSON.parse((await see(one.token)).body).result).toEqual({ choice: { ...all, shows: true } });
    expect(JSON.parse((await see(other.token)).body).result).toEqual({ choice: null });
    await call('pushDevice', { act: 'end', endpoint }, other.token);
    expect(await devicesOf(one.id)).toHaveLength(1);
    await keep(other.token, phone);
    expect(await devicesOf(one.id)).toEqual([]);
    await call('pushDevice', { act: 'end', endpoint }, other.token);
    expect(await devicesOf(other.id)).toEqual([]);
  });

  it('end with a suspension, and with other sign-ins where those end', async () => {
    const { id, token } = await createMember();
    const [here, there] = [newDevice(), newDevice()];
    await keep(aged(token, 3_600), there);
    await keep(token, here);
    expect((await call('endOtherSessions', {}, token)).status).toBe(200);
    expect((await devicesOf(id)).map(({ subscription }) => subscription.endpoint)).toEqual([
      here.subscription.endpoint,
    ]);
    const since = { reason: 'scam', note: null, suspended_at: Timestamp.now() };
    await documents.doc(`suspensions/${id}`).set(since);
    await applySuspension(
      documents,
      id,
      async () => {},
      async () => {},
    );
    expect(await devicesOf(id)).toEqual([]);
    expect((await keep(token, here)).status).toBe(403);
  });

  it.each([
    'https://evil.example/push',
    'http://10.0.0.1/push',
    'http://metadata.google.internal/computeMetadata/v1/',
    'https://fcm.googleapis.com.evil.example/fcm/send/a',
    'ftp://127.0.0.1/push',
    `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
  ])('[hostile] are none at %s', async (endpoint) => {
    const { id, token } = await createMember();
    const { subscription } = newBrowser(endpoint);
    const asked = { act: 'keep', subscription, choice: all, language: 'en' };
    expect((await call('pushDevice', asked, token)).status).toBe(400);
    expect(await devicesOf(id)).toEqual([]);
  });

  it('[hostile] are kept by members alone, and in no other shape', async () => {
    const [{ token }, unconfirmed] = [await createMember(), await createMember('Lan', false)];
    const { subscription } = newDevice();
    const asked = { act: 'keep', subscription, choice: all, language: 'en' };
    const answers = [
      await call('pushDevice', asked),
      await call('pushDevice', asked, unconfirmed.token),
      await call('pushDevice', { ...asked, subscription: { ...subscription, p256dh: 'x' } }, token),
      await call('pushDevice', { ...asked, choice: { ...all, everything: true } }, token),
      await call('pushDevice', { ...asked, language: 'fr' }, token),
      await call('pushDevice', { act: 'list' }, token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 400, 400, 400, 400]);
  });
});
