import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Time } from '../../src/domain/time/time.schema.ts';
import type { Cursor, Page } from '../../src/firebase/questions.ts';
import { proof } from './proof.ts';
import { unsigned } from './signIn.ts';
import { documents, fresh } from './suite.ts';

vi.mock('../../src/firebase/session.ts', async () => (await import('./proof.ts')).session);
vi.mock('../../src/firebase/emulators.ts', () => {
  const [host, firestore] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  return { emulators: () => ({ host, firestore }) };
});
const { exists, getDocument, listDocuments, listPage, serverTime, writeBatch } = await import(
  '../../src/firebase/firestore.ts'
);

const Bike = z.object({ name: z.string(), price: z.number(), at: z.nullable(Time) });
const yard = fresh('yard');
const bikes = documents.collection(`tries/${yard}/bikes`);
const path = (id: string) => `tries/${yard}/bikes/${id}`;
const put = (id: string, price: number, at: Date | null = null) =>
  bikes.doc(id).set({ name: id, price, at, tags: ['all', id] });
const list = async (wanted: Parameters<typeof listDocuments>[2]) =>
  (await listDocuments(Bike, bikes.path, wanted)).map(({ id }) => id);

describe('the pages’ own way to Firestore, held against the SDK of the server', () => {
  beforeAll(async () => {
    await Promise.all([put('a', 1, new Date(1_000)), put('b', 2, new Date(2_000)), put('c', 3)]);
  });
  afterAll(() => documents.recursiveDelete(documents.doc(`tries/${yard}`)));
  beforeEach(() => {
    proof.token = 'owner';
  });

  it('writes every kind of value as the SDK would', async () => {
    const before = Date.now() - 1_000;
    const data = {
      text: 'Xe côn tay 🛵 \ud83c',
      whole: 38_000_000,
      part: 10.5,
      yes: true,
      none: null,
      moment: new Date(1_234),
      list: [1, 'a', { deep: [true] }],
      map: { '0.5 odd `name`': 'x' },
    };
    await writeBatch([{ set: path('all'), data: { ...data, written: serverTime } }]);
    const { written, ...kept } = (await bikes.doc('all').get()).data() ?? {};
    expect(kept).toEqual({ ...data, text: 'Xe côn tay 🛵 \ufffd', moment: Timestamp.fromMillis(1_234) });
    expect(written.toMillis()).toBeGreaterThan(before);
    await bikes.doc('all').delete();
  });

  it('changes the named fields alone, and only of a document that is there', async () => {
    await put('changing', 5);
    await writeBatch([{ update: path('changing'), data: { price: 6, at: serverTime } }]);
    const changed = (await bikes.doc('changing').get()).data();
    expect(changed).toMatchObject({ name: 'changing', price: 6, tags: ['all', 'changing'] });
    expect(changed?.at).toBeInstanceOf(Timestamp);
    const failed = writeBatch([
      { remove: path('changing') },
      { update: path('nowhere'), data: { price: 1 } },
    ]);
    await expect(failed).rejects.toMatchObject({ code: 'not-found' });
    expect(await exists(path('changing'))).toBe(true);
    await writeBatch([{ remove: path('changing') }]);
    expect(await exists(path('changing'))).toBe(false);
  });

  it('reads one, none, and none that its schema accepts', async () => {
    expect(await getDocument(Bike, path('a'))).toEqual({ id: 'a', name: 'a', price: 1, at: 1_000 });
    expect(await getDocument(Bike, path('nowhere'))).toBeNull();
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await getDocument(z.object({ name: z.number() }), path('a'))).toBeNull();
    expect(warned).toHaveBeenCalledWith(expect.stringMatching(/left out tries\/.*\/bikes\/a.*name/));
    warned.mockRestore();
  });

  it.each<[string, Parameters<typeof listDocuments>[2], string[]]>([
    ['all', {}, ['a', 'b', 'c']],
    ['what is equal', { where: [['price', '==', 2]] }, ['b']],
    ['what is not', { where: [['price', '!=', 2]] }, ['a', 'c']],
    ['what is empty', { where: [['at', '==', null]] }, ['c']],
    ['what is not empty', { where: [['at', '!=', null]] }, ['a', 'b']],
    ['what is above', { where: [['price', '>', 1]] }, ['b', 'c']],
    [
      'what lies between',
      {
        where: [
          ['price', '>=', 2],
          ['price', '<', 3],
        ],
      },
      ['b'],
    ],
    ['what came before a moment', { where: [['at', '<=', new Date(1_000)]] }, ['a']],
    ['one of several', { where: [['name', 'in', ['c', 'a', 'x']]] }, ['a', 'c']],
    ['what a list holds', { where: [['tags', 'array-contains', 'b']] }, ['b']],
    ['the last first', { orderBy: ['price', 'desc'], limit: 2 }, ['c', 'b']],
    ['none', { where: [['price', '==', 99]] }, []],
  ])('lists %s', async (_, wanted, ids) => {
    expect(await list(wanted)).toEqual(ids);
  });

  it.each(['asc', 'desc'] as const)(
    'goes through a list page by page (%s), also where moments differ by nanoseconds or not at all',
    async (way) => {
      const moments = [1, 2, 2, 2, 3].map((part) => new Timestamp(1_000, 100_000_000 + part * 1_000));
      const ids = moments.map((_, index) => `m${index}`);
      const fine = documents.collection(`tries/${yard}/fine`);
      await Promise.all(moments.map((at, index) => fine.doc(`m${index}`).set({ at })));
      const seen: string[] = [];
      let end: Cursor | null = null;
      do {
        const page: Page<unknown> = await listPage(z.object({}), fine.path, {
          orderBy: ['at', way],
          limit: 1,
          ...(end && { after: end }),
        });
        seen.push(...page.documents.map(({ id }) => id));
        end = page.end;
      } while (end !== null && seen.length < 10);
      expect(seen).toEqual(way === 'asc' ? ids : ids.toReversed());
    },
  );

  it('ends a page behind a document that its schema refuses', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { documents: none, end } = await listPage(z.object({ name: z.number() }), bikes.path, {
      orderBy: ['price', 'asc'],
      limit: 1,
    });
    warned.mockRestore();
    expect([none, end?.value, end?.name]).toEqual([
      [],
      { integerValue: '1' },
      expect.stringMatching(/\/bikes\/a$/),
    ]);
  });

  it('finds what lies under an id of any kind', async () => {
    await documents.doc(`tries/${yard}/bikes/ü b?c#d/parts/x`).set({});
    expect(await listDocuments(z.object({}), `tries/${yard}/bikes/ü b?c#d/parts`)).toEqual([{ id: 'x' }]);
  });

  it('goes by the rules, for somebody whose proof is worth nothing', async () => {
    proof.token = unsigned({ sub: 'somebody', user_id: 'somebody', email_verified: false });
    for (const ask of [
      () => getDocument(Bike, 'profiles', 'other'),
      () => list({}),
      () => writeBatch([{ remove: path('a') }]),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'permission-denied' });
    expect((await bikes.doc('a').get()).exists).toBe(true);
  });

  it('asks nothing for a visitor but the rates of money', async () => {
    proof.token = null;
    const Anything = z.object({});
    await expect(getDocument(Anything, 'motorcycles', 'x')).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect([null, { id: 'current' }]).toContainEqual(await getDocument(Anything, 'rates', 'current'));
  });

  it.each([
    ['nothing', ''],
    ['a way up', '..'],
    ['a way elsewhere', 'a/../../x'],
    ['a name that Firestore keeps', '__id__'],
  ])('%s is no id', async (_, id) => {
    await expect(getDocument(Bike, 'motorcycles', id)).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  it('there is nothing under an id that is longer than any', async () => {
    expect(await getDocument(Bike, 'motorcycles', 'x'.repeat(2_000))).toBeNull();
  });
});
