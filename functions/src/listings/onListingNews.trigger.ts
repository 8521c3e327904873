import { onDocumentWritten } from 'firebase-functions/firestore';
import { hasPage } from '../../../src/domain/listing.ts';
import { keepSilent } from '../effects/announceListing.ts';
import { findPriceDrop } from '../effects/findPriceDrop.ts';
import { mailSold } from '../effects/mailSold.ts';
import { meetSeller } from '../effects/newSellers.ts';
import { readListing } from '../effects/readListing.ts';
import { tellNews } from '../effects/tellNews.ts';
import { withdrawPost } from '../effects/withdrawPost.ts';
import { readEnvironment } from '../environment.ts';
import { planAnnouncement } from '../plans/planAnnouncement.ts';
import { planPriceDrop } from '../plans/planPriceDrop.ts';
import { isSale } from '../plans/planSold.ts';
import { documents } from '../site.ts';
import { isTooOld } from './isTooOld.ts';
import { threadNeeds } from './threadNeeds.ts';

/**
 * What a change means to others. A bike is public for the first time: its seller is looked at. A bike has come on sale: who waits for it is found, and the site's page on
 * Facebook is told (D31). Its price fell: who likes it is found. It is sold: who asks about it is told. It has no page
 * any more: its post is taken back.
 */
export const onListingNews = onDocumentWritten(
  { document: 'motorcycles/{id}', retry: true, timeoutSeconds: 300, memory: '512MiB' },
  async (event) => {
    const now = Date.now();
    if (isTooOld(event, now)) return;
    const { id } = event.params;
    const [before, after] = [readListing(event.data?.before), readListing(event.data?.after)];
    if (after?.slug && !before?.slug) {
      const environment = readEnvironment(process.env);
      const seller = { userId: after.user_id, listingId: id };
      if (!(await meetSeller(documents(), seller, environment, now))) return;
    }
    const drop = planPriceDrop(before, after);
    if (drop && after) await findPriceDrop(documents(), { id, seller: after.user_id }, drop, now);
    if (before && hasPage(before) && after && !hasPage(after))
      await withdrawPost(documents(), id, readEnvironment(process.env), now);
    if (isSale(before, after)) await mailSold(id, threadNeeds());
    const plan = planAnnouncement(before, after, now);
    if (plan === null) return;
    if (plan === 'keep silent') return keepSilent(documents(), id, now);
    await tellNews(documents(), id, readEnvironment(process.env), now);
  },
);
