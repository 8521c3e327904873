import { Timestamp } from 'firebase-admin/firestore';
import { day } from '../../../src/domain/time.ts';
import type { Site } from '../site.ts';
import { eraseListing } from './eraseListing.ts';

/** A deleted listing keeps its photos and numbers for so long (D58). */
const keptFor = 30 * day;
const atMost = 200;

/** Erases for good what was deleted a month ago. @returns how many listings that were */
export const purgeListings = async (site: Site, now: number): Promise<number> => {
  const due = await site.documents
    .collection('motorcycles')
    .where('deleted_at', '<=', Timestamp.fromMillis(now - keptFor))
    .limit(atMost)
    .get();
  for (const listing of due.docs) await eraseListing(site, listing);
  return due.size;
};
