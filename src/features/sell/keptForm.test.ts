import { describe, expect, it } from 'vitest';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import { memoryStorage } from '../../../tests/fixtures/memoryStorage.ts';
import { photoAddress } from '../../domain/photo.ts';
import { type KeptForm, keptForms, keptKey, removeKept, writeKept } from './keptForm.ts';

const refuse = () => {
  throw new Error('blocked');
};
const broken = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  key: refuse,
  get length(): number {
    return refuse();
  },
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
const found = (store: ReturnType<typeof memoryStorage> | typeof broken) => keptForms(store, 'user', null);

describe('an unfinished form', () => {
  it('comes back as it was', () => {
    const store = memoryStorage();
    writeKept(store, key, kept);
    expect(found(store)).toEqual([{ key, kept }]);
  });

  it('is gone once it is removed', () => {
    const store = memoryStorage();
    writeKept(store, key, kept);
    removeKept(store, key);
    expect(found(store)).toEqual([]);
  });

  it('belongs to one person and one listing', () => {
    const store = memoryStorage();
    for (const [user, listing] of [
      ['a', null],
      ['b', null],
      ['a', 'bike'],
      ['a', 'bike2'],
    ] as const)
      writeKept(store, keptKey(user, listing, 'tab'), kept);
    expect(keptForms(store, 'a', null)).toHaveLength(1);
    expect(keptForms(store, 'a', 'bike').map(({ key: name }) => name)).toEqual([keptKey('a', 'bike', 'tab')]);
  });

  it('does not write over another tab’s, and the latest is found first', () => {
    const store = memoryStorage();
    writeKept(store, keptKey('user', null, 'first'), { ...kept, id: 'one', at: 2 });
    writeKept(store, keptKey('user', null, 'second'), { ...kept, id: 'two', at: 3 });
    expect(found(store).map((form) => form.kept.id)).toEqual(['two', 'one']);
  });

  it.each([
    ['no JSON', '{'],
    ['an older shape', JSON.stringify({ id: 'bike1', form: {} })],
    [
      'a foreign photo address',
      JSON.stringify({ ...kept, photos: [{ key: 'a', address: 'https://x', stage: 'ready' }] }),
    ],
    ['an id that is a path', JSON.stringify({ ...kept, id: 'a/b' })],
  ])('is left alone when it holds %s', (_name, text) => {
    const store = memoryStorage();
    store.setItem(key, text);
    expect(found(store)).toEqual([]);
  });

  it('does not disturb where storage is blocked', () => {
    expect(found(broken)).toEqual([]);
    expect(() => writeKept(broken, key, kept)).not.toThrow();
    expect(() => removeKept(broken, key)).not.toThrow();
  });
});
