import { atom } from 'nanostores';
import { photoAddress } from '../../domain/photos/photo.ts';
import { maxPhotos } from '../../domain/photos/photoLimits.ts';
import type { Shot } from '../../domain/photos/shots.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import { kindOfWhole, objectionTo, TruncatedPhoto, UnreadableHeic } from './judgeFile.ts';
import {
  type EarlierPhoto,
  isBusy,
  type PhotoProblem,
  type PhotoQueue,
  type PhotoWork,
  type QueuedPhoto,
  type Rejection,
  type Watch,
} from './queuedPhoto.ts';

/** What is being worked on: the file as chosen, then as sent. Held: its editor is open. */
type Job = {
  file: Blob | null;
  compressed: Blob | null;
  sent: boolean;
  held: boolean;
  abort: AbortController;
};
const atOnce = 2;
/** Why a photo could not be drawn anew. */
const problemOf = (failure: unknown) => {
  if (failure instanceof TruncatedPhoto) return 'truncated' as const;
  return failure instanceof UnreadableHeic ? ('heic' as const) : ('compression' as const);
};
const isMoving = (photo: QueuedPhoto) => isBusy(photo) && photo.stage !== 'offline';

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
  const show = (key: string, photo: Blob) => {
    const before = find(key)?.preview;
    if (before) work.release(before);
    change(key, { preview: work.preview(photo) });
  };
  /** Nothing waits for it: the photo is on its way meanwhile. */
  const measure = async (key: string, photo: Blob) => {
    const warnings = await work.measure(photo).catch(() => []);
    if (jobs.get(key)?.compressed === photo) change(key, { warnings });
  };

  const compress = async (key: string, job: Job, onProgress: Watch['onProgress']) => {
    if (job.compressed) return job.compressed;
    const file = job.file ?? (await work.recall(key));
    if (!file) return null;
    const type = await kindOfWhole(file);
    if (!type) throw new Error('this is no photo');
    const compressed = await work.compress(file, type, { signal: job.abort.signal, onProgress });
    job.abort.signal.throwIfAborted();
    job.compressed = compressed;
    job.file = null;
    show(key, compressed);
    void measure(key, compressed);
    return compressed;
  };

  /** Without a network it waits for one, and for nobody's press. */
  const park = async (key: string, job: Job, goOn: () => void) => {
    change(key, { stage: 'offline', share: 0, problem: null });
    await work.online(job.abort.signal);
    if (jobs.get(key) === job && !job.abort.signal.aborted) goOn();
  };
  const sendLater = (key: string, job: Job) => park(key, job, () => sendAnew(key, again(job)));

  const send = async (key: string, job: Job) => {
    const onProgress = (share: number) => change(key, { share });
    const photo = await compress(key, job, onProgress).catch((failure: unknown) => {
      if (!job.abort.signal.aborted) reportHandled(failure, 'compress a photo');
      return problemOf(failure);
    });
    if (job.abort.signal.aborted) return;
    if (photo === null) return fail(key, 'lost');
    // What makes it smaller may not have come.
    if (photo === 'compression' && !work.isOnline()) return void sendLater(key, job);
    if (typeof photo === 'string') return fail(key, photo);
    if (!work.isOnline()) return void sendLater(key, job);
    change(key, { stage: 'uploading', share: 0 });
    try {
      await work.upload(find(key)?.address ?? '', photo, { signal: job.abort.signal, onProgress });
      job.sent = true;
    } catch (failure) {
      if (job.abort.signal.aborted) return;
      if (!work.isOnline()) return void sendLater(key, job);
      reportHandled(failure, 'upload a photo');
      fail(key, 'upload');
    }
  };

  const receive = async (key: string, job: Job): Promise<void> => {
    const { signal } = job.abort;
    change(key, { stage: 'processing', share: 0, problem: null });
    try {
      const verdict = await work.awaitVerdict(find(key)?.address ?? '', signal);
      if (signal.aborted) return;
      if (verdict !== 'ready') return fail(key, verdict);
      change(key, { stage: 'ready', share: 1 });
    } catch (failure) {
      if (signal.aborted) return;
      if (!work.isOnline()) return void park(key, job, () => void receive(key, job));
      reportHandled(failure, 'wait for a photo');
      fail(key, 'processing');
    }
  };

  const isNext = ({ key, stage }: QueuedPhoto) => stage === 'waiting' && jobs.get(key)?.held === false;
  const next = async (): Promise<void> => {
    const photo = $photos.get().find(isNext);
    const job = photo && jobs.get(photo.key);
    if (!job || running >= atOnce) return;
    running++;
    // At once, so that nobody takes it a second time.
    change(photo.key, { stage: 'compressing', share: 0 });
    await send(photo.key, job);
    running--;
    // Taken away, or held by its editor, at the moment when it had arrived.
    if (job.sent && jobs.get(photo.key) === job) void receive(photo.key, job);
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
    held: false,
    abort: new AbortController(),
  });
  /** Another try: what was made smaller once is not made smaller again. */
  const again = ({ file, compressed }: Job): Job => ({ ...newJob(file), compressed });

  const enter = (photo: Pick<QueuedPhoto, 'key' | 'address' | 'stage' | 'shot'>) =>
    $photos.set([
      ...$photos.get(),
      { ...photo, share: photo.stage === 'ready' ? 1 : 0, preview: null, problem: null, warnings: [] },
    ]);

  const enqueue = (file: Blob, shot: Shot | null) => {
    const key = work.newId();
    enter({ key, address: photoAddress(listingId, key), stage: 'waiting', shot });
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
    enter({ key, address, stage: begun, shot: shot ?? null });
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
