import { atom, type ReadableAtom } from 'nanostores';
import { photoAddress } from '../../domain/photos/photo.ts';
import { maxPhotos } from '../../domain/photos/photoLimits.ts';
import type { PhotoType } from '../../domain/photos/sniffPhoto.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import { kindOf, type Objection, objectionTo } from './judgeFile.ts';
import type { KeptPhoto } from './keptFormSchema.ts';

/** Why a chosen file is not taken at all. */
export type Rejection = { name: string; problem: Objection | 'count' };
/** Why a photo is not ready: lost is one that nobody has any more; the last three are the server's verdict. */
export type PhotoProblem = 'compression' | 'lost' | 'upload' | 'processing' | 'type' | 'size' | 'limit';
export type PhotoStage = 'waiting' | 'compressing' | 'uploading' | 'processing' | 'ready' | 'failed';

export type QueuedPhoto = {
  /** The same for the photo's whole life here; its address changes with a new try. */
  key: string;
  address: string;
  stage: PhotoStage;
  /** How much of the stage is done, from 0 to 1. */
  share: number;
  /** What to show before the server's renditions are there. */
  preview: string | null;
  problem: PhotoProblem | null;
};

type Watch = { signal: AbortSignal; onProgress: (share: number) => void };
export type Verdict = 'ready' | Extract<PhotoProblem, 'type' | 'size' | 'limit'>;

/** What the queue needs of the browser and the server. */
export type PhotoWork = {
  newId: () => string;
  compress: (file: Blob, type: PhotoType, watch: Watch) => Promise<Blob>;
  upload: (address: string, photo: Blob, watch: Watch) => Promise<void>;
  /** Whether a photo that was ready still is: the server keeps those that no listing shows for some days. */
  isThere: (address: string) => Promise<boolean>;
  awaitVerdict: (address: string, signal: AbortSignal) => Promise<Verdict>;
  preview: (photo: Blob) => string;
  release: (preview: string) => void;
  /** Keeps a photo in this browser until the form is saved. */
  keep: (key: string, file: Blob) => Promise<void>;
  recall: (key: string) => Promise<Blob | null>;
  forget: (key: string) => Promise<void>;
};

/** What is being worked on: the file as chosen, then as sent. */
type Job = { file: Blob | null; compressed: Blob | null; sent: boolean; abort: AbortController };
const atOnce = 2;

export const isBusy = ({ stage }: QueuedPhoto) => stage !== 'ready' && stage !== 'failed';

/** Stored: part of a listing already. */
export type EarlierPhoto = Pick<KeptPhoto, 'key' | 'address'> & { stage: KeptPhoto['stage'] | 'stored' };

export type PhotoQueue = {
  $photos: ReadableAtom<readonly QueuedPhoto[]>;
  add: (files: readonly File[]) => Promise<Rejection[]>;
  retry: (key: string) => void;
  remove: (key: string) => void;
  move: (from: number, to: number) => void;
  settled: () => Promise<readonly QueuedPhoto[]>;
  kept: () => KeptPhoto[];
  /** Nothing of the photos is needed in this browser any more. */
  forget: () => Promise<void>;
};

/**
 * The photos of one listing, from the file that was chosen to the renditions that the server made. Two are
 * compressed and sent at a time; the order in the list is the seller's.
 */
