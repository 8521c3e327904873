import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openIndexedDB } from '../../../tests/inMemory/browserStores.ts';
import { day } from '../../domain/time/time.ts';
import { emptySheet, withPoint } from '../../domain/viewing/sheet.ts';
import { forgetPerson } from '../../offline/forgetPerson.ts';
import * as store from './sheetStore.ts';

const now = 100 * day;
const photo = new Blob(['papers'], { type: 'image/jpeg' });
const keep = async (slug: string, at = now) => {
  store.saveSheet(slug, { ...emptySheet, at });
  expect(await store.addPhoto(slug, photo, at)).toBe(true);
};
const slugs = () => store.listSheets().map(([slug]) => slug);
const photosOf = async (slug: string) => (await store.loadPhotos(slug)).length;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', openIndexedDB());
});

describe('sheets on a device', () => {
  it('are apart from each other, the last changed first', async () => {
    await keep('wave', 1);
    await keep('wave-2', 2);
    await keep('', 3);
    expect(slugs()).toEqual(['', 'wave-2', 'wave']);
    await store.deleteSheet('wave');
    expect(slugs()).toEqual(['', 'wave-2']);
    expect([await photosOf('wave'), await photosOf('wave-2'), await photosOf('')]).toEqual([0, 1, 1]);
  });

  it('are deleted with their photos after 90 days without a change', async () => {
    await keep('old', now - 91 * day);
    await keep('new', now - 89 * day);
    await store.deleteOldSheets(now);
    expect(slugs()).toEqual(['new']);
    expect([await photosOf('old'), await photosOf('new')]).toEqual([0, 1]);
  });

  it('leave with whoever signs out, photos of papers included', async () => {
    localStorage.setItem('dark', 'all');
    await keep('wave');
    await forgetPerson('anh');
    expect(slugs()).toEqual([]);
    expect(await photosOf('wave')).toBe(0);
    expect(localStorage.getItem('dark')).toBe('all');
  });

  it('two tabs keep each other’s ticks, as each change begins with what is stored', () => {
    store.saveSheet('wave', emptySheet);
    const tick = (key: string) =>
      store.saveSheet('wave', withPoint(store.loadSheet('wave') ?? emptySheet, key, { mark: 'fine' }, now));
    tick('tyres');
    tick('oil');
    expect(Object.keys(store.loadSheet('wave')?.points ?? {})).toEqual(['tyres', 'oil']);
  });

  it('say when the device is full', async () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    vi.stubGlobal('indexedDB', undefined);
    expect(store.saveSheet('wave', emptySheet)).toBe(false);
    expect(await store.addPhoto('wave', photo, now)).toBe(false);
    vi.unstubAllGlobals();
  });

  it('skip what something else has written there', () => {
    localStorage.setItem('vongxe.viewing.wave', '{"at":');
    localStorage.setItem('vongxe.viewing.vision', '"x"');
    expect(store.listSheets()).toEqual([]);
  });
});
