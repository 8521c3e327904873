import type { ReadableAtom } from 'nanostores';
import { photoAddress } from '../domain/photos/photo.ts';
import { maxPhotos } from '../domain/photos/photoLimits.ts';
import type { Shot } from '../domain/photos/shots.ts';
import { kindOf, objectionTo } from './judgeFile.ts';
import type { KeptPhoto } from './keptPhoto.ts';
import { createPhotoEdits } from './photoEdits.ts';
import { type Job, newJob, retryJob } from './photoJob.ts';
import { createPhotoList } from './photoList.ts';
import { createPhotoPipeline } from './photoPipeline.ts';
import {
  type EarlierPhoto,
  isBusy,
  type PhotoQueue,
  type PhotoWork,
  type QueuedPhoto,
  type Rejection,
} from './queuedPhoto.ts';

const isMoving = (photo: QueuedPhoto) => isBusy(photo) && photo.stage !== 'offline';

const settled = ($photos: ReadableAtom<readonly QueuedPhoto[]>) =>
  new Promise<readonly QueuedPhoto[]>((resolve) => {
    const stop = $photos.subscribe((photos) => {
      if (photos.some(isMoving)) return;
      queueMicrotask(() => stop());
      resolve(photos);
    });
  });

/** Entry that this browser stores, to restore the photo after a reload. */
const keptPhoto = ({ key, address, stage, shot }: QueuedPhoto, job: Job | undefined): KeptPhoto => {
  const isSent = stage === 'processing' || (stage === 'offline' && job?.sent);
  return {
    key,
    address,
    stage: stage === 'ready' ? 'ready' : isSent ? 'sent' : 'local',
    ...(shot && { shot }),
  };
};

/** While `isHeld` returns true, photos are prepared but not uploaded. */
type QueueOptions = { max?: number; isHeld?: () => boolean };

/** Queue of a listing's or a message's photos, from chosen file to the server's renditions. */
export const createPhotoQueue = (
  listingId: string,
  work: PhotoWork,
  earlier: readonly EarlierPhoto[] = [],
  { max = maxPhotos, isHeld = () => false }: QueueOptions = {},
): PhotoQueue => {
  const list = createPhotoList(work);
  const { $photos, find } = list;
  const pipeline = createPhotoPipeline(listingId, work, list, isHeld);
  const { jobs, begin, sendAnew, receive } = pipeline;

  /** Few browsers show a HEIC, so it appears only once it is compressed. */
  const showAtOnce = async (key: string, file: Blob) => {
    if ((await kindOf(file)) !== 'heic' && find(key)?.preview === null) list.show(key, file);
  };
  const enqueue = (file: Blob, shot: Shot | null) => {
    const key = work.newId();
    list.add({ key, address: photoAddress(listingId, key), stage: 'waiting', shot });
    void work.keep(key, file);
    if (isHeld()) void showAtOnce(key, file);
    begin(key, newJob(file));
  };

  /** Uploads a photo under a new name if the server deleted it or the seller edited it. */
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
        else if ($photos.get().length >= max) rejections.push({ name: file.name, problem: 'count' });
        else enqueue(file, shot ?? null);
      }
      return rejections;
    },
    retry: (key) => {
      const job = jobs.get(key);
      const photo = find(key);
      if (!job || photo?.stage !== 'failed') return;
      if (photo.problem === 'processing') return void receive(key, job);
      sendAnew(key, retryJob(job));
    },
    remove: (key) => {
      jobs.get(key)?.abort.abort();
      jobs.delete(key);
      list.remove(key);
      void work.forget(key);
    },
    move: list.move,
    ...createPhotoEdits(work, list, pipeline),
    settled: () => settled($photos),
    kept: () => $photos.get().map((photo) => keptPhoto(photo, jobs.get(photo.key))),
    forget: async () => {
      await Promise.all($photos.get().map(({ key }) => work.forget(key)));
    },
  };
};
