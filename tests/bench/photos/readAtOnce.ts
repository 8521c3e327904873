/*
 * Process of a bench: loads the function's modules, reads photos in parallel, and prints its maximum memory.
 * Arguments: number of parallel reads, and the files.
 */
import { readFileSync } from 'node:fs';
import { readPhoto } from '../../../functions/src/photos/readPhoto.ts';

await import('../../../functions/src/entries/onPhotoUploaded.trigger.ts');
const [atOnce = '1', ...paths] = process.argv.slice(2);
for (const path of paths) {
  const photos = await Promise.all(
    Array.from({ length: Number(atOnce) }, () => readPhoto(readFileSync(path))),
  );
  for (const photo of photos) if ('problem' in photo) throw new Error(`${path}: ${photo.problem}`);
}
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(JSON.stringify({ kilobytes: maxRSS, microseconds: userCPUTime + systemCPUTime }));
