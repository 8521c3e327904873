import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { Published } from '../../src/domain/listings/listing.schema.ts';
import { photoAddress, renditionUrl, uploadPath } from '../../src/domain/photos/photo.ts';
import { createMember } from './memoryPeople.ts';
import { join, type Person } from './memoryShops.ts';
import { act, addBike, bikesOf, load, numbers, openStock, rowOf } from './memoryStock.ts';
import { bucket, change, documents, site, visit } from './memorySuite.ts';
import { quiet } from './triggers.ts';

beforeEach(quiet);

it('photos make a complete draft public; only those that were uploaded for its owner', async () => {
  const { id, owner } = await openStock();
  await load(
    owner,
    numbers(3).map((number) => rowOf(number)),
  );
  const bikes = await bikesOf(owner);
  const photo = (number: string) =>
    `/photos/${bikes.get(number)?.id}/00000000-0000-4000-8000-00000000000${number.slice(1)}`;
  const accept = (number: string, user: string) =>
    documents
      .doc(`listing_photos/${bikes.get(number)?.id}`)
      .set({ user_id: user, addresses: [photo(number)] });
  await accept('A1', owner.id);
  await accept('A2', owner.id);
  await accept('A3', 'somebody else');
  const wanted = numbers(3).map((number) => ({ id: bikes.get(number)?.id, photos: [photo(number)] }));
  const mai = await join(id);
  const { owner: stranger } = await openStock();
  expect((await act(stranger, { act: 'photos', bikes: wanted })).answer).toMatchObject({ done: 0 });
  expect((await act(mai, { act: 'photos', bikes: wanted })).answer).toMatchObject({
    done: 2,
    refused: [{ number: 'A3', reason: 'unaccepted' }],
  });
  const now = await bikesOf(owner);
  expect(now.get('A1')).toMatchObject({ status: 'active', photos: 1, slug: 'honda-vision-2021-hanoi' });
  expect(now.get('A2')).toMatchObject({ status: 'active', slug: 'honda-vision-2021-hanoi-2' });
  expect(now.get('A3')).toMatchObject({ status: 'draft', photos: 0 });
  const stored = (await documents.doc(`motorcycles/${now.get('A1')?.id}`).get()).data();
  expect(Published.safeParse(stored).success).toBe(true);
  expect((await documents.doc('slugs/honda-vision-2021-hanoi-2').get()).get('motorcycle_id')).toBe(
    now.get('A2')?.id,
  );
});

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
  .png()
  .toBuffer();
/** @returns address of the photo in the bike */
const upload = async (person: Person, bike: string) => {
  const photoId = randomUUID();
  await bucket.file(uploadPath(person.id, bike, photoId)).save(photo);
  await quiet();
  return photoAddress(bike, photoId);
};
const acceptedFor = async (bike: string) => (await documents.doc(`listing_photos/${bike}`).get()).data();
const isServed = async (address: string) => (await visit(renditionUrl(address, 'card'))).status === 200;
const usedBy = async ({ id }: Person) => {
  const counts = await documents.collection('limits').get();
  const own = counts.docs.find((count) => count.id.startsWith(`${id}_photos_`));
  return own?.get('used') ?? 0;
};

it("people of a shop upload photos for its bikes by their own count; the photos are the owner's", async () => {
  const { id, owner } = await openStock();
  await load(owner, [rowOf('A1')]);
  const bike = String((await bikesOf(owner)).get('A1')?.id);
  const mai = await join(id);
  const address = await upload(mai, bike);
  expect(await isServed(address)).toBe(true);
  expect(await acceptedFor(bike)).toMatchObject({ user_id: owner.id, addresses: [address] });
  expect([await usedBy(mai), await usedBy(owner)]).toEqual([1, 0]);
  const { answer } = await act(mai, { act: 'photos', bikes: [{ id: bike, photos: [address] }] });
  expect(answer).toMatchObject({ done: 1, refused: [] });
  expect((await bikesOf(owner)).get('A1')).toMatchObject({ status: 'active', photos: 1 });
  const window = Math.floor(Date.now() / 3_600_000);
  await documents.doc(`limits/${mai.id}_photo_${window}`).set({ used: 150 });
  expect(await isServed(await upload(mai, bike))).toBe(false);
  expect(await isServed(await upload(owner, bike))).toBe(true);
});

it('nobody else uploads photos for them: strangers, other shops, who left, is suspended, or whose owner is', async () => {
  const [{ id, owner }, other] = [await openStock(), await openStock(1)];
  const bike = await addBike(owner, id, 'B1');
  const hidden = await addBike(owner, id, 'B2');
  await change(hidden, { status: 'hidden' });
  const [mai, left, suspended] = [await join(id), await join(id), await join(id)];
  await documents.doc(`shop_people/${left.id}`).delete();
  await documents.doc(`suspensions/${suspended.id}`).set({ reason: 'scam' });
  const theirs = await join(other.id);
  const posing = await join(id, 'owner');
  for (const person of [await createMember('Lan'), other.owner, theirs, left, suspended, posing])
    expect.soft(await isServed(await upload(person, bike))).toBe(false);
  expect(await isServed(await upload(mai, hidden))).toBe(false);
  await documents.doc(`suspensions/${owner.id}`).set({ reason: 'scam' });
  expect(await isServed(await upload(mai, bike))).toBe(false);
  await documents.doc(`suspensions/${owner.id}`).delete();
  await documents.doc(`erasures/${owner.id}`).set({});
  expect(await isServed(await upload(mai, bike))).toBe(false);
  expect(await acceptedFor(bike)).toBeUndefined();
  await documents.doc(`erasures/${owner.id}`).delete();
  expect(await isServed(await upload(mai, bike))).toBe(true);
  expect(await site.files.list('uploads/')).toEqual([]);
});
