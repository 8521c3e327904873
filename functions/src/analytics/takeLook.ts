import { isDocumentName } from '../../../src/domain/listings/listingId.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import { memoryLimit } from '../http/memoryLimit.ts';
import { documents } from '../platform/site.ts';
import { countListingView } from './countListingView.ts';

const isWithin = memoryLimit({ limit: 300, seconds: 3_600 });

/**
 * Counts a view of a listing, at most 300 an hour per network address and function instance. Ignores
 * malformed ids.
 * @param id unchecked, as the browser sent it
 */
export const takeLook = async (
  id: unknown,
  { viewer, address }: { viewer: string; address: string },
): Promise<void> => {
  if (typeof id !== 'string' || !isDocumentName(id)) return;
  const now = Date.now();
  if (isWithin(hashedId(address), now)) await countListingView(documents(), { listingId: id, viewer }, now);
};
