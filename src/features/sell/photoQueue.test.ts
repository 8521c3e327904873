import { describe, expect, it, vi } from 'vitest';
import { maxPhotoBytes } from '../../domain/photos/photoLimits.ts';
import { UnreadableHeic } from './judgeFile.ts';
import { createPhotoQueue } from './photoQueue.ts';
import type { PhotoQueue, PhotoWork, Verdict } from './queuedPhoto.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const photo = (name = 'a.jpg') => new File([new Uint8Array(jpeg)], name);
const heavy = () => new File([new Uint8Array(jpeg), new Uint8Array(maxPhotoBytes)], 'big.jpg');
const page = () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'photo.jpg');
const heic = () => new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], 'IMG_1.HEIC');

const buildWork = (changes: Partial<PhotoWork> = {}) => {
  let count = 0;
  const kept = new Map<string, Blob>();
  return {
    newId: () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
    compress: vi.fn<PhotoWork['compress']>(async () => new Blob(['small'], { type: 'image/jpeg' })),
    upload: vi.fn<PhotoWork['upload']>(async (_address, _photo, { onProgress }) => onProgress(1)),
    awaitVerdict: vi.fn<PhotoWork['awaitVerdict']>(async () => 'ready'),
    isThere: vi.fn<PhotoWork['isThere']>(async () => true),
    measure: async () => [],
    fetchFull: async () => new Blob(['from the server']),
    isOnline: () => true,
    online: async () => undefined,
    isReplaced: async () => false,
    preview: () => 'blob:preview',
    release: vi.fn<PhotoWork['release']>(),
    keep: async (key: string, file: Blob) => void kept.set(key, file),
    recall: async (key: string) => kept.get(key) ?? null,
    forget: async (key: string) => void kept.delete(key),
    ...changes,
  };
};
const startQueue = (changes: Partial<PhotoWork> = {}) => {
  const work = buildWork(changes);
  return { work, queue: createPhotoQueue('bike', work) };
};

describe('choosing photos', () => {
  it.each([
    ['S5.18', 'what only calls itself a photo', page, 'type'],
    ['S5.18', 'an empty file', () => new File([], 'a.jpg'), 'type'],
    ['S5.17', '10 MB and a little', heavy, 'size'],
  ])('[%s] refuses %s', async (_id, _name, file, problem) => {
    const { queue, work } = startQueue();
    expect(await queue.add([file()])).toEqual([{ name: file().name, problem }]);
    expect(queue.$photos.get()).toEqual([]);
    expect(work.upload).not.toHaveBeenCalled();
  });

  it('[S5.17] takes ten photos and refuses the eleventh', async () => {
    const { queue } = startQueue();
    const files = Array.from({ length: 11 }, (_, place) => photo(`${place}.jpg`));
    expect(await queue.add(files)).toEqual([{ name: '10.jpg', problem: 'count' }]);
    expect(await queue.settled()).toHaveLength(10);
  });
});

