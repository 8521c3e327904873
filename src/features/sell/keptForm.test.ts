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
const unfinished: KeptForm = {
  id: 'bike1',
  form: buildForm({ features: ['ABS'] }),
  photos: [
    { key: 'a', address: photoAddress('bike1', '00000000-0000-4000-8000-000000000001'), stage: 'sent' },
  ],
  attempted: false,
  at: 1,
};
const key = keptKey('user', null, 'tab');
const readForms = (store: Store) => keptForms(store, 'user', null);

describe('an unfinished form', () => {
  it('comes back as it was', async () => {
    const store = emptyStore();
    writeKept(store, key, unfinished);
    expect(await readForms(store)).toEqual([{ key, kept: unfinished }]);
  });

  it('from before buyers’ questions were asked comes back without answers', async () => {
    const store = emptyStore();
    const { facts: _, ...earlier } = unfinished.form;
    store.set(key, JSON.stringify({ ...unfinished, form: earlier }));
    expect((await readForms(store))[0]?.kept.form).toEqual(unfinished.form);
  });

  it('that was kept before there was a second text has none', async () => {
    const store = emptyStore();
    const { otherDescription: _, ...earlier } = buildForm();
    store.set(key, JSON.stringify({ ...unfinished, form: earlier }));
    expect((await readForms(store))[0]?.kept.form.otherDescription).toBe('');
  });

  it('is gone once it is removed', async () => {
    const store = emptyStore();
    writeKept(store, key, unfinished);
    removeKept(store, key);
    expect(await readForms(store)).toEqual([]);
  });

  it('belongs to one person and one listing', async () => {
    const store = emptyStore();
    for (const [user, listing] of [
      ['a', null],
      ['b', null],
      ['a', 'bike'],
      ['a', 'bike2'],
    ] as const)
      writeKept(store, keptKey(user, listing, 'tab'), unfinished);
    expect(await keptForms(store, 'a', null)).toHaveLength(1);
    const ofBike = await keptForms(store, 'a', 'bike');
    expect(ofBike.map(({ key: name }) => name)).toEqual([keptKey('a', 'bike', 'tab')]);
  });

  it('does not write over another tab’s, and the latest is found first', async () => {
    const store = emptyStore();
    writeKept(store, keptKey('user', null, 'first'), { ...unfinished, id: 'one', at: 2 });
    writeKept(store, keptKey('user', null, 'second'), { ...unfinished, id: 'two', at: 3 });
    expect((await readForms(store)).map((form) => form.kept.id)).toEqual(['two', 'one']);
  });

  it.each([
    ['no JSON', '{'],
    ['an older shape', JSON.stringify({ id: 'bike1', form: {} })],
    [
      'a foreign photo address',
      JSON.stringify({ ...unfinished, photos: [{ key: 'a', address: 'https://x', stage: 'ready' }] }),
    ],
    ['an id that is a path', JSON.stringify({ ...unfinished, id: 'a/b' })],
  ])('is left alone when it holds %s', async (_name, text) => {
    const store = emptyStore();
    store.set(key, text);
    expect(await readForms(store)).toEqual([]);
  });

  it('does not disturb where storage is blocked', async () => {
    expect(await readForms(broken)).toEqual([]);
    expect(() => writeKept(broken, key, unfinished)).not.toThrow();
    expect(() => removeKept(broken, key)).not.toThrow();
  });
});
