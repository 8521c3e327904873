import { onDocumentWritten } from 'firebase-functions/firestore';
import { hasPage } from '../../../src/domain/listings/listing.ts';
import { planAnnouncement } from '../alerts/announcement.plan.ts';
import { findPriceDrop } from '../alerts/announcePriceDrop.ts';
import { keepSilent } from '../alerts/findWaiting.ts';
import { planPriceDrop } from '../alerts/priceDrop.plan.ts';
import { emailSold } from '../conversations/emailSold.ts';
import { threadNeeds } from '../conversations/threadNeeds.ts';
import { withdrawNames } from '../conversations/withdrawNames.ts';
import { isSale, isSaleTakenBack } from '../emails/soldEmail.plan.ts';
import { deletePost } from '../facebook/deletePost.ts';
import { announceListing } from '../flows/announceListing.ts';
import { checkSeller } from '../flows/checkSeller.ts';
import { readEnvironment } from '../platform/environment.ts';
import { onTime } from '../platform/onTime.ts';
import { bindSecrets, readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { readListing } from '../readers/readListing.ts';

const environment = () => ({
  ...readEnvironment(process.env),
  ...readSecrets('LINK_SECRET', 'FACEBOOK_TOKEN'),
});

/**
 * Checks the seller of a new public listing. Matches bikes that come on sale with alerts, and posts them on
 * Facebook (D31). Also handles price drops, sales and undone sales.
 */
export const onListingNews = onDocumentWritten(
  {
    document: 'motorcycles/{id}',
    retry: true,
    timeoutSeconds: 300,
    ...bindSecrets('LINK_SECRET', 'FACEBOOK_TOKEN'),
  },
  onTime(async (event) => {
    const now = Date.now();
    const { id } = event.params;
    const [before, after] = [readListing(event.data?.before), readListing(event.data?.after)];
    if (after?.slug && !before?.slug) {
      const seller = { userId: after.user_id, listingId: id };
      if (!(await checkSeller(documents(), seller, environment(), now))) return;
    }
    const drop = planPriceDrop(before, after);
    if (drop && after) await findPriceDrop(documents(), { id, seller: after.user_id }, drop, now);
    if (before && hasPage(before) && after && !hasPage(after))
      await deletePost(documents(), id, environment(), now);
    if (isSale(before, after)) await emailSold(id, threadNeeds());
    if (isSaleTakenBack(before, after)) await withdrawNames(documents(), id);
    const plan = planAnnouncement(before, after, now);
    if (plan === null) return;
    if (plan === 'keep silent') return keepSilent(documents(), id, now);
    await announceListing(documents(), id, environment(), now);
  }),
);
