import { Profile } from '../../src/domain/accounts/profile.schema.ts';
import { Alert, Criteria } from '../../src/domain/alerts/alert.schema.ts';
import { alertId } from '../../src/domain/alerts/alert.ts';
import { Inquiry, Reply } from '../../src/domain/conversations/inquiry.schema.ts';
import { Like } from '../../src/domain/listings/like.schema.ts';
import { likeId } from '../../src/domain/listings/like.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import { isForSale, type Stored } from '../../src/domain/listings/listing.ts';
import { recordOf } from '../../src/domain/platform/recordOf.ts';
import { AgreedDeal } from '../../src/domain/reviews/deal.schema.ts';
import { Review } from '../../src/domain/reviews/review.schema.ts';
import { reviewId } from '../../src/domain/reviews/review.ts';
import { Feedback } from '../../src/domain/support/feedback.schema.ts';
import { writtenIn } from '../../src/domain/text/writtenIn.ts';
import { day, hour } from '../../src/domain/time/time.ts';
import { joinMessage } from '../../src/i18n/sayPhrase.ts';
import { type Random, seeded } from '../random.ts';
import { type SeedDocument, type SeedListing, startOfDay } from './buildListings.ts';
import { shuffled } from './deck.ts';
import { alerts, type Deal, deals, opinions, type Thread, threads, type Written } from './exchanges.ts';
import { idOf } from './ids.ts';
import { type Account, people, sellers } from './people.ts';

type Bike = Stored<Published>;

const accountOf = (id: string): Account => {
  const account = people.find((person) => person.id === id);
  if (!account) throw new Error(`${id} has no account`);
  return account;
};
const memberOf = (name: string) => accountOf(`seed-${name}`);

const profilesAt = (time: number): SeedDocument[] =>
  people.map(({ id, name }) => ({
    path: `profiles/${id}`,
    data: Profile.parse({ full_name: name, avatar_url: null, updated_at: time }),
  }));

const likesOf = (bikes: readonly Bike[], today: number, random: Random): SeedDocument[] =>
  [...people.filter(({ role }) => role === 'buyer'), ...sellers.slice(0, 4)].flatMap(({ id, role }) =>
    shuffled(bikes, random)
      .filter((bike) => bike.user_id !== id)
      .slice(0, role === 'buyer' ? 7 : 3)
      .map((bike) => {
        const created_at = Math.round(random.between(bike.created_at, today));
        const data = Like.parse({ user_id: id, motorcycle_id: bike.id, created_at });
        return { path: `likes/${likeId(id, bike.id)}`, data };
      }),
  );

const withBikes = <Script extends Thread | Deal>(scripts: readonly Script[], bikes: readonly Bike[]) => {
  const left = [...bikes];
  return scripts.flatMap((script) => {
    const index = left.findIndex((bike) =>
      sellers.find(({ id }) => id === bike.user_id)?.languages.includes(script.language),
    );
    return left.splice(index, index < 0 ? 0 : 1).map((bike) => ({ script, bike }));
  });
};

const wordsOf = ({ says, phrases, message }: Written) =>
  phrases ? { phrases, message: joinMessage(says, phrases, message) } : { message };

const threadAbout = (script: Thread | Deal, bike: Bike) => {
  const [buyer, seller] = [memberOf(script.buyer), accountOf(bike.user_id)];
  const { id, make, model, year, price, slug } = bike;
  const thread = {
    ...{ buyer_id: buyer.id, seller_id: seller.id, buyer_name: buyer.name, seller_name: seller.name },
    ...{ bike: { id, make, model, year, price, slug }, ...wordsOf(script) },
    ...{ contact_email: buyer.email, contact_phone: null, last_reply_by: null, last_reply_id: null },
  };
  return { buyer, seller, thread };
};

const threadDocuments = (script: Thread, bike: Bike, today: number, random: Random): SeedDocument[] => {
  const { buyer, seller, thread } = threadAbout(script, bike);
  const id = idOf(`inquiry/${buyer.id}/${bike.id}`);
  const start = Math.max(bike.created_at, today - 20 * day);
  const created_at = Math.round(random.between(start, today - 10 * hour));
  const pace = (today - created_at) / (script.replies.length + 1);
  const replies = script.replies.map((reply, index) => {
    const sender = reply.by === 'buyer' ? buyer : seller;
    const at = Math.round(created_at + pace * (index + random.between(0.2, 0.9)));
    return {
      id: idOf(`reply/${id}/${index}`),
      data: Reply.parse({
        sender_id: sender.id,
        sender_name: sender.name,
        ...wordsOf(reply),
        created_at: at,
      }),
    };
  });
  const last = replies.at(-1);
  const inquiry = Inquiry.parse({
    ...{ ...thread, status: script.status, created_at, updated_at: last?.data.created_at ?? created_at },
    ...(script.leavesPhone && { contact_phone: buyer.phone }),
    ...(last && { last_reply_by: last.data.sender_id, last_reply_id: last.id }),
  });
  return [
    { path: `inquiries/${id}`, data: inquiry },
    ...replies.map((reply) => ({ path: `inquiries/${id}/replies/${reply.id}`, data: reply.data })),
  ];
};

