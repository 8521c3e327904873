import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { completeDeal } from '../../functions/src/conversations/completeDeal.ts';
import { withdrawNames } from '../../functions/src/conversations/withdrawNames.ts';
import { deliverEmail } from '../../functions/src/emails/deliverEmail.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { createMember } from './memoryPeople.ts';
import { call, change, documents, everyDocument, fresh, publish, siteUrl, visit } from './memorySuite.ts';
import { quiet } from './triggers.ts';

/* A seller names a bike's buyer, who agrees or not. */

beforeEach(quiet);

const moment = FieldValue.serverTimestamp();
const sell = async (...names: string[]) => {
  const seller = await createMember('Hoa');
  const id = fresh('named');
  await publish(buildListing({ id, slug: id, user_id: seller.id, seller_name: 'Hoa' }));
  const ask = async (name: string) => {
    const buyer = await createMember(name);
    const thread = fresh('thread');
    const reference = documents.doc(`inquiries/${thread}`);
    await reference.set({
      ...buildInquiry({ buyer_id: buyer.id, buyer_name: name, seller_id: seller.id, seller_name: 'Hoa' }),
      bike: { ...buildInquiry().bike, id, slug: id },
      contact_email: buyer.email,
      created_at: Timestamp.now(),
      updated_at: Timestamp.now(),
    });
    return {
      buyer,
      thread,
      place: reference,
      /** Writes of the seller and the buyer. */
      name: (named_at: unknown = moment) => reference.update({ named_at, updated_at: moment }),
      answer: (sold_at: unknown = moment) => reference.update({ sold_at, updated_at: moment }),
      mail: async (kind: string) => (await documents.doc(`mail/${kind}_${thread}`).get()).data(),
      /** Delivers an email at its due time. Returns what the mail server received. */
      deliver: async (kind: string) => {
        const given: string[] = [];
        await deliverEmail(documents, `${kind}_${thread}`, {
          mailer: async ({ subject, text }) => {
            given.push(`${subject} ${text}`);
            return { ok: true };
          },
          host: 'vongxe.example',
          clock: () => Date.now() + 180_000,
        });
        return given;
      },
    };
  };
  const people = await Promise.all(names.map(ask));
  await quiet();
  await change(id, { status: 'sold', updated_at: Timestamp.now() });
  await quiet();
  return { seller, id, people };
};
type Person = Awaited<ReturnType<typeof sell>>['people'][number];

it('asks the named one, once, with the way to the conversation, and tells the others that it is sold', async () => {
  const { people } = await sell('Minh', 'Lan');
  const [minh, lan] = people as [Person, Person];
  await minh.name();
  await quiet();
  await minh.name();
  await quiet();
  const [email] = await minh.deliver('boughtQuestion');
  expect(email).toContain('Did you buy the Honda Wave 2021?');
  expect(email).toContain(`${siteUrl}/messages#${minh.thread}`);
  expect(await minh.deliver('boughtQuestion')).toEqual([]);
  expect(await minh.deliver('bikeSold')).toEqual([]);
  expect((await lan.deliver('bikeSold'))[0]).toContain('has been sold');
  expect(await lan.mail('boughtQuestion')).toBeUndefined();
});

it('a yes is a deal: both are invited once, and can review each other', async () => {
  const { seller, people } = await sell('Minh');
  const [minh] = people as [Person];
  const review = (token: string) =>
    call('writeReview', { thread: minh.thread, review: { stars: 5, tags: [], words: null } }, token);
  await minh.name();
  await quiet();
  expect((await review(minh.buyer.token)).status).toBe(404);
  await minh.answer();
  await quiet();
  expect(await minh.mail('reviewInvite')).toBeUndefined();
  for (const side of ['buyer', 'seller'])
    expect((await documents.doc(`mail/reviewInvite_${minh.thread}_${side}`).get()).exists).toBe(true);
  expect(await minh.deliver('boughtQuestion')).toEqual([]);
  expect((await review(minh.buyer.token)).status).toBe(200);
  expect((await review(seller.token)).status).toBe(200);
  expect((await documents.doc(`sellers/${seller.id}`).get()).get('deals')).toBe(1);
});

it('a no is none, and the email that waits does not go', async () => {
  const { seller, people } = await sell('Minh');
  const [minh] = people as [Person];
  await minh.name();
  await quiet();
  await minh.answer(null);
  await quiet();
  expect(await minh.deliver('boughtQuestion')).toEqual([]);
  expect((await documents.doc(`mail/reviewInvite_${minh.thread}_buyer`).get()).exists).toBe(false);
  expect((await documents.doc(`sellers/${seller.id}`).get()).get('deals') ?? 0).toBe(0);
});

