import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compressPhoto, type PhotoOrder, type PhotoReply } from './compressPhoto.ts';

const compress = vi.hoisted(() => vi.fn(async (file: File, _options: Record<string, unknown>) => file));
vi.mock('browser-image-compression', () => ({ default: compress }));

const openHeic = vi.hoisted(() => vi.fn(async () => new Blob(['opened'])));
vi.mock('./openHeic.ts', () => ({ openHeic }));

const workers: StandIn[] = [];
class StandIn extends EventTarget {
  order: PhotoOrder | undefined;
  isEnded = false;
  readonly address: string;
  constructor(address: URL) {
    super();
    this.address = address.href;
    workers.push(this);
  }
  postMessage(order: PhotoOrder) {
    this.order = order;
  }
  terminate() {
    this.isEnded = true;
  }
  say(data: PhotoReply) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', StandIn);
  compress.mockClear();
  workers.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const start = async (type: 'image/png' | 'heic' = 'image/png') => {
  const shares: number[] = [];
  const leaving = new AbortController();
  const onProgress = (share: number) => shares.push(share);
  const work = compressPhoto(new Blob(['photo']), type, { signal: leaving.signal, onProgress });
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  return { work, shares, leaving, worker: workers[0] as StandIn };
};

it('a worker of this site makes a photo smaller, says how far it is, and ends', async () => {
  const { work, shares, worker } = await start();
  expect(worker.address).toMatch(/compressWorker\.ts$/);
  expect([worker.order?.type, await worker.order?.photo.text()]).toEqual(['image/png', 'photo']);
  worker.say({ share: 0.5 });
  worker.say({ photo: new Blob(['small']) });
  expect(await (await work).text()).toBe('small');
  expect(shares).toEqual([0.5]);
  expect([worker.isEnded, compress.mock.calls.length]).toEqual([true, 0]);
});

it('a HEIC is opened first, and made smaller as a JPEG', async () => {
  const { work, worker } = await start('heic');
  expect(openHeic).toHaveBeenCalledWith(expect.any(Blob), 2000);
  expect([worker.order?.type, await worker.order?.photo.text()]).toEqual(['image/jpeg', 'opened']);
  worker.say({ photo: new Blob(['small']) });
  await work;
});

it('[S9.1] where the worker fails, the page sends the photo with at most 2000 px and 2 MB, at first with quality 0.8, without what the camera noted', async () => {
  const { work, shares, worker } = await start();
  worker.say({ failure: 'no canvas here' });
  expect(await (await work).text()).toBe('photo');
  const [file, options] = compress.mock.calls[0] ?? [];
  expect(file?.type).toBe('image/png');
  expect(options).toMatchObject({
    maxWidthOrHeight: 2000,
    maxSizeMB: 2,
    initialQuality: 0.8,
    preserveExif: false,
    useWebWorker: false,
    signal: expect.any(AbortSignal),
  });
  const { onProgress } = options ?? {};
  if (typeof onProgress === 'function') onProgress(50);
  expect(shares).toEqual([0.5]);
});

it('where the worker cannot be loaded, the page does it', async () => {
  const { work, worker } = await start();
  worker.dispatchEvent(new Event('error'));
  expect(await (await work).text()).toBe('photo');
  expect(compress).toHaveBeenCalledTimes(1);
});

it('where the worker has not moved for 20 seconds, the page makes the photo smaller itself', async () => {
  vi.useFakeTimers();
  const { work, worker } = await start();
  await vi.advanceTimersByTimeAsync(19_000);
  worker.say({ share: 0.3 });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(compress).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await work).text()).toBe('photo');
  expect([worker.isEnded, compress.mock.calls.length, vi.getTimerCount()]).toEqual([true, 1, 0]);
});

it('a photo that was taken away is not begun again by the page', async () => {
  const { work, leaving, worker } = await start();
  leaving.abort(new Error('taken away'));
  await expect(work).rejects.toThrow('taken away');
  expect([worker.isEnded, compress.mock.calls.length]).toEqual([true, 0]);
});
