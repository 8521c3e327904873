import { maxPhotos } from '../../domain/photos/photoLimits.ts';
import { runInParallel } from '../../domain/platform/runInParallel.ts';
import { listingWork } from '../../photos/listingWork.ts';
import { createPhotoQueue } from '../../photos/photoQueue.ts';
import type { BikePhotos, PhotoProblem } from './sortPhotos.ts';

const atOnce = 2;

export type Uploaded = { bikes: { id: string; photos: string[] }[]; problems: PhotoProblem[] };

export const uploadPhotos = async (
  sorted: readonly BikePhotos[],
  onBike: (done: number) => void,
): Promise<Uploaded> => {
  const bikes: Uploaded['bikes'] = [];
  const problems: PhotoProblem[] = [];
  let done = 0;
  const upload = async ({ bike, files }: BikePhotos) => {
    const queue = createPhotoQueue(bike.id, listingWork, [], { max: maxPhotos });
    const rejections = await queue.add(files);
    for (const { name, problem } of rejections)
      problems.push({ name, problem: problem === 'size' ? 'size' : 'type' });
    const settled = await queue.settled();
    const photos = settled.filter(({ stage }) => stage === 'ready').map(({ address }) => address);
    const accepted = files.filter(({ name }) => !rejections.some((rejection) => rejection.name === name));
    for (const [index, { stage, problem }] of settled.entries())
      if (stage !== 'ready')
        problems.push({
          name: accepted[index]?.name ?? bike.number,
          problem: problem === 'limit' ? 'limit' : 'failed',
        });
    if (photos.length > 0) bikes.push({ id: bike.id, photos });
    await queue.forget();
    done += 1;
    onBike(done);
  };
  const { failed } = await runInParallel(sorted, atOnce, upload);
  for (const { files } of failed)
    problems.push(...files.map(({ name }) => ({ name, problem: 'failed' as const })));
  return { bikes, problems };
};
