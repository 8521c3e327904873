import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compressPhoto } from './compressPhoto.ts';

const compress = vi.hoisted(() => vi.fn(async (file: File, _options: Record<string, unknown>) => file));
vi.mock('browser-image-compression', () => ({ default: compress }));
vi.mock('browser-image-compression/dist/browser-image-compression.js?url', () => ({
  default: '/library.js',
}));

const openHeic = vi.hoisted(() => vi.fn(async () => new Blob(['opened'])));
vi.mock('./openHeic.ts', () => ({ openHeic }));

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://vongxe.example/sell' });
  compress.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const nobody = () => undefined;

it('[S9.1] a photo is sent with at most 2000 px and 2 MB, at first with quality 0.8, without what the camera noted', async () => {
  const shares: number[] = [];
  const { signal } = new AbortController();
  await compressPhoto(new Blob(['photo']), 'image/png', {
    signal,
    onProgress: (share) => shares.push(share),
  });
  const [file, options] = compress.mock.calls[0] ?? [];
  expect(file?.type).toBe('image/png');
  expect(options).toMatchObject({
    maxWidthOrHeight: 2000,
    maxSizeMB: 2,
    initialQuality: 0.8,
    preserveExif: false,
    useWebWorker: true,
    libURL: 'https://vongxe.example/library.js',
    signal,
  });
  const { onProgress } = options ?? {};
  if (typeof onProgress === 'function') onProgress(50);
  expect(shares).toEqual([0.5]);
});

it('a HEIC is opened first, and made smaller as a JPEG', async () => {
  const heic = new Blob(['heic']);
  await compressPhoto(heic, 'heic', { signal: new AbortController().signal, onProgress: nobody });
  expect(openHeic.mock.calls).toEqual([[heic, 2000]]);
  const [file] = compress.mock.calls[0] ?? [];
  expect([file?.type, await file?.text()]).toEqual(['image/jpeg', 'opened']);
});

/** A worker that never answers: it ends with its signal alone. */
const silent = (_file: File, { signal }: Record<string, unknown>) =>
  new Promise<File>((_resolve, reject) => {
    if (signal instanceof AbortSignal) signal.addEventListener('abort', () => reject(new Error('ended')));
  });

it('where the worker has not moved for 20 seconds, the page makes the photo smaller itself', async () => {
  vi.useFakeTimers();
  compress.mockImplementationOnce(silent);
  const work = compressPhoto(new Blob(['photo']), 'image/png', {
    signal: new AbortController().signal,
    onProgress: nobody,
  });
  await vi.waitFor(() => expect(compress).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(19_000);
  const { onProgress } = compress.mock.calls[0]?.[1] ?? {};
  if (typeof onProgress === 'function') onProgress(30);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(compress).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await work).text()).toBe('photo');
  expect(compress.mock.calls.map(([, { useWebWorker }]) => useWebWorker)).toEqual([true, false]);
  expect(vi.getTimerCount()).toBe(0);
});

it('a photo that was taken away is not begun again by the page', async () => {
  compress.mockImplementationOnce(silent);
  const leaving = new AbortController();
  const work = compressPhoto(new Blob(['photo']), 'image/png', {
    signal: leaving.signal,
    onProgress: nobody,
  });
  await vi.waitFor(() => expect(compress).toHaveBeenCalledTimes(1));
  leaving.abort();
  await expect(work).rejects.toThrow('ended');
  expect(compress).toHaveBeenCalledTimes(1);
});
