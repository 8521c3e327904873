import { photoAddress } from '../../domain/photos/photo.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import { kindOfWhole, TruncatedPhoto, UnreadableHeic } from './judgeFile.ts';
import type { PhotoList } from './photoList.ts';
import type { PhotoWork, QueuedPhoto, Watch } from './queuedPhoto.ts';

/** A photo on its way: the file as chosen, then as sent. `held` while its editor is open. */
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

/** The first try; without a file it is recalled from this browser. */
export const newJob = (file: Blob | null): Job => ({
  file,
  compressed: null,
  sent: false,
  held: false,
  abort: new AbortController(),
});
/** Another try: what was made smaller once is not made smaller again. */
export const again = ({ file, compressed }: Job): Job => ({ ...newJob(file), compressed });

/** Makes photos smaller and sends them, two at a time, and waits for the server's renditions. */
export const createPhotoPipeline = (
  listingId: string,
  work: PhotoWork,
  { $photos, find, change, fail, show }: PhotoList,
) => {
  const jobs = new Map<string, Job>();
  let running = 0;

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
    // The code that compresses may not have loaded.
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
  return { jobs, begin, sendAnew, receive };
};
