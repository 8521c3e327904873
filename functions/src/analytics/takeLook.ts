import { isDocumentName } from '../../../src/domain/listings/listingId.ts';
import { documents } from '../platform/site.ts';
import { hashedId } from '../requests/hashedId.plan.ts';
import { memoryLimit } from '../requests/memoryLimit.ts';
import { countListingView } from './countListingView.ts';

const isWithin = memoryLimit({ limit: 300, seconds: 3_600 });

/**
 * Counts a look at a listing, 300 an hour from one address for each instance; what is no listing's id counts for nothing.
 * @param id what was sent as the id of a listing
 */
export const takeLook = async (
  id: unknown,
  { viewer, address }: { viewer: string; address: string },
): Promise<void> => {
  if (typeof id !== 'string' || !isDocumentName(id)) return;
  const now = Date.now();
  if (isWithin(hashedId(address), now)) await countListingView(documents(), { listingId: id, viewer }, now);
};
