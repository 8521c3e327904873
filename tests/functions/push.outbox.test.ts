import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emailMatches } from '../../functions/src/alerts/emailMatches.ts';
import { emailThread } from '../../functions/src/conversations/emailThread.ts';
import { deliverEmail, type Mailer } from '../../functions/src/emails/deliverEmail.ts';
import { tellDevices } from '../../functions/src/push/tellDevices.ts';
import type { Accounts } from '../../functions/src/readers/findPerson.ts';
import { alertId } from '../../src/domain/alerts/alert.ts';
import { day } from '../../src/domain/time/time.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { startPushService } from '../fixtures/pushService.ts';
import { createMember } from './people.ts';
import { keep, mail, newDevice, type PushService } from './pushDevices.ts';
import { future } from './questions.ts';
import { documents, fresh, publish, siteUrl, soon } from './suite.ts';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

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
  const queue = async (seller_id: string, accountsOf: Accounts = accounts) => {
    const thread = fresh('thread');
    const inquiry = buildInquiry({ seller_id, contact_email: `${fresh('buyer')}@example.com` });
    const email = { kind: 'inquiry', thread, source: thread, to: 'seller', message: 'Hello' } as const;
    const once = () =>
      emailThread(inquiry, email, { documents, accounts: accountsOf, site: siteUrl, now: future });
    return { id: `inquiry_${thread}`, queued: [await once(), await once()] };
  };
  /** Creates a seller with devices, in the far future, so that the suite's triggers skip the emails. */
  const sellerWith = async (...phones: ReturnType<typeof newDevice>[]) => {
    const seller = await createMember('Hoa');
    for (const phone of phones) await keep(seller.token, phone);
    const { docs } = await documents.collection('push_subscriptions').where('user_id', '==', seller.id).get();
    for (const { ref } of docs) await ref.update({ expires_at: Timestamp.fromMillis(future + 30 * day) });
    return seller.id;
  };

  it('tells once, however often the event comes and whoever delivers', async () => {
    const phone = newDevice(service);
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
      const phone = newDevice(service);
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
    const [slow, other, gone] = [newDevice(service), newDevice(service), newDevice(service)];
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
    const phone = newDevice(service);
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
    const received = service.receivedAt(phone.path);
    expect(received).toHaveLength(2);
    expect(new Set(received.map(({ headers }) => headers.topic)).size).toBe(1);
  });

  it('tells whoever signed in by phone and has no address; where that fails nothing is left, and nothing has failed', async () => {
    const byPhone = async () => ({ email: null, name: 'Hoa' });
    expect((await queue((await createMember('Hoa')).id, byPhone)).queued).toEqual([false, false]);
    const [phone, gone] = [newDevice(service), newDevice(service)];
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
    const phone = newDevice(service);
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
      newDevice(service),
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
    const [notification] = service.receivedAt(phone.path);
    expect(JSON.parse(phone.open(notification?.body ?? Buffer.alloc(0)))).toMatchObject({
      title: `Vừa đăng bán: ${bike.make} ${bike.model} ${bike.year}`,
      path: `/vi/motorcycle/${slug}`,
    });
    expect(notification?.headers).toMatchObject({ ttl: '259200', urgency: 'normal' });
    expect([sent, notification?.headers.topic]).toEqual([[], undefined]);
  });
});
