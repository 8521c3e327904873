import { describe, expect, it, vi } from 'vitest';
import { buildWork, jpegFile, startQueue } from '../../tests/fixtures/photoWork.ts';
import { maxPhotoBytes } from '../domain/photos/photoLimits.ts';
import { UnreadableHeic } from './judgeFile.ts';
import { createPhotoQueue } from './photoQueue.ts';
import type { PhotoWork, Verdict } from './queuedPhoto.ts';

const heavy = () => new File([jpegFile(), new Uint8Array(maxPhotoBytes)], 'big.jpg');
const page = () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'photo.jpg');
/** HEIC with empty boxes for metadata and pixels. */
const heic = () => {
  const box = (name: string) => [new Uint8Array([0, 0, 0, 16]), name, new Uint8Array(8)];
  return new File([new Uint8Array([0, 0, 0, 12]), 'ftypheic', ...box('meta'), ...box('mdat')], 'IMG_1.HEIC');
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
    const files = Array.from({ length: 11 }, (_, index) => jpegFile(`${index}.jpg`));
    expect(await queue.add(files)).toEqual([{ name: '10.jpg', problem: 'count' }]);
    expect(await queue.settled()).toHaveLength(10);
  });
});

describe('a photo on its way', () => {
  it('[S7.19] is compressed, sent under a random name of its listing, and waited for', async () => {
    const upload = vi.fn<PhotoWork['upload']>();
    const { queue, work } = startQueue({ upload });
    await queue.add([jpegFile()]);
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

  it('is refused when its end is missing, before it is drawn', async () => {
    const { queue, work } = startQueue();
    expect(await queue.add([new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg')])).toEqual([]);
    expect(await queue.settled()).toMatchObject([{ stage: 'failed', problem: 'truncated' }]);
    expect(work.compress).not.toHaveBeenCalled();
    expect(work.upload).not.toHaveBeenCalled();
  });

  it('is measured, and goes on whatever is found', async () => {
    const { queue } = startQueue({ measure: async () => ['dark'] });
    await queue.add([jpegFile()]);
    await vi.waitFor(() =>
      expect(queue.$photos.get()).toMatchObject([{ stage: 'ready', warnings: ['dark'] }]),
    );
    const { queue: another } = startQueue({ measure: () => Promise.reject(new Error('no canvas')) });
    await another.add([jpegFile()]);
    expect(await another.settled()).toMatchObject([{ stage: 'ready', warnings: [] }]);
  });

  it('is one of two at most', async () => {
    let open = 0;
    let maxRunning = 0;
    const { queue } = startQueue({
      upload: async () => {
        maxRunning = Math.max(maxRunning, ++open);
        await new Promise((resolve) => setTimeout(resolve, 1));
        open--;
      },
    });
    await queue.add(Array.from({ length: 6 }, () => jpegFile()));
    await queue.settled();
    expect(maxRunning).toBe(2);
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
      await queue.add([jpegFile()]);
      expect(await queue.settled()).toMatchObject([{ stage: 'failed', problem }]);
    },
  );

  it('[S8.27] is sent again under another name, and not compressed again', async () => {
    const upload = vi.fn<PhotoWork['upload']>().mockRejectedValueOnce(new Error('503'));
    const { queue, work } = startQueue({ upload });
    await queue.add([jpegFile()]);
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
    await queue.add([jpegFile()]);
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
    await queue.add([jpegFile()]);
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
    await queue.add([jpegFile(), jpegFile(), jpegFile()]);
    const [first, second, third] = (await queue.settled()).map(({ key }) => key);
    queue.move(2, 0);
    expect(queue.$photos.get().map(({ key }) => key)).toEqual([third, first, second]);
    queue.move(0, 1);
    expect(queue.$photos.get().map(({ key }) => key)).toEqual([first, third, second]);
  });
});

describe('after a reload', () => {
  const upload = async () => undefined;

  it('goes on where it was: ready, sent and still only here', async () => {
    const work = buildWork();
    const [ready, sent, local] = [1, 2, 3].map((number) => ({
      key: `k${number}`,
      address: `/photos/bike/00000000-0000-4000-8000-00000000000${number}`,
    }));
    await work.keep('k3', jpegFile());
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
    // The first upload has arrived, and Storage refuses to overwrite it.
    const refusing = vi.fn<PhotoWork['upload']>(async (to) => {
      if (to === address) throw new Error('there is such a photo already');
    });
    const work = buildWork({ upload: refusing });
    await work.keep('k1', jpegFile());
    const queue = createPhotoQueue('bike', work, [{ key: 'k1', address, stage: 'local' }]);
    const [sent] = await queue.settled();
    expect(sent).toMatchObject({ key: 'k1', stage: 'ready', problem: null });
    expect(sent?.address).not.toBe(address);
  });

  it('sends a photo again that the server has given up meanwhile', async () => {
    const work = buildWork({ isThere: async () => false });
    const address = '/photos/bike/00000000-0000-4000-8000-00000000000a';
    await work.keep('k1', jpegFile());
    const queue = createPhotoQueue('bike', work, [{ key: 'k1', address, stage: 'ready' }]);
    await vi.waitFor(() => expect(work.upload).toHaveBeenCalledTimes(1));
    const [sent] = await queue.settled();
    expect(sent?.stage).toBe('ready');
    expect(sent?.address).not.toBe(address);
  });

  it('keeps the original until the form is saved', async () => {
    const work = buildWork();
    const queue = createPhotoQueue('bike', work);
    await queue.add([jpegFile()]);
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
