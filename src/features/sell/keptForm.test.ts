import { describe, expect, it } from 'vitest';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import { photoAddress } from '../../domain/photo.ts';
import { type KeptForm, keptKey, readKept, removeKept, writeKept } from './keptForm.ts';

const memory = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};
const broken = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('blocked');
  },
};
const kept: KeptForm = {
  id: 'bike1',
  form: buildForm({ features: ['ABS'] }),
  photos: [
    { key: 'a', address: photoAddress('bike1', '00000000-0000-4000-8000-000000000001'), stage: 'sent' },
  ],
  attempted: false,
};
const key = keptKey('user', null);

describe('an unfinished form', () => {
  it('comes back as it was', () => {
    const store = memory();
    writeKept(store, key, kept);
    expect(readKept(store, key)).toEqual(kept);
  });

  it('is gone once it is removed', () => {
    const store = memory();
    writeKept(store, key, kept);
    removeKept(store, key);
    expect(readKept(store, key)).toBeNull();
  });

  it('belongs to one person and one listing', () => {
    const keys = [keptKey('a', null), keptKey('b', null), keptKey('a', 'bike'), keptKey('b', 'bike')];
    expect(new Set(keys).size).toBe(4);
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
    const store = memory();
    store.setItem(key, text);
    expect(readKept(store, key)).toBeNull();
  });

  it('does not disturb where storage is blocked', () => {
    expect(readKept(broken, key)).toBeNull();
    expect(() => writeKept(broken, key, kept)).not.toThrow();
    expect(() => removeKept(broken, key)).not.toThrow();
  });
});