describe('a sale that is taken back', () => {
  it('asks nobody any more, leaves a deal that both agreed on, and does nothing when it comes late', async () => {
    const { id, people } = await sell('Minh', 'Lan');
    const [minh, lan] = people as [Person, Person];
    await minh.name();
    await lan.name();
    await lan.answer();
    await quiet();
    expect(await withdrawNames(documents, id)).toBe(0);
    await change(id, { status: 'active' });
    await quiet();
    expect((await minh.place.get()).get('named_at')).toBeNull();
    expect((await lan.place.get()).get('named_at')).toBeInstanceOf(Timestamp);
    expect(await minh.deliver('boughtQuestion')).toEqual([]);
    expect(await withdrawNames(documents, id)).toBe(0);
  });

  it('and done again asks again', async () => {
    const { id, people } = await sell('Minh');
    const [minh] = people as [Person];
    await minh.name();
    await quiet();
    await change(id, { status: 'active' });
    await quiet();
    expect(await minh.deliver('boughtQuestion')).toEqual([]);
    await change(id, { status: 'sold' });
    await minh.name();
    await quiet();
    expect(await minh.deliver('boughtQuestion')).toHaveLength(1);
  });
});

it('two who have each said so by themselves have a deal, noted once', async () => {
  const { people } = await sell('Minh');
  const [minh] = people as [Person];
  await minh.name();
  await quiet();
  await minh.place.update({ status: 'closed', closed_by: minh.buyer.id, updated_at: moment });
  await quiet();
  const sold = (await minh.place.get()).get('sold_at');
  expect(sold).toBeInstanceOf(Timestamp);
  expect(await completeDeal(documents, minh.thread)).toBe(false);
  expect((await minh.place.get()).get('sold_at')).toEqual(sold);
  expect(await completeDeal(documents, 'nowhere')).toBe(false);
});

describe('a bike is sold once', () => {
  const sayBoth = async ({ buyer, name, place }: Person) => {
    await name();
    await place.update({ status: 'closed', closed_by: buyer.id, updated_at: moment });
    await quiet();
  };
  it('so the second of two who say so has no deal, and no more of one person’s accounts has', async () => {
    const { id, seller, people } = await sell('Minh', 'Lan');
    const [minh, lan] = people as [Person, Person];
    await sayBoth(minh);
    await sayBoth(lan);
    expect((await minh.place.get()).get('sold_at')).toBeInstanceOf(Timestamp);
    expect((await lan.place.get()).get('sold_at')).toBeUndefined();
    expect(await completeDeal(documents, lan.thread)).toBe(false);
    expect((await documents.doc(`deals/${id}`).get()).get('thread_id')).toBe(minh.thread);
    expect((await documents.doc(`sellers/${seller.id}`).get()).get('deals')).toBe(1);
  });
  it('and not at all while it is for sale', async () => {
    const { id, people } = await sell('Minh');
    const [minh] = people as [Person];
    await change(id, { status: 'active' });
    await quiet();
    await sayBoth(minh);
    expect((await minh.place.get()).get('sold_at')).toBeUndefined();
    expect((await documents.doc(`deals/${id}`).get()).exists).toBe(false);
  });
});

it('asks nobody by email whom a block keeps apart', async () => {
  const { seller, people } = await sell('Minh');
  const [minh] = people as [Person];
  const at = Timestamp.now();
  await documents
    .doc(`blocks/${minh.buyer.id}_${seller.id}`)
    .set({ user_id: minh.buyer.id, other_id: seller.id, other_name: 'Hoa', created_at: at });
  await quiet();
  await minh.name();
  await quiet();
  expect(await minh.mail('boughtQuestion')).toBeUndefined();
});

it('who bought it is told to nobody else', async () => {
  const { id, people } = await sell('Kanarin', 'Lan');
  const [kanari] = people as [Person];
  await kanari.name();
  await kanari.answer();
  await quiet();
  for (const lang of ['', '/vi'])
    expect((await visit(`${lang}/motorcycle/${id}`)).body).not.toContain('Kanarin');
  const paths = (await everyDocument())
    .filter(({ text }) => text.includes('Kanarin'))
    .map(({ path }) => path);
  const own = [
    kanari.thread,
    kanari.buyer.id,
    `reviewInvite_${kanari.thread}`,
    `boughtQuestion_${kanari.thread}`,
    `inquiry_${kanari.thread}`,
  ];
  expect(paths.filter((path) => !own.some((part) => path.includes(part)))).toEqual([]);
});
