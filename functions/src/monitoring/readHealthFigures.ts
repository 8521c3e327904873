import { Timestamp } from 'firebase-admin/firestore';
import { indexReference, parseIndex } from '../catalogue/catalogueDocuments.ts';
import { countListings } from '../catalogue/countListings.ts';
import { isIndexMissing } from '../platform/missingIndex.ts';
import type { Site } from '../platform/site.ts';
import { readRates } from '../rates/readRates.ts';
import { pauseOf, readPause } from '../readers/pause.ts';
import { findState } from '../reconcile/state.ts';
import { type HealthFigures, overdueAfter } from './health.plan.ts';

const newest = async ({ documents }: Site): Promise<Pick<HealthFigures, 'newestListing' | 'lacksIndex'>> => {
  try {
    const { docs } = await documents
      .collection('motorcycles')
      .where('deleted_at', '==', null)
      .where('status', 'in', ['active', 'sold'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .get();
    const at: unknown = docs[0]?.get('created_at');
    return { newestListing: at instanceof Timestamp ? at.toMillis() : null, lacksIndex: false };
  } catch (failure) {
    if (!isIndexMissing(failure)) throw failure;
    return { newestListing: null, lacksIndex: true };
  }
};

/** Costs six reads and three counts, one of which costs a read per thousand bikes. */
export const readHealthFigures = async (site: Site, now: number, host: string): Promise<HealthFigures> => {
  const mail = site.documents.collection('mail');
  const [rates, bikes, index, counts, state, dead, overdue, pause] = await Promise.all([
    readRates(site.documents),
    newest(site),
    indexReference(site.documents).get(),
    countListings(site.documents),
    findState(site.documents),
    mail.where('state', '==', 'dead').count().get(),
    mail
      .where('due_at', '<=', Timestamp.fromMillis(now - overdueAfter))
      .count()
      .get(),
    readPause(pauseOf(site.documents, host)),
  ]);
  const parts = Object.values(parseIndex(index.data()).parts);
  return {
    build: site.build(),
    rates: rates.lastUpdated === 0 ? null : rates.lastUpdated,
    ...bikes,
    newestInCatalogue: parts.length === 0 ? null : Math.max(...parts.map((part) => part.newest)),
    // The catalogue excludes malformed listings.
    listed: counts.listed - (state?.unreadable ?? 0),
    inList: counts.inList,
    reconciled: state?.ran_at
      ? {
          ranAt: state.ran_at,
          apartSince: state.apart_since,
          mended: state.mended,
          failed: state.failed,
        }
      : null,
    dead: dead.data().count,
    overdue: overdue.data().count,
    pause,
  };
};
