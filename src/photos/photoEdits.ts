import { newJob, retryJob } from './photoJob.ts';
import type { PhotoList } from './photoList.ts';
import type { PhotoPipeline } from './photoPipeline.ts';
import { isBusy, type PhotoQueue, type PhotoWork } from './queuedPhoto.ts';

export const createPhotoEdits = (
  work: PhotoWork,
  { find, change, show }: PhotoList,
  { jobs, sendAnew }: PhotoPipeline,
): Pick<PhotoQueue, 'hold' | 'resume' | 'source' | 'replace'> => ({
  hold: (key) => {
    const job = jobs.get(key);
    const photo = find(key);
    if (!job || job.sent || !photo || !isBusy(photo)) return;
    job.abort.abort();
    jobs.set(key, { ...retryJob(job), held: true });
    change(key, { stage: 'waiting', share: 0 });
  },
  resume: (key) => {
    const job = jobs.get(key);
    if (job?.held) sendAnew(key, retryJob(job));
  },
  source: async (key) => {
    const here = jobs.get(key)?.compressed ?? (await work.recall(key));
    const photo = find(key);
    return here ?? (photo?.stage === 'ready' ? work.fetchFull(photo.address) : null);
  },
  replace: async (key, edited) => {
    const photo = find(key);
    if (!photo) return;
    // Stores the edited photo first, so that a crash never restores the unedited one.
    await work.keep(key, edited, photo.address);
    if (!find(key)) return void work.forget(key);
    jobs.get(key)?.abort.abort();
    show(key, edited);
    change(key, { warnings: [] });
    sendAnew(key, newJob(edited));
  },
});
