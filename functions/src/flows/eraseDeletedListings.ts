import { Timestamp } from 'firebase-admin/firestore';
import { restorePeriod } from '../../../src/domain/listings/restorePeriod.ts';
import type { Site } from '../platform/site.ts';
import { eraseListing } from './eraseListing.ts';

const atMost = 200;

export const eraseDeletedListings = async (site: Site, now: number): Promise<number> => {
  const due = await site.documents
    .collection('motorcycles')
    .where('deleted_at', '<=', Timestamp.fromMillis(now - restorePeriod))
    .limit(atMost)
    .get();
  for (const listing of due.docs) await eraseListing(site, listing);
  return due.size;
};