describe('a photo on its way', () => {
  it('[S7.19] is compressed, sent under a random name of its listing, and waited for', async () => {
    const upload = vi.fn<PhotoWork['upload']>();
    const { queue, work } = startQueue({ upload });
    await queue.add([photo()]);
    const [ready] = await queue.settled();
    expect(ready).toMatchObject({
      stage: 'ready',
      address: '/photos/bike/00000000-0000-4000-8000-000000000001',
    });
    expect(work.compress).toHaveBeenCalledTimes(1);
    expect(upload.mock.calls[0]?.[0]).toBe(ready?.address);
    expect(await upload.mock.calls[0]?.[1].text()).toBe('small');
  });

  it('may be a HEIC', async () => {
    const { queue, work } = startQueue();
    expect(await queue.add([heic()])).toEqual([]);
    expect((await queue.settled())[0]?.stage).toBe('ready');
    expect(vi.mocked(work.compress).mock.calls[0]?.[1]).toBe('heic');
  });

  it('is measured, and goes on whatever is found', async () => {
    const { queue } = startQueue({ measure: async () => ['dark'] });
    await queue.add([photo()]);
    await vi.waitFor(() =>
      expect(queue.$photos.get()).toMatchObject([{ stage: 'ready', warnings: ['dark'] }]),
    );
    const { queue: another } = startQueue({ measure: () => Promise.reject(new Error('no canvas')) });
    await another.add([photo()]);
    expect(await another.settled()).toMatchObject([{ stage: 'ready', warnings: [] }]);
  });

  it('is one of two at most', async () => {
    let open = 0;
    let most = 0;
    const { queue } = startQueue({
      upload: async () => {
        most = Math.max(most, ++open);
        await new Promise((resolve) => setTimeout(resolve, 1));
        open--;
      },
    });
    await queue.add(Array.from({ length: 6 }, () => photo()));
    await queue.settled();
    expect(most).toBe(2);
  });

  it.each([
    ['S8.28', 'compression', { compress: () => Promise.reject(new Error('broken')) }],
    ['S8.27', 'upload', { upload: () => Promise.reject(new Error('503')) }],
    ['S8.27', 'processing', { awaitVerdict: () => Promise.reject(new Error('late')) }],
    ['S5.18', 'heic', { compress: () => Promise.reject(new UnreadableHeic('broken')) }],
    ['S5.18', 'type', { awaitVerdict: async (): Promise<Verdict> => 'type' }],
    ['S5.17', 'size', { awaitVerdict: async (): Promise<Verdict> => 'size' }],
  ] as [string, string, Partial<PhotoWork>][])(
    '[%s] says that it failed: %s',
    async (_id, problem, changes) => {
      const { queue } = startQueue(changes);
      await queue.add([photo()]);
      expect(await queue.settled()).toMatchObject([{ stage: 'failed', problem }]);
    },
  );

  it('[S8.27] is sent again under another name, and not compressed again', async () => {
    const upload = vi.fn<PhotoWork['upload']>().mockRejectedValueOnce(new Error('503'));
    const { queue, work } = startQueue({ upload });
    await queue.add([photo()]);
    const [failed] = await queue.settled();
    queue.retry(failed?.key ?? '');
    const [ready] = await queue.settled();
    expect(ready?.stage).toBe('ready');
    expect(ready?.address).not.toBe(failed?.address);
    expect(upload.mock.calls[1]?.[0]).toBe(ready?.address);
    expect(upload).toHaveBeenCalledTimes(2);
    expect(work.compress).toHaveBeenCalledTimes(1);
  });

  it('is only asked for again when the server was slow', async () => {
    const awaitVerdict = vi
      .fn<PhotoWork['awaitVerdict']>(async () => 'ready')
      .mockRejectedValueOnce(new Error());
    const { queue, work } = startQueue({ awaitVerdict });
    await queue.add([photo()]);
    const [late] = await queue.settled();
    queue.retry(late?.key ?? '');
    expect(await queue.settled()).toMatchObject([{ stage: 'ready', address: late?.address }]);
    expect(work.upload).toHaveBeenCalledTimes(1);
  });

  it('stops when it is taken away', async () => {
    let aborted = false;
    const { queue, work } = startQueue({
      upload: (_address, _photo, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(signal.reason);
          });
        }),
    });
    await queue.add([photo()]);
    await vi.waitFor(() => expect(queue.$photos.get()[0]?.stage).toBe('uploading'));
    queue.remove(queue.$photos.get()[0]?.key ?? '');
    expect(aborted).toBe(true);
    expect(await queue.settled()).toEqual([]);
    expect(work.release).toHaveBeenCalledWith('blob:preview');
  });
});

