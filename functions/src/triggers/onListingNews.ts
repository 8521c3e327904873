import { onDocumentWritten } from 'firebase-functions/firestore';
import { hasPage } from '../../../src/domain/listing.ts';
import { announceListing, keepSilent } from '../effects/announceListing.ts';
import { findPriceDrop } from '../effects/findPriceDrop.ts';
import { postListing } from '../effects/postListing.ts';
import { readListing } from '../effects/readListing.ts';
import { withdrawPost } from '../effects/withdrawPost.ts';
import { readEnvironment } from '../environment.ts';
import { planAnnouncement } from '../plans/planAnnouncement.ts';
import { planPriceDrop } from '../plans/planPriceDrop.ts';
import { documents } from '../site.ts';
import { isTooOld } from './isTooOld.ts';

/**
 * What a change means to others. A bike has come on sale: who waits for it is found, and the site's page on
 * Facebook is told (D31). Its price fell: who likes it is found. It has no page any more: its post is taken back.
 */
export const onListingNews = onDocumentWritten(
  { document: 'motorcycles/{id}', retry: true, timeoutSeconds: 300, memory: '512MiB' },
  async (event) => {
    const now = Date.now();
    if (isTooOld(event, now)) return;
    const { id } = event.params;
    const [before, after] = [readListing(event.data?.before), readListing(event.data?.after)];
    const drop = planPriceDrop(before, after);
    if (drop && after) await findPriceDrop(documents(), { id, seller: after.user_id }, drop, now);
    if (before && hasPage(before) && after && !hasPage(after))
      await withdrawPost(documents(), id, readEnvironment(process.env), now);
    const plan = planAnnouncement(before, after, now);
    if (plan === null) return;
    if (plan === 'keep silent') return keepSilent(documents(), id, now);
    // The post must not wait for the alerts, nor they for it.
    const results = await Promise.allSettled([
      announceListing(documents(), id, now),
      postListing(documents(), id, readEnvironment(process.env), now),
    ]);
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, `listing ${id} was not announced`);
  },
);
