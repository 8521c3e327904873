import { describe, expect, it, vi } from 'vitest';
import { buildWork, jpegFile, startQueue } from '../../tests/fixtures/photoWork.ts';
import { createPhotoQueue } from './photoQueue.ts';
import type { PhotoQueue, PhotoWork } from './queuedPhoto.ts';

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
    await queue.add([jpegFile()]);
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
    await queue.add([jpegFile()]);
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
    await queue.add([jpegFile()]);
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
    await queue.add([jpegFile()]);
    expect((await queue.settled())[0]?.stage).toBe('offline');
    network.back();
    await isReady(queue);
  });

  it('can be taken away, and does not come back with the network', async () => {
    const { network, away } = awayNetwork();
    const { queue, work } = startQueue(away);
    await queue.add([jpegFile()]);
    const [waiting] = await queue.settled();
    queue.remove(waiting?.key ?? '');
    network.back();
    expect(await queue.settled()).toEqual([]);
    expect(work.upload).not.toHaveBeenCalled();
  });
});

describe('a photo that is edited', () => {
  const covered = () => new Blob([jpegFile(), 'covered'], { type: 'image/jpeg' });
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
    await queue.add([jpegFile()]);
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
    await queue.add([jpegFile()]);
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
      const work = buildWork({ isReplaced: async (_key, upload) => upload === address });
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
    await queue.add([jpegFile()]);
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
  await queue.add([jpegFile()], 'odometer');
  await queue.settled();
  const keptPhotos = queue.kept();
  expect(keptPhotos).toMatchObject([{ shot: 'odometer' }]);
  expect(createPhotoQueue('bike', buildWork(), keptPhotos).$photos.get()).toMatchObject([
    { shot: 'odometer' },
  ]);
});
