import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listingWork } from './listingWork.ts';

const session = vi.hoisted(() => ({ current: { state: 'in', user: { id: 'anna' } } as object }));
const uploadPhoto = vi.hoisted(() => vi.fn());
vi.mock('../firebase/session.ts', () => ({ sessionKnown: async () => session.current }));
vi.mock('../firebase/storage.ts', () => ({ uploadPhoto }));
// `noteUpload` is not awaited and might outlast the test.
const noteUpload = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../firebase/noteUpload.ts', () => ({ noteUpload }));

const photo = new Blob(['small'], { type: 'image/jpeg' });
const address = '/photos/bike/one';
beforeEach(() => {
  session.current = { state: 'in', user: { id: 'anna' } };
  uploadPhoto.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const send = (watch: Partial<{ signal: AbortSignal; onProgress: (share: number) => void }> = {}) =>
  listingWork.upload(address, photo, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...watch,
  });
const goesOn = () =>
  uploadPhoto.mockImplementation(
    (_path: string, _photo: Blob, { signal }: Asked) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
  );
type Asked = { contentType: string; signal: AbortSignal; onProgress: (share: number) => void };
const options = () => uploadPhoto.mock.calls[0]?.[2] as Asked;

describe('a photo that is sent', () => {
  it('goes to the folder of its seller and its listing, and tells how far it is', async () => {
    const shares: number[] = [];
    uploadPhoto.mockImplementation(async (_path, _photo, { onProgress }) => onProgress(0.5));
    await send({ onProgress: (share) => shares.push(share) });
    expect(uploadPhoto.mock.calls[0]?.slice(0, 2)).toEqual(['uploads/anna/bike/one', photo]);
    expect(options().contentType).toBe('image/jpeg');
    expect(shares).toEqual([0.5]);
    expect(vi.getTimerCount()).toBe(0);
    await vi.dynamicImportSettled();
    expect(noteUpload).toHaveBeenCalledWith('anna');
  });

  it('is sent by somebody who is signed in', async () => {
    session.current = { state: 'out' };
    await expect(send()).rejects.toThrow('signed in');
    expect(uploadPhoto).not.toHaveBeenCalled();
  });

  it('is given up when it has not moved for 45 seconds', async () => {
    goesOn();
    const sent = send();
    sent.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(44_999);
    options().onProgress(0.1);
    await vi.advanceTimersByTimeAsync(44_999);
    expect(options().signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(sent).rejects.toThrow('stopped');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops when it is taken away', async () => {
    goesOn();
    const ending = new AbortController();
    const sent = send({ signal: ending.signal });
    sent.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1);
    ending.abort();
    await expect(sent).rejects.toThrow('stopped');
  });
});

describe('a photo that was ready', () => {
  it.each([
    [200, true],
    [404, true],
    [202, false],
  ])('is there where the server answers %s: %s', async (status, there) => {
    const fetch = vi.fn(async (_address: string, _options: object) => new Response('', { status }));
    vi.stubGlobal('fetch', fetch);
    expect(await listingWork.isThere(address)).toBe(there);
    expect(fetch.mock.calls).toEqual([['/photos/bike/one/400x300.webp?waiting', { cache: 'no-store' }]]);
  });

  it('counts as there without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await listingWork.isThere(address)).toBe(true);
  });

  it('is waited for at the same address', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 200 }));
    expect(await listingWork.awaitVerdict(address, new AbortController().signal)).toBe('ready');
  });
});

it('a photo on the screen is an address of this page until it goes', () => {
  const made = listingWork.preview(photo);
  expect(made).toMatch(/^blob:/);
  const released = vi.spyOn(URL, 'revokeObjectURL');
  listingWork.release(made);
  expect(released).toHaveBeenCalledWith(made);
  expect(listingWork.newId()).not.toBe(listingWork.newId());
});