export const createPhotoQueue = (
  listingId: string,
  work: PhotoWork,
  earlier: readonly EarlierPhoto[] = [],
): PhotoQueue => {
  const $photos = atom<readonly QueuedPhoto[]>([]);
  const jobs = new Map<string, Job>();
  let running = 0;

  const find = (key: string) => $photos.get().find((photo) => photo.key === key);
  const change = (key: string, changes: Partial<QueuedPhoto>) =>
    $photos.set($photos.get().map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  const fail = (key: string, problem: PhotoProblem) => change(key, { stage: 'failed', share: 0, problem });

  const compress = async (key: string, job: Job, onProgress: Watch['onProgress']) => {
    if (job.compressed) return job.compressed;
    change(key, { stage: 'compressing', share: 0 });
    const file = job.file ?? (await work.recall(key));
    if (!file) return null;
    const type = await kindOf(file);
    if (!type || type === 'heic') throw new Error('this is no photo');
    job.compressed = await work.compress(file, type, { signal: job.abort.signal, onProgress });
    job.file = null;
    change(key, { preview: work.preview(job.compressed) });
    return job.compressed;
  };

  const send = async (key: string, job: Job) => {
    const onProgress = (share: number) => change(key, { share });
    const photo = await compress(key, job, onProgress).catch((failure: unknown) => {
      if (!job.abort.signal.aborted) reportHandled(failure, 'compress a photo');
      return 'failed' as const;
    });
    if (job.abort.signal.aborted) return;
    if (photo === null) return fail(key, 'lost');
    if (photo === 'failed') return fail(key, 'compression');
    change(key, { stage: 'uploading', share: 0 });
    try {
      await work.upload(find(key)?.address ?? '', photo, { signal: job.abort.signal, onProgress });
      job.sent = true;
    } catch (failure) {
      if (job.abort.signal.aborted) return;
      reportHandled(failure, 'upload a photo');
      fail(key, 'upload');
    }
  };

  const receive = async (key: string, { abort }: Job) => {
    change(key, { stage: 'processing', share: 0, problem: null });
    try {
      const verdict = await work.awaitVerdict(find(key)?.address ?? '', abort.signal);
      if (abort.signal.aborted) return;
      if (verdict !== 'ready') return fail(key, verdict);
      change(key, { stage: 'ready', share: 1 });
    } catch (failure) {
      if (abort.signal.aborted) return;
      reportHandled(failure, 'wait for a photo');
      fail(key, 'processing');
    }
  };

  const next = async (): Promise<void> => {
    const photo = $photos.get().find(({ key, stage }) => stage === 'waiting' && jobs.has(key));
    const job = photo && jobs.get(photo.key);
    if (!job || running >= atOnce) return;
    running++;
    await send(photo.key, job);
    running--;
    if (job.sent) void receive(photo.key, job);
    void next();
  };
  const begin = (key: string, job: Job) => {
    jobs.set(key, job);
    change(key, { stage: 'waiting', share: 0, problem: null });
    void next();
    void next();
  };
  /** Storage refuses to write under a name twice, and the first try may have arrived after all. */
  const sendAnew = (key: string, job: Job) => {
    change(key, { address: photoAddress(listingId, work.newId()) });
    begin(key, job);
  };
  const newJob = (file: Blob | null): Job => ({
    file,
    compressed: null,
    sent: false,
    abort: new AbortController(),
  });

  const enqueue = (file: Blob) => {
    const key = work.newId();
    const address = photoAddress(listingId, key);
    const photo: QueuedPhoto = { key, address, stage: 'waiting', share: 0, preview: null, problem: null };
    $photos.set([...$photos.get(), photo]);
    void work.keep(key, file);
    begin(key, newJob(file));
  };

  /** A photo that the server has given up is sent again, under a name that was not used before. */
  const confirm = async (key: string, address: string) => {
    if (await work.isThere(address)) return;
    if (find(key)) sendAnew(key, newJob(null));
  };

  const resume = ({ key, address, stage }: EarlierPhoto) => {
    const ready = stage === 'ready' || stage === 'stored';
    const photo: QueuedPhoto = {
      key,
      address,
      stage: ready ? 'ready' : 'waiting',
      share: ready ? 1 : 0,
      preview: null,
      problem: null,
    };
    $photos.set([...$photos.get(), photo]);
    if (stage === 'ready') void confirm(key, address);
    if (ready) return;
    if (stage === 'local') return sendAnew(key, newJob(null));
    const job = { ...newJob(null), sent: true };
    jobs.set(key, job);
    void receive(key, job);
  };
  for (const photo of earlier) resume(photo);

  return {
    $photos,
    add: async (files) => {
      const rejections: Rejection[] = [];
      for (const file of files) {
        const problem = await objectionTo(file);
        if (problem) rejections.push({ name: file.name, problem });
        else if ($photos.get().length >= maxPhotos) rejections.push({ name: file.name, problem: 'count' });
        else enqueue(file);
      }
      return rejections;
    },
    retry: (key) => {
      const job = jobs.get(key);
      const photo = find(key);
      if (!job || photo?.stage !== 'failed') return;
      if (photo.problem === 'processing') return void receive(key, job);
      sendAnew(key, { ...newJob(job.file), compressed: job.compressed });
    },
    remove: (key) => {
      jobs.get(key)?.abort.abort();
      jobs.delete(key);
      const preview = find(key)?.preview;
      if (preview) work.release(preview);
      $photos.set($photos.get().filter((photo) => photo.key !== key));
      void work.forget(key);
    },
    move: (from, to) => {
      const photos = [...$photos.get()];
      const [moved] = photos.splice(from, 1);
      if (moved) $photos.set(photos.toSpliced(to, 0, moved));
    },
    settled: () =>
      new Promise((resolve) => {
        const stop = $photos.subscribe((photos) => {
          if (photos.some(isBusy)) return;
          queueMicrotask(() => stop());
          resolve(photos);
        });
      }),
    kept: () =>
      $photos.get().map(({ key, address, stage }) => {
        const sent = stage === 'processing';
        return { key, address, stage: stage === 'ready' ? 'ready' : sent ? 'sent' : 'local' };
      }),
    forget: async () => {
      await Promise.all($photos.get().map(({ key }) => work.forget(key)));
    },
  };
};
