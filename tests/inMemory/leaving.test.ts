import { beforeEach, expect, it } from 'vitest';
import { followLeavers } from '../../functions/src/stillForSale/followLeavers.ts';
import { dayNumber } from '../../src/domain/listings/leaving.ts';
import { vietnameseMoment } from '../../src/domain/time/time.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { change, documents, fresh, publish } from './memorySuite.ts';
import { quiet } from './triggers.ts';

beforeEach(quiet);

const needsAt = (day: string) => ({
  documents,
  accounts: async () => ({ email: 'lan@example.com', name: 'Lan' }),
  site: 'https://vongxe.example',
  secret: 'a secret of thirty-two characters',
  now: vietnameseMoment(day, '09:00'),
  freshness: { askAfter: 45, pauseAfter: 60 },
});
/** Uses days of past years, so that no other test's listing is due. */
const list = async (year: number, changes = {}) => {
  const id = fresh('leaver');
  const updated_at = vietnameseMoment(`${year}-01-02`, '12:00');
  await publish(
    buildListing({
      id,
      slug: id,
      seller_name: 'Hoa',
      updated_at,
      leaving_on: dayNumber(`${year}-01-10`),
      ...changes,
    }),
  );
  await quiet();
  return id;
};
const read = async (id: string) => (await documents.doc(`motorcycles/${id}`).get()).data();
const mails = async (id: string) => {
  const { docs } = await documents.collection('mail').get();
  return docs.filter((mail) => mail.id.includes(`_${id}_`)).map((mail) => mail.get('kind'));
};

it('a seller is told three days before, once, and the listing is paused on the day after', async () => {
  const id = await list(2021);
  expect(await followLeavers(needsAt('2021-01-06'))).toEqual({ reminded: 0, paused: 0 });
  expect(await followLeavers(needsAt('2021-01-07'))).toEqual({ reminded: 1, paused: 0 });
  expect(await followLeavers(needsAt('2021-01-08'))).toEqual({ reminded: 0, paused: 0 });
  expect(await followLeavers(needsAt('2021-01-10'))).toEqual({ reminded: 0, paused: 0 });
  const runs = await Promise.all([needsAt('2021-01-11'), needsAt('2021-01-11')].map(followLeavers));
  expect(runs.reduce((sum, { paused }) => sum + paused, 0)).toBe(1);
  expect(await read(id)).toMatchObject({ status: 'paused', leaving_on: null, revision: 1 });
  expect((await mails(id)).toSorted()).toEqual(['leavingSoon', 'listingPaused']);
});

it('a day that was moved has an email of its own, and pauses nothing before', async () => {
  const id = await list(2022);
  await followLeavers(needsAt('2022-01-08'));
  await change(id, { leaving_on: 19_033 });
  await followLeavers(needsAt('2022-01-11'));
  expect(await read(id)).toMatchObject({ status: 'active', leaving_on: 19_033 });
  await followLeavers(needsAt('2022-02-08'));
  expect(await mails(id)).toEqual(['leavingSoon', 'leavingSoon']);
});

it('a seller who stayed and changes the listing keeps it on sale, without the day', async () => {
  const id = await list(2023, { updated_at: vietnameseMoment('2023-01-11', '00:01') });
  await followLeavers(needsAt('2023-01-11'));
  expect(await read(id)).toMatchObject({ status: 'active', leaving_on: null });
  expect(await mails(id)).toEqual([]);
});

it('what is sold or paused is told nothing, and loses the day when it is over', async () => {
  const ids = [await list(2024, { status: 'sold' }), await list(2024, { status: 'paused' })];
  for (const day of ['2024-01-08', '2024-01-11']) await followLeavers(needsAt(day));
  for (const id of ids) {
    expect(await read(id)).toHaveProperty('leaving_on', null);
    expect(await mails(id)).toEqual([]);
  }
});
