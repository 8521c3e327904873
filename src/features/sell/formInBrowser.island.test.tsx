import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import { openIndexedDB, openLocks } from '../../../tests/inMemory/browserStores.ts';
import { localStore } from '../../browserStorage.ts';
import { day } from '../../domain/time/time.ts';
import { keptKey, writeKept } from './keptForm.ts';

let locks: ReturnType<typeof openLocks>;
let database: ReturnType<typeof openIndexedDB>;
beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  locks = openLocks();
  database = openIndexedDB();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  vi.stubGlobal('indexedDB', database);
});

/** Loads the module anew, as a page load does. */
const loadPage = async () => {
  vi.resetModules();
  return (await import('./claimForm.ts')).formInBrowser;
};
const keep = (tab: string, at = 1, listing: string | null = null, user = 'anna') => {
  const key = keptKey(user, listing, tab);
  writeKept(localStore, key, {
    id: `bike-of-${tab}`,
    form: buildForm(),
    photos: [],
    attempted: false,
    at,
  });
  return key;
};
const unfinished = async (listing: string | null = null) =>
  (await (await loadPage())('anna', listing)).kept?.id ?? null;

describe('the form that a tab goes on with', () => {
  it('is a new one where nothing was left, and this tab’s from then on', async () => {
    const form = await (await loadPage())('anna', null);
    expect(form.kept).toBeNull();
    expect(form.key).toMatch(/^vongxe\.form\.anna\.new\.[\da-f-]{36}$/);
    expect([...locks.held]).toEqual([form.key]);
    expect(sessionStorage.getItem('vongxe.tab.anna.new')).toBe(form.key);
  });

  it('is what the same person left of the same bike', async () => {
    keep('new');
    keep('wave', 2, 'wave');
    keep('other', 3, null, 'ben');
    expect(await unfinished()).toBe('bike-of-new');
    expect(await unfinished('wave')).toBe('bike-of-wave');
    expect(await unfinished('vision')).toBeNull();
  });

  it('is not one that another tab has open', async () => {
    locks.held.add(keep('first', 2));
    keep('second', 1);
    expect(await unfinished()).toBe('bike-of-second');
  });

  it('is this tab’s own after a reload, as soon as the page that went has let it go', async () => {
    const own = keep('own', 1);
    keep('later', 2);
    sessionStorage.setItem('vongxe.tab.anna.new', own);
    locks.held.add(own);
    const formId = unfinished();
    await vi.waitFor(() => expect(locks.waiting.map(({ name }) => name)).toEqual([own]));
    locks.free(own);
    expect(await formId).toBe('bike-of-own');
  });

  it('is another one where a copy of the tab keeps it', async () => {
    const own = keep('own', 2);
    const later = keep('later', 1);
    sessionStorage.setItem('vongxe.tab.anna.new', own);
    locks.held.add(own);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const ending = new AbortController();
      setTimeout(() => ending.abort(new DOMException('late', 'TimeoutError')));
      return ending.signal;
    });
    expect(await unfinished()).toBe('bike-of-later');
    expect(sessionStorage.getItem('vongxe.tab.anna.new')).toBe(later);
  });

  it('stays the same on one page, whose lock it is', async () => {
    keep('own');
    const formInBrowser = await loadPage();
    expect((await formInBrowser('anna', null)).kept?.id).toBe('bike-of-own');
    expect((await formInBrowser('anna', null)).kept?.id).toBe('bike-of-own');
  });

  it('can be had where locks fail or are not known', async () => {
    keep('own');
    locks.request = async () => Promise.reject(new DOMException('not here', 'SecurityError'));
    expect(await unfinished()).toBe('bike-of-own');
    Reflect.deleteProperty(navigator, 'locks');
    expect(await unfinished()).toBe('bike-of-own');
  });

  it('is a new one where storage is blocked', async () => {
    vi.stubGlobal('localStorage', null);
    vi.stubGlobal('sessionStorage', null);
    expect((await (await loadPage())('anna', null)).kept).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('the photos of a form', () => {
  const photos = () => import('../../photos/photoStore.ts');
  const jpeg = new Blob(['a photo']);
  const table = () => database.databases.get('vongxe.form')?.get('photos') as Map<string, unknown>;

  it('are kept under their names until they are forgotten', async () => {
    const { keepPhoto, recallPhoto, forgetPhoto } = await photos();
    await keepPhoto('one', jpeg);
    await keepPhoto('two', new Blob(['another']));
    expect(await recallPhoto('one')).toBe(jpeg);
    expect(await (await recallPhoto('two'))?.text()).toBe('another');
    expect(await recallPhoto('three')).toBeNull();
    await forgetPhoto('one');
    expect(await recallPhoto('one')).toBeNull();
    expect([...table().keys()]).toEqual(['two']);
  });

  it.each([null, 7, 'photo', {}, { file: 'no photo', at: 1 }])(
    'are not what else lies there: %s',
    async (odd) => {
      const { keepPhoto, recallPhoto, forgetOldPhotos } = await photos();
      await keepPhoto('one', jpeg, 0);
      table().set('odd', odd);
      expect(await recallPhoto('odd')).toBeNull();
      await forgetOldPhotos(0);
      expect([...table().keys()]).toEqual(['one']);
    },
  );

  it('are replaced by what was edited, whatever was sent of them before', async () => {
    const { keepPhoto, recallPhoto, isReplaced } = await photos();
    await keepPhoto('one', jpeg);
    expect(await isReplaced('one', '/photos/bike/a')).toBe(false);
    const covered = new Blob(['covered']);
    await keepPhoto('one', covered, 1, '/photos/bike/a');
    await keepPhoto('one', covered, 2, '/photos/bike/b');
    expect(await recallPhoto('one')).toBe(covered);
    const answers = ['a', 'b', 'c'].map((id) => isReplaced('one', `/photos/bike/${id}`));
    expect(await Promise.all(answers)).toEqual([true, true, false]);
  });

  it('are not kept at all where there is no room for what was edited', async () => {
    const { keepPhoto, recallPhoto } = await photos();
    await keepPhoto('one', jpeg);
    const set = table().set.bind(table());
    vi.spyOn(table(), 'set').mockImplementation(() => {
      throw new Error('no room');
    });
    await keepPhoto('one', new Blob(['covered']), 1, '/photos/bike/a');
    table().set = set;
    expect(await recallPhoto('one')).toBeNull();
  });

  it('go thirty days later', async () => {
    const { keepPhoto, forgetOldPhotos } = await photos();
    await keepPhoto('old', jpeg, 1_000);
    await keepPhoto('newer', jpeg, 2_000);
    await forgetOldPhotos(1_000 + 30 * day);
    expect([...table().keys()]).toEqual(['old', 'newer']);
    await forgetOldPhotos(1_001 + 30 * day);
    expect([...table().keys()]).toEqual(['newer']);
  });

  it('that are old go when a form is opened', async () => {
    const { keepPhoto } = await photos();
    await keepPhoto('old', jpeg, 0);
    await keepPhoto('new', jpeg);
    await (await loadPage())('anna', null);
    await vi.waitFor(() => expect([...table().keys()]).toEqual(['new']));
  });

  it.each([
    ['there is no such store', undefined],
    [
      'it cannot be opened',
      {
        open: () => {
          throw new Error('blocked');
        },
      },
    ],
  ])('are not kept where %s, and nobody is told', async (_what, none) => {
    vi.stubGlobal('indexedDB', none);
    const { keepPhoto, recallPhoto, forgetOldPhotos } = await photos();
    await keepPhoto('one', jpeg);
    expect(await recallPhoto('one')).toBeNull();
    await forgetOldPhotos();
  });

  it('are not waited for where the store never answers', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    vi.useFakeTimers();
    const { recallPhoto } = await photos();
    const { probeDatabase } = await import('../../browserDatabase.ts');
    const answers = Promise.all([recallPhoto('one'), probeDatabase()]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await answers)[0]).toBeNull();
    expect(globalThis.indexedDB).toBeUndefined();
    vi.useRealTimers();
    vi.stubGlobal('indexedDB', database);
    await probeDatabase();
    expect(globalThis.indexedDB).toBe(database);
  });

  it('of somebody who signs out go, and those of other people stay', async () => {
    const { forgetPerson } = await import('../../offline/forgetPerson.ts');
    const { keepPhoto } = await photos();
    for (const key of ['own', 'other', 'lost']) await keepPhoto(key, jpeg);
    localStorage.setItem('vongxe.form.anna.new.tab', '{"photos":[{"key":"own"},null]}');
    localStorage.setItem('vongxe.form.binh.bike.tab', '{"photos":[{"key":"other"}]}');
    await forgetPerson('anna');
    expect([...table().keys()]).toEqual(['other', 'lost']);
    await forgetPerson('binh');
    expect([...table().keys()]).toEqual([]);
  });
});
