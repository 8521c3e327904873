import { Inquiry } from '../../src/domain/conversations/inquiry.schema.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { AgreedDeal } from '../../src/domain/reviews/deal.schema.ts';
import { Review } from '../../src/domain/reviews/review.schema.ts';
import { reviewId } from '../../src/domain/reviews/review.ts';
import { writtenIn } from '../../src/domain/text/writtenIn.ts';
import { day, hour } from '../../src/domain/time/time.ts';
import type { SeedListing } from './buildListings.ts';
import { type Deal, deals } from './exchanges.ts';
import { idOf } from './ids.ts';
import { people, sellers } from './people.ts';

type SeedDocument = { path: string; data: Record<string, unknown> };

const documentsOf = (deal: Deal, bike: Stored<Published>, today: number): SeedDocument[] => {
  const buyer = people.find(({ id }) => id === `seed-${deal.buyer}`);
  const seller = people.find(({ id }) => id === bike.user_id);
  if (!buyer || !seller) throw new Error('a deal without its two people');
  const thread = idOf(`deal/${buyer.id}/${bike.id}`);
  const sold = today - deal.daysAgo * day;
  const [written, published] = [sold + 20 * hour, sold + (deal.ofBuyer ? 2 : 15) * day];
  const { id, make, model, year, price, slug } = bike;
  const review = (content: Deal['ofSeller'], role: 'buyer' | 'seller') => {
    const [author, subject] = role === 'buyer' ? [buyer, seller] : [seller, buyer];
    const answer = role === 'buyer' && deal.answer ? { words: deal.answer, at: published + 5 * hour } : null;
    return {
      path: `reviews/${reviewId(thread, role)}`,
      data: Review.parse({
        ...content,
        ...{ author_id: author.id, subject_id: subject.id, role, author_name: author.name },
        ...{ lang: writtenIn(content.words ?? ''), bike: { make, model, year, slug } },
        ...{ created_at: written, published_at: published, answer, hidden: null },
      }),
    };
  };
  const inquiry = Inquiry.parse({
    ...{ buyer_id: buyer.id, seller_id: seller.id, buyer_name: buyer.name, seller_name: seller.name },
    ...{ bike: { id, make, model, year, price, slug }, message: deal.message },
    ...{ contact_email: buyer.email, contact_phone: null, status: 'closed', closed_by: buyer.id },
    ...{ created_at: sold - 3 * day, updated_at: sold, sold_at: sold, reviewed_at: published },
    ...{ last_reply_by: null, last_reply_id: null },
  });
  return [
    { path: `inquiries/${thread}`, data: inquiry },
    { path: `deals/${id}`, data: AgreedDeal.parse({ thread_id: thread, agreed_at: sold }) },
    review(deal.ofSeller, 'buyer'),
    ...(deal.ofBuyer ? [review(deal.ofBuyer, 'seller')] : []),
  ];
};

/**
 * Builds completed deals about sold bikes, in the seller's language. Each seller still has others for sale.
 */
export const buildDeals = (listings: readonly SeedListing[], today: number): SeedDocument[] => {
  const isSelling = (user: string) =>
    listings.some(({ listing }) => listing.status === 'active' && listing.user_id === user);
  const left = listings.flatMap(({ id, listing }) =>
    listing.status === 'sold' && listing.slug && isSelling(listing.user_id) ? [{ ...listing, id }] : [],
  );
  return deals.flatMap((deal) => {
    const place = left.findIndex((bike) =>
      sellers.find(({ id }) => id === bike.user_id)?.languages.includes(deal.language),
    );
    return left.splice(place, place < 0 ? 0 : 1).flatMap((bike) => documentsOf(deal, bike, today));
  });
};
