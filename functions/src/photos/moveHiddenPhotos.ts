import { photoFolder } from '../plans/photoPaths.ts';
import type { Site } from '../site.ts';
import { inTurns } from './inTurns.ts';
import { readListing, versionOf } from './readListing.ts';
import { untilStable } from './untilStable.ts';

/**
 * Puts the photos of a listing where nobody is served while an operator has hidden it, and back once it is not.
 * One that is gone, or cannot be read, keeps them where they are.
 */
export const settlePhotos = ({ documents, files }: Site, id: string): Promise<void> =>
  untilStable<boolean | null, void>(
    async () => {
      const snapshot = await documents.collection('motorcycles').doc(id).get();
      const listing = readListing(snapshot);
      return { version: versionOf(snapshot), state: listing && listing.status === 'hidden' };
    },
    async (isHidden) => {
      if (isHidden === null) return;
      const [from, to] = [photoFolder(id, !isHidden), photoFolder(id, isHidden)];
      await inTurns(await files.list(from), (path) => files.move(path, to + path.slice(from.length)));
    },
  );
