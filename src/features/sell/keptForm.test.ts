import { describe, expect, it } from 'vitest';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import { memoryStorage } from '../../../tests/fixtures/memoryStorage.ts';
import { storeOf } from '../../browserStorage.ts';
import { photoAddress } from '../../domain/photos/photo.ts';
import { keptForms, keptKey, removeKept, type Store, writeKept } from './keptForm.ts';
import type { KeptForm } from './keptFormSchema.ts';

const refuse = () => {
  throw new Error('blocked');
};
const broken = storeOf(() => ({
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  key: refuse,
  get length(): number {
    return refuse();
  },
}));
const emptyStore = () => {
  const storage = memoryStorage();
  return storeOf(() => storage);
};
const kept: KeptForm = {
  id: 'bike1',
  form: buildForm({ features: ['ABS'] }),
  photos: [
    { key: 'a', address: photoAddress('bike1', '00000000-0000-4000-8000-000000000001'), stage: 'sent' },
  ],
  attempted: false,
  at: 1,
};
const key = keptKey('user', null, 'tab');
const found = (store: Store) => keptForms(store, 'user', null);

describe('an unfinished form', () => {
  it('comes back as it was', async () => {
    const store = emptyStore();
    writeKept(store, key, kept);
    expect(await found(store)).toEqual([{ key, kept }]);
  });

  it('from before buyers’ questions were asked comes back without answers', async () => {
    const store = emptyStore();
    const { facts: _, ...earlier } = kept.form;
    store.set(key, JSON.stringify({ ...kept, form: earlier }));
    expect((await found(store))[0]?.kept.form).toEqual(kept.form);
  });

  it('that was kept before there was a second text has none', async () => {
    const store = emptyStore();
    const { otherDescription: _, ...form } = buildForm();
    store.set(key, JSON.stringify({ ...kept, form }));
    expect((await found(store))[0]?.kept.form.otherDescription).toBe('');
  });

  it('is gone once it is removed', async () => {
    const store = emptyStore();
    writeKept(store, key, kept);
    removeKept(store, key);
    expect(await found(store)).toEqual([]);
  });

  it('belongs to one person and one listing', async () => {
    const store = emptyStore();
    for (const [user, listing] of [
      ['a', null],
      ['b', null],
      ['a', 'bike'],
      ['a', 'bike2'],
    ] as const)
      writeKept(store, keptKey(user, listing, 'tab'), kept);
    expect(await keptForms(store, 'a', null)).toHaveLength(1);
    const ofBike = await keptForms(store, 'a', 'bike');
    expect(ofBike.map(({ key: name }) => name)).toEqual([keptKey('a', 'bike', 'tab')]);
  });

  it('does not write over another tab’s, and the latest is found first', async () => {
    const store = emptyStore();
    writeKept(store, keptKey('user', null, 'first'), { ...kept, id: 'one', at: 2 });
    writeKept(store, keptKey('user', null, 'second'), { ...kept, id: 'two', at: 3 });
    expect((await found(store)).map((form) => form.kept.id)).toEqual(['two', 'one']);
  });

  it.each([
    ['no JSON', '{'],
    ['an older shape', JSON.stringify({ id: 'bike1', form: {} })],
    [
      'a foreign photo address',
      JSON.stringify({ ...kept, photos: [{ key: 'a', address: 'https://x', stage: 'ready' }] }),
    ],
    ['an id that is a path', JSON.stringify({ ...kept, id: 'a/b' })],
  ])('is left alone when it holds %s', async (_name, text) => {
    const store = emptyStore();
    store.set(key, text);
    expect(await found(store)).toEqual([]);
  });

  it('does not disturb where storage is blocked', async () => {
    expect(await found(broken)).toEqual([]);
    expect(() => writeKept(broken, key, kept)).not.toThrow();
    expect(() => removeKept(broken, key)).not.toThrow();
  });
});