describe('the order', () => {
  it('[S5.19 S2.75] is the seller’s', async () => {
    const { queue } = startQueue();
    await queue.add([photo(), photo(), photo()]);
    const [first, second, third] = (await queue.settled()).map(({ key }) => key);
    queue.move(2, 0);
    expect(queue.$photos.get().map(({ key }) => key)).toEqual([third, first, second]);
    queue.move(0, 1);
    expect(queue.$photos.get().map(({ key }) => key)).toEqual([first, third, second]);
  });
});

/** A network that comes back when it is told to. */
const awayNetwork = () => {
  const network = { there: false, back: (): void => undefined };
  const away: Partial<PhotoWork> = {
    isOnline: () => network.there,
    online: () =>
      new Promise((resolve) => {
        network.back = () => {
          network.there = true;
          resolve();
        };
      }),
  };
  return { network, away };
};

const isReady = (queue: PhotoQueue) =>
  vi.waitFor(() => {
    const [ready] = queue.$photos.get();
    expect(ready?.stage).toBe('ready');
    return ready;
  });

describe('without a network a photo', () => {
  it('waits, is not tried, and goes once the network is back', async () => {
    const { network, away } = awayNetwork();
    const { queue, work } = startQueue(away);
    await queue.add([photo()]);
    expect(await queue.settled()).toMatchObject([{ stage: 'offline', problem: null }]);
    expect(work.upload).not.toHaveBeenCalled();
    expect(queue.kept()).toMatchObject([{ stage: 'local' }]);
    network.back();
    await isReady(queue);
    expect([work.compress, work.upload].map((step) => vi.mocked(step).mock.calls.length)).toEqual([1, 1]);
  });

  it('that was on its way is sent once more, under another name', async () => {
    const { network, away } = awayNetwork();
    network.there = true;
    const upload = vi.fn<PhotoWork['upload']>().mockImplementationOnce(async () => {
      network.there = false;
      throw new Error('storage/retry-limit-exceeded');
    });
    const { queue } = startQueue({ ...away, upload });
    await queue.add([photo()]);
    expect((await queue.settled())[0]?.stage).toBe('offline');
    network.back();
    const ready = await isReady(queue);
    const [first, second] = upload.mock.calls.map(([address]) => address);
    expect([second, second === first]).toEqual([ready?.address, false]);
  });

  it('that has arrived is only asked for again, also after a reload', async () => {
    const { network, away } = awayNetwork();
    network.there = true;
    const awaitVerdict = vi
      .fn<PhotoWork['awaitVerdict']>(async () => 'ready')
      .mockImplementationOnce(async () => {
        network.there = false;
        throw new Error('no answer');
      });
    const { queue, work } = startQueue({ ...away, awaitVerdict });
    await queue.add([photo()]);
    expect((await queue.settled())[0]?.stage).toBe('offline');
    expect(queue.kept()).toMatchObject([{ stage: 'sent' }]);
    network.back();
    await isReady(queue);
    expect(work.upload).toHaveBeenCalledTimes(1);
  });

  it('waits also where what makes it smaller did not come', async () => {
    const { network, away } = awayNetwork();
    const compress = vi
      .fn<PhotoWork['compress']>(async () => new Blob(['small']))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const { queue } = startQueue({ ...away, compress });
    await queue.add([photo()]);
    expect((await queue.settled())[0]?.stage).toBe('offline');
    network.back();
    await isReady(queue);
  });

  it('can be taken away, and does not come back with the network', async () => {
    const { network, away } = awayNetwork();
    const { queue, work } = startQueue(away);
    await queue.add([photo()]);
    const [waiting] = await queue.settled();
    queue.remove(waiting?.key ?? '');
    network.back();
    expect(await queue.settled()).toEqual([]);
    expect(work.upload).not.toHaveBeenCalled();
  });
});

