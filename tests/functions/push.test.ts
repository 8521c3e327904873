import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applySuspension } from '../../functions/src/flows/applySuspension.ts';
import { settings } from '../../src/settings.ts';
import { newBrowser, readSender, startPushService } from '../fixtures/pushService.ts';
import { createMember } from './people.ts';
import { all, devicesOf, emailsTo, ended, keep, mail, newDevice, type PushService } from './pushDevices.ts';
import { ask, sell, threadIn } from './questions.ts';
import { aged } from './signIn.ts';
import { call, documents } from './suite.ts';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

describe('a question to a seller who is told on a phone', () => {
  it('comes there sealed and signed, and by no email', async () => {
    const [seller, buyer, phone] = [
      await createMember('Hoa'),
      await createMember('Minh'),
      newDevice(service),
    ];
    expect((await keep(seller.token, phone, {}, 'vi')).status).toBe(200);
    const bike = await sell(seller.id);
    const thread = threadIn(await ask(buyer.token, bike.id));
    await ended(`inquiry_${thread}`);
    const [notification, ...others] = service.receivedAt(phone.path);
    expect(others).toEqual([]);
    const shown = JSON.parse(phone.open(notification?.body ?? Buffer.alloc(0)));
    expect(shown).toMatchObject({
      title: `Có người hỏi về chiếc ${bike.make} ${bike.model} ${bike.year}`,
      body: 'Mở Vongxe để đọc.',
      lang: 'vi',
      path: `/vi/messages#${thread}`,
    });
    expect(notification?.body.length).toBeLessThanOrEqual(3_072);
    expect(notification?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '2419200',
      urgency: 'high',
      topic: shown.tag,
    });
    const sender = readSender(notification?.headers.authorization);
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
      const [seller, buyer, phone] = [
        await createMember('Hoa'),
        await createMember('Minh'),
        newDevice(service),
      ];
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
    const [quiet, refusing] = [newDevice(service), newDevice(service)];
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
    const [seller, buyer, phone] = [
      await createMember('Hoa'),
      await createMember('Minh'),
      newDevice(service),
    ];
    await keep(seller.token, phone);
    const { docs } = await documents.collection('push_subscriptions').where('user_id', '==', seller.id).get();
    await docs[0]?.ref.update({ expires_at: Timestamp.fromMillis(Date.now() - 1) });
    const thread = threadIn(await ask(buyer.token, (await sell(seller.id)).id));
    await ended(`inquiry_${thread}`);
    expect(service.receivedAt(phone.path)).toEqual([]);
    expect(await emailsTo(seller.email)).toHaveLength(1);
  });
});

describe('the devices of somebody', () => {
  it('are ten at most: the one that was seen longest ago goes', async () => {
    const { id, token } = await createMember();
    const phones = Array.from({ length: 11 }, () => newDevice(service));
    for (const phone of phones) expect((await keep(token, phone)).status).toBe(200);
    const left = (await devicesOf(id)).map(({ subscription }) => subscription.endpoint);
    expect(left).toHaveLength(10);
    expect(left).not.toContain(phones[0]?.subscription.endpoint);
  });

  it('may be thirty at once, and end twenty times: each request is answered, and ten stay', async () => {
    const { id, token } = await createMember();
    const [phone, ...phones] = Array.from({ length: 25 }, () => newDevice(service));
    if (!phone) throw new Error('no device');
    const devices = [...phones, ...Array.from({ length: 6 }, () => phone)];
    const answers = await Promise.all(devices.map((each) => keep(token, each)));
    expect(answers.map(({ status }) => status)).toEqual(devices.map(() => 200));
    const [device, ...others] = await devicesOf(id);
    expect(others).toHaveLength(9);
    const end = { act: 'end', endpoint: device?.subscription.endpoint };
    const ends = await Promise.all(Array.from({ length: 20 }, () => call('pushDevice', end, token)));
    expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 200));
    expect(await devicesOf(id)).toHaveLength(9);
  });

  it('are told although one of them holds a key that nothing can be encrypted for: that one is forgotten', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const [broken, sound] = [newDevice(service), newDevice(service)];
    for (const phone of [broken, sound]) await keep(seller.token, phone);
    const { docs } = await documents.collection('push_subscriptions').where('user_id', '==', seller.id).get();
    // Stores an invalid key, as was possible before keys were validated.
    const old = docs.find((device) => device.get('subscription').endpoint === broken.subscription.endpoint);
    await old?.ref.update({ subscription: { ...broken.subscription, p256dh: 'B'.padEnd(87, 'A') } });
    const thread = threadIn(await ask(buyer.token, (await sell(seller.id)).id));
    await ended(`inquiry_${thread}`);
    expect(service.receivedAt(sound.path)).toHaveLength(1);
    expect(await emailsTo(seller.email)).toEqual([]);
    expect((await devicesOf(seller.id)).map(({ subscription }) => subscription.endpoint)).toEqual([
      sound.subscription.endpoint,
    ]);
  });

  it('are theirs alone: another sees none of it, ends none, and takes over a phone that changes hands', async () => {
    const [one, other, phone] = [await createMember(), await createMember(), newDevice(service)];
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
    const [here, there] = [newDevice(service), newDevice(service)];
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
    const request = { act: 'keep', subscription, choice: all, language: 'en' };
    expect((await call('pushDevice', request, token)).status).toBe(400);
    expect(await devicesOf(id)).toEqual([]);
  });

  it('[hostile] are kept by members alone, and in no other shape', async () => {
    const [{ token }, unconfirmed] = [await createMember(), await createMember('Lan', false)];
    const { subscription } = newDevice(service);
    const request = { act: 'keep', subscription, choice: all, language: 'en' };
    const answers = [
      await call('pushDevice', request),
      await call('pushDevice', request, unconfirmed.token),
      await call('pushDevice', { ...request, subscription: { ...subscription, p256dh: 'x' } }, token),
      // The key has the right length, but is not on the curve.
      await call(
        'pushDevice',
        { ...request, subscription: { ...subscription, p256dh: 'B'.padEnd(87, 'A') } },
        token,
      ),
      await call('pushDevice', { ...request, choice: { ...all, everything: true } }, token),
      await call('pushDevice', { ...request, language: 'fr' }, token),
      await call('pushDevice', { act: 'list' }, token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 400, 400, 400, 400, 400]);
  });
});
