import { inBatches } from '../platform/inBatches.ts';
import type { Site } from '../platform/site.ts';
import { untilStable } from '../platform/untilStable.ts';
import { readListing, versionOf } from '../readers/readListing.ts';
import { photoFolder } from './photoPaths.plan.ts';

/** Moves a hidden listing's photos to a private folder, and back once it is visible. */
export const moveHiddenPhotos = ({ documents, files }: Site, id: string): Promise<void> =>
  untilStable<boolean | null, void>(
    async () => {
      const snapshot = await documents.collection('motorcycles').doc(id).get();
      const listing = readListing(snapshot);
      return { version: versionOf(snapshot), state: listing && listing.status === 'hidden' };
    },
    async (isHidden) => {
      if (isHidden === null) return;
      const [from, to] = [photoFolder(id, !isHidden), photoFolder(id, isHidden)];
      await inBatches(await files.list(from), (path) => files.move(path, to + path.slice(from.length)));
    },
  );
