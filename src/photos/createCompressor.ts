import { kindOfWhole, TruncatedPhoto, UnreadableHeic } from './judgeFile.ts';
import type { Job } from './photoJob.ts';
import type { PhotoList } from './photoList.ts';
import type { PhotoWork, Watch } from './queuedPhoto.ts';

export const compressionProblem = (failure: unknown) => {
  if (failure instanceof TruncatedPhoto) return 'truncated' as const;
  return failure instanceof UnreadableHeic ? ('heic' as const) : ('compression' as const);
};

/** Creates a function that compresses a job's photo and shows it, or returns null if the file is lost. */
export const createCompressor = (
  work: PhotoWork,
  jobs: ReadonlyMap<string, Job>,
  { change, show }: Pick<PhotoList, 'change' | 'show'>,
) => {
  /** Adds warnings, such as blur, while the photo is being sent. */
  const measure = async (key: string, photo: Blob) => {
    const warnings = await work.measure(photo).catch(() => []);
    if (jobs.get(key)?.compressed === photo) change(key, { warnings });
  };

  return async (key: string, job: Job, onProgress: Watch['onProgress']): Promise<Blob | null> => {
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
};
