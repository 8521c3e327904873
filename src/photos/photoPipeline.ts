import { photoAddress } from '../domain/photos/photo.ts';
import { reportHandled } from '../shell/reportHandled.ts';
import { compressionProblem, createCompressor } from './createCompressor.ts';
import { type Job, retryJob } from './photoJob.ts';
import type { PhotoList } from './photoList.ts';
import type { PhotoWork, QueuedPhoto } from './queuedPhoto.ts';

const maxRunning = 2;

/** Compresses and uploads photos, two at a time, and waits for the server's renditions. */
export const createPhotoPipeline = (
  listingId: string,
  work: PhotoWork,
  { $photos, find, change, fail, show }: PhotoList,
  isHeld: () => boolean,
) => {
  const jobs = new Map<string, Job>();
  let running = 0;

  const compress = createCompressor(work, jobs, { change, show });
  const park = async (key: string, job: Job, goOn: () => void) => {
    change(key, { stage: 'offline', share: 0, problem: null });
    await work.online(job.abort.signal);
    if (jobs.get(key) === job && !job.abort.signal.aborted) goOn();
  };
  const sendLater = (key: string, job: Job) => park(key, job, () => sendAnew(key, retryJob(job)));

  const send = async (key: string, job: Job) => {
    const onProgress = (share: number) => change(key, { share });
    const photo = await compress(key, job, onProgress).catch((failure: unknown) => {
      if (!job.abort.signal.aborted) reportHandled(failure, 'compress a photo');
      return compressionProblem(failure);
    });
    if (job.abort.signal.aborted) return;
    if (photo === null) return fail(key, 'lost');
    // Offline, the compressing code may have failed to load, so compression is tried again later.
    if (photo === 'compression' && !work.isOnline()) return void sendLater(key, job);
    if (typeof photo === 'string') return fail(key, photo);
    if (isHeld()) {
      job.held = true;
      return change(key, { stage: 'waiting', share: 0 });
    }
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
    if (!job || running >= maxRunning) return;
    running++;
    // Sets the stage before any await, so that the next run does not take the same photo.
    change(photo.key, { stage: 'compressing', share: 0 });
    await send(photo.key, job);
    running--;
    // Meanwhile the seller may have removed the photo or opened its editor.
    if (job.sent && jobs.get(photo.key) === job) void receive(photo.key, job);
    void next();
  };
  const begin = (key: string, job: Job) => {
    jobs.set(key, job);
    change(key, { stage: 'waiting', share: 0, problem: null });
    void next();
    void next();
  };
  /** Uploads under a new name: the first upload may have arrived, and Storage never overwrites. */
  const sendAnew = (key: string, job: Job) => {
    change(key, { address: photoAddress(listingId, work.newId()) });
    begin(key, job);
  };
  return { jobs, begin, sendAnew, receive };
};
export type PhotoPipeline = ReturnType<typeof createPhotoPipeline>;