const dealDocuments = (deal: Deal, bike: Bike, today: number): SeedDocument[] => {
  const { buyer, seller, thread } = threadAbout(deal, bike);
  const thread_id = idOf(`deal/${buyer.id}/${bike.id}`);
  const sold_at = today - deal.daysAgo * day;
  const published_at = sold_at + (deal.ofBuyer ? 2 : 15) * day;
  const { make, model, year, slug } = bike;
  const review = (content: Deal['ofSeller'], role: 'buyer' | 'seller') => {
    const [author, subject] = role === 'buyer' ? [buyer, seller] : [seller, buyer];
    const answer =
      role === 'buyer' && deal.answer ? { words: deal.answer, at: published_at + 5 * hour } : null;
    return {
      path: `reviews/${reviewId(thread_id, role)}`,
      data: Review.parse({
        ...content,
        ...{ author_id: author.id, subject_id: subject.id, role, author_name: author.name },
        ...{ lang: writtenIn(content.words ?? ''), bike: { make, model, year, slug } },
        ...{ created_at: sold_at + 20 * hour, published_at, answer, hidden: null },
      }),
    };
  };
  const inquiry = Inquiry.parse({
    ...{ ...thread, status: 'closed', closed_by: buyer.id, created_at: sold_at - 3 * day },
    ...{ updated_at: sold_at, sold_at, reviewed_at: published_at },
  });
  return [
    { path: `inquiries/${thread_id}`, data: inquiry },
    { path: `deals/${bike.id}`, data: AgreedDeal.parse({ thread_id, agreed_at: sold_at }) },
    review(deal.ofSeller, 'buyer'),
    ...(deal.ofBuyer ? [review(deal.ofBuyer, 'seller')] : []),
  ];
};

const soldBikes = (listings: readonly SeedListing[]): Bike[] => {
  const selling = new Set(
    listings.flatMap(({ listing }) => (listing.status === 'active' ? listing.user_id : [])),
  );
  return listings.flatMap(({ id, listing }) =>
    listing.status === 'sold' && selling.has(listing.user_id) ? [{ ...listing, id }] : [],
  );
};

const any = {
  ...recordOf(Object.keys(Criteria.shape), () => null),
  ...{ models: [], around: false, leaving: false },
};

const alertsBefore = (today: number): SeedDocument[] =>
  alerts.map(({ by, paused, ...wish }, index) => {
    const user_id = memberOf(by).id;
    const own = alerts.slice(0, index).filter((alert) => alert.by === by).length;
    const criteria = { ...any, ...wish.criteria };
    const created_at = today - (index + 1) * 31 * hour;
    const data = Alert.parse({ user_id, criteria, is_active: !paused, created_at });
    return { path: `alerts/${alertId(user_id, own)}`, data };
  });

const feedbackBefore = (today: number): SeedDocument[] =>
  opinions.map(({ by, ...words }, index) => {
    const created_at = today - (index + 2) * 50 * hour;
    const data = Feedback.parse({ ...words, user_id: memberOf(by).id, status: 'new', created_at });
    return { path: `feedback/${idOf(`feedback/${index}`)}`, data };
  });

/**
 * Builds conversations, deals, likes, alerts and reports. Equal listings on the same day give equal results.
 */
export const buildConversations = (listings: readonly SeedListing[], now: number): SeedDocument[] => {
  const today = startOfDay(now);
  const random = seeded('vongxe/talk');
  const bikes = listings.flatMap(({ id, listing }) =>
    isForSale(listing) && listing.created_at < today - day ? [{ ...listing, id }] : [],
  );
  return [
    ...profilesAt(today),
    ...likesOf(bikes, today, random),
    ...withBikes(threads, shuffled(bikes, random)).flatMap(({ script, bike }) =>
      threadDocuments(script, bike, today, random),
    ),
    ...withBikes(deals, soldBikes(listings)).flatMap(({ script, bike }) =>
      dealDocuments(script, bike, today),
    ),
    ...alertsBefore(today),
    ...feedbackBefore(today),
  ];
};
