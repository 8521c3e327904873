import { photoAddress } from '../../domain/photos/photo.ts';
import { maxPhotos } from '../../domain/photos/photoLimits.ts';
import type { Shot } from '../../domain/photos/shots.ts';
import { objectionTo } from './judgeFile.ts';
import { createPhotoList } from './photoList.ts';
import { again, createPhotoPipeline, newJob } from './photoPipeline.ts';
import {
  type EarlierPhoto,
  isBusy,
  type PhotoQueue,
  type PhotoWork,
  type QueuedPhoto,
  type Rejection,
} from './queuedPhoto.ts';

const isMoving = (photo: QueuedPhoto) => isBusy(photo) && photo.stage !== 'offline';

/** The photos of one listing, from the file that was chosen to the renditions that the server made. */
export const createPhotoQueue = (
  listingId: string,
  work: PhotoWork,
  earlier: readonly EarlierPhoto[] = [],
): PhotoQueue => {
  const list = createPhotoList(work);
  const { $photos, find, change, show } = list;
  const { jobs, begin, sendAnew, receive } = createPhotoPipeline(listingId, work, list);

  const enqueue = (file: Blob, shot: Shot | null) => {
    const key = work.newId();
    list.add({ key, address: photoAddress(listingId, key), stage: 'waiting', shot });
    void work.keep(key, file);
    begin(key, newJob(file));
  };

  /** A photo that the server has given up, or that was edited since, is sent under a name that was not used before. */
  const confirm = async (key: string, address: string) => {
    if (!(await work.isReplaced(key, address)) && (await work.isThere(address))) return;
    if (find(key)?.address === address) sendAnew(key, newJob(null));
  };

  const resume = ({ key, address, stage, shot }: EarlierPhoto) => {
    const ready = stage === 'ready' || stage === 'stored';
    const begun = ready ? 'ready' : stage === 'sent' ? 'processing' : 'waiting';
    list.add({ key, address, stage: begun, shot: shot ?? null });
    if (stage === 'ready') void confirm(key, address);
    if (stage === 'local') sendAnew(key, newJob(null));
    if (stage !== 'sent') return;
    const job = { ...newJob(null), sent: true };
    jobs.set(key, job);
    void work.isReplaced(key, address).then((replaced) => {
      if (jobs.get(key) !== job) return;
      if (replaced) sendAnew(key, newJob(null));
      else void receive(key, job);
    });
  };
  for (const photo of earlier) resume(photo);

  return {
    $photos,
    add: async (files, shot) => {
      const rejections: Rejection[] = [];
      for (const file of files) {
        const problem = await objectionTo(file);
        if (problem) rejections.push({ name: file.name, problem });
        else if ($photos.get().length >= maxPhotos) rejections.push({ name: file.name, problem: 'count' });
        else enqueue(file, shot ?? null);
      }
      return rejections;
    },
    retry: (key) => {
      const job = jobs.get(key);
      const photo = find(key);
      if (!job || photo?.stage !== 'failed') return;
      if (photo.problem === 'processing') return void receive(key, job);
      sendAnew(key, again(job));
    },
    remove: (key) => {
      jobs.get(key)?.abort.abort();
      jobs.delete(key);
      list.remove(key);
      void work.forget(key);
    },
    move: list.move,
    hold: (key) => {
      const job = jobs.get(key);
      const photo = find(key);
      if (!job || job.sent || !photo || !isBusy(photo)) return;
      job.abort.abort();
      jobs.set(key, { ...again(job), held: true });
      change(key, { stage: 'waiting', share: 0 });
    },
    resume: (key) => {
      const job = jobs.get(key);
      if (job?.held) sendAnew(key, again(job));
    },
    source: async (key) => {
      const here = jobs.get(key)?.compressed ?? (await work.recall(key));
      const photo = find(key);
      return here ?? (photo?.stage === 'ready' ? work.fetchFull(photo.address) : null);
    },
    replace: async (key, edited) => {
      const photo = find(key);
      if (!photo) return;
      // First what a lost browser would go on with: it never comes back to the photo as it was.
      await work.keep(key, edited, photo.address);
      if (!find(key)) return void work.forget(key);
      jobs.get(key)?.abort.abort();
      show(key, edited);
      change(key, { warnings: [] });
      sendAnew(key, newJob(edited));
    },
    settled: () =>
      new Promise((resolve) => {
        const stop = $photos.subscribe((photos) => {
          if (photos.some(isMoving)) return;
          queueMicrotask(() => stop());
          resolve(photos);
        });
      }),
    kept: () =>
      $photos.get().map(({ key, address, stage, shot }) => {
        const sent = stage === 'processing' || (stage === 'offline' && jobs.get(key)?.sent);
        return {
          key,
          address,
          stage: stage === 'ready' ? 'ready' : sent ? 'sent' : 'local',
          ...(shot && { shot }),
        };
      }),
    forget: async () => {
      await Promise.all($photos.get().map(({ key }) => work.forget(key)));
    },
  };
};