describe('a photo that is edited', () => {
  const covered = () => new Blob([new Uint8Array(jpeg), 'covered'], { type: 'image/jpeg' });
  /** An upload that goes on until it is told to stop. */
  const slow = () => {
    const sent: string[] = [];
    const upload: PhotoWork['upload'] = (address, _photo, { signal }) =>
      new Promise((_resolve, reject) => {
        sent.push(address);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    return { sent, upload };
  };

  it('is not sent while its editor is open, and goes on when nothing was changed', async () => {
    const { sent, upload } = slow();
    const { queue, work } = startQueue({ upload });
    await queue.add([photo()]);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const key = queue.$photos.get()[0]?.key ?? '';
    queue.hold(key);
    await new Promise((resolve) => setTimeout(resolve));
    expect(queue.$photos.get()[0]?.stage).toBe('waiting');
    expect(sent).toHaveLength(1);
    expect(await (await queue.source(key))?.text()).toBe('small');
    queue.resume(key);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).not.toBe(sent[1]);
    expect(work.compress).toHaveBeenCalledTimes(1);
  });

  it('takes the place of what was chosen, kept and sent', async () => {
    const keep = vi.fn<PhotoWork['keep']>(async () => undefined);
    const compress = vi.fn<PhotoWork['compress']>(async (file) => file);
    const { queue, work } = startQueue({ keep, compress });
    await queue.add([photo()]);
    const [before] = await queue.settled();
    const key = before?.key ?? '';
    const edited = covered();
    await queue.replace(key, edited);
    const [after] = await queue.settled();
    expect(after).toMatchObject({ key, stage: 'ready' });
    expect(after?.address).not.toBe(before?.address);
    expect(vi.mocked(work.upload).mock.calls.at(-1)?.slice(0, 2)).toEqual([after?.address, edited]);
    expect(keep.mock.calls.at(-1)).toEqual([key, edited, before?.address]);
    expect(queue.kept()).toEqual([{ key, address: after?.address, stage: 'ready' }]);
    expect(await queue.source(key)).toBe(edited);
  });

  it.each(['ready', 'sent'] as const)(
    'is what a form goes on with that only knows of the upload before it (%s)',
    async (stage) => {
      const address = '/photos/bike/00000000-0000-4000-8000-00000000000a';
      const work = buildWork({ isReplaced: async (_key, asked) => asked === address });
      await work.keep('k1', covered());
      const queue = createPhotoQueue('bike', work, [{ key: 'k1', address, stage }]);
      await vi.waitFor(() => expect(work.upload).toHaveBeenCalledTimes(1));
      const [sent] = await queue.settled();
      expect(sent).toMatchObject({ key: 'k1', stage: 'ready' });
      expect(sent?.address).not.toBe(address);
      expect(await vi.mocked(work.compress).mock.calls[0]?.[0].text()).toContain('covered');
    },
  );

  it('is fetched from the server where this browser has no copy', async () => {
    const address = '/photos/bike/00000000-0000-4000-8000-00000000000a';
    const work = buildWork({ fetchFull: vi.fn(async () => new Blob(['1600'])) });
    const queue = createPhotoQueue('bike', work, [{ key: address, address, stage: 'stored' }]);
    expect(await (await queue.source(address))?.text()).toBe('1600');
    await queue.replace(address, covered());
    const [sent] = await queue.settled();
    expect(sent).toMatchObject({ key: address, stage: 'ready' });
    expect(sent?.address).not.toBe(address);
  });

  it('stays away when it was taken away meanwhile', async () => {
    const { queue, work } = startQueue();
    await queue.add([photo()]);
    const [ready] = await queue.settled();
    const key = ready?.key ?? '';
    const replaced = queue.replace(key, covered());
    queue.remove(key);
    await replaced;
    expect(queue.$photos.get()).toEqual([]);
    expect(await work.recall(key)).toBeNull();
  });
});

it('a photo keeps the shot that it was chosen for', async () => {
  const { queue } = startQueue();
  await queue.add([photo()], 'odometer');
  await queue.settled();
  const kept = queue.kept();
  expect(kept).toMatchObject([{ shot: 'odometer' }]);
  expect(createPhotoQueue('bike', buildWork(), kept).$photos.get()).toMatchObject([{ shot: 'odometer' }]);
});

describe('after a reload', () => {
  const upload = async () => undefined;

  it('goes on where it was: ready, sent and still only here', async () => {
    const work = buildWork();
    const [ready, sent, local] = [1, 2, 3].map((place) => ({
      key: `k${place}`,
      address: `/photos/bike/00000000-0000-4000-8000-00000000000${place}`,
    }));
    await work.keep('k3', photo());
    const queue = createPhotoQueue('bike', { ...work, upload }, [
      { key: 'k1', address: ready?.address ?? '', stage: 'ready' },
      { key: 'k2', address: sent?.address ?? '', stage: 'sent' },
      { key: 'k3', address: local?.address ?? '', stage: 'local' },
    ]);
    expect((await queue.settled()).map(({ key, stage }) => [key, stage])).toEqual([
      ['k1', 'ready'],
      ['k2', 'ready'],
      ['k3', 'ready'],
    ]);
    expect(work.compress).toHaveBeenCalledTimes(1);
    expect(work.awaitVerdict).toHaveBeenCalledTimes(2);
    expect(queue.kept().map(({ stage }) => stage)).toEqual(['ready', 'ready', 'ready']);
  });

  it('says so when the browser has not kept the photo', async () => {
    const address = '/photos/bike/00000000-0000-4000-8000-000000000001';
    const queue = createPhotoQueue('bike', buildWork(), [{ key: 'k1', address, stage: 'local' }]);
    expect(await queue.settled()).toMatchObject([{ stage: 'failed', problem: 'lost' }]);
  });

  it('sends a photo under another name when the browser was lost while it was on its way', async () => {
    const address = '/photos/bike/00000000-0000-4000-8000-00000000000a';
    // The server has the first try already, and lets nobody write over it.
    const refusing = vi.fn<PhotoWork['upload']>(async (to) => {
      if (to === address) throw new Error('there is such a photo already');
    });
    const work = buildWork({ upload: refusing });
    await work.keep('k1', photo());
    const queue = createPhotoQueue('bike', work, [{ key: 'k1', address, stage: 'local' }]);
    const [sent] = await queue.settled();
    expect(sent).toMatchObject({ key: 'k1', stage: 'ready', problem: null });
    expect(sent?.address).not.toBe(address);
  });

  it('sends a photo again that the server has given up meanwhile', async () => {
    const work = buildWork({ isThere: async () => false });
    const address = '/photos/bike/00000000-0000-4000-8000-00000000000a';
    await work.keep('k1', photo());
    const queue = createPhotoQueue('bike', work, [{ key: 'k1', address, stage: 'ready' }]);
    await vi.waitFor(() => expect(work.upload).toHaveBeenCalledTimes(1));
    const [sent] = await queue.settled();
    expect(sent?.stage).toBe('ready');
    expect(sent?.address).not.toBe(address);
  });

  it('keeps the original until the form is saved', async () => {
    const work = buildWork();
    const queue = createPhotoQueue('bike', work);
    await queue.add([photo()]);
    const [ready] = await queue.settled();
    expect(await work.recall(ready?.key ?? '')).not.toBeNull();
    await queue.forget();
    expect(await work.recall(ready?.key ?? '')).toBeNull();
  });

  it('does not ask for a photo that is part of the listing', async () => {
    const work = buildWork({ isThere: vi.fn(async () => false) });
    const address = '/photos/bike/00000000-0000-4000-8000-00000000000a';
    const queue = createPhotoQueue('bike', work, [{ key: address, address, stage: 'stored' }]);
    expect((await queue.settled())[0]).toMatchObject({ stage: 'ready', address });
    expect(work.isThere).not.toHaveBeenCalled();
  });
});
