import { Profile } from '../../src/domain/accounts/profile.schema.ts';
import { Alert } from '../../src/domain/alerts/alert.schema.ts';
import { alertId, type Criteria } from '../../src/domain/alerts/alert.ts';
import { anyChoice } from '../../src/domain/alerts/alertChoices.ts';
import { Inquiry, Reply } from '../../src/domain/conversations/inquiry.schema.ts';
import { Like } from '../../src/domain/listings/like.schema.ts';
import { likeId } from '../../src/domain/listings/like.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import { isForSale, type Stored } from '../../src/domain/listings/listing.ts';
import { Feedback } from '../../src/domain/support/feedback.schema.ts';
import { hour } from '../../src/domain/time/time.ts';
import { type Random, seeded } from '../random.ts';
import { buildDeals } from './buildDeals.ts';
import { type SeedListing, startOfDay } from './buildListings.ts';
import { shuffled } from './deck.ts';
import { opinions, type Thread, threads } from './exchanges.ts';
import { idOf } from './ids.ts';
import { type Account, buyers, people, sellers } from './people.ts';

/** Document with its path. */
export type SeedDocument = { path: string; data: Record<string, unknown> };

const accountOf = (name: string): Account => {
  const account = people.find(({ id }) => id === `seed-${name}`);
  if (!account) throw new Error(`nobody is called ${name}`);
  return account;
};

const profilesAt = (time: number): SeedDocument[] =>
  people.map(({ id, name, avatar }) => ({
    path: `profiles/${id}`,
    data: Profile.parse({ full_name: name, avatar_url: avatar, updated_at: time }),
  }));

const likesOf = (bikes: readonly Stored<Published>[], today: number, random: Random): SeedDocument[] =>
  [...buyers, ...sellers.slice(0, 4)].flatMap((person, index) =>
    shuffled(bikes, random)
      .filter((bike) => bike.user_id !== person.id)
      .slice(0, index < buyers.length ? 7 : 3)
      .map((bike) => ({
        path: `likes/${likeId(person.id, bike.id)}`,
        data: Like.parse({
          user_id: person.id,
          motorcycle_id: bike.id,
          created_at: Math.round(random.between(bike.created_at, today)),
        }),
      })),
  );

const threadDocuments = (
  script: Thread,
  bike: Stored<Published>,
  today: number,
  random: Random,
): SeedDocument[] => {
  const buyer = accountOf(script.buyer);
  const seller = people.find(({ id }) => id === bike.user_id);
  if (!seller) throw new Error('a bike without a seller');
  const id = idOf(`inquiry/${buyer.id}/${bike.id}`);
  const askedAt = Math.round(
    random.between(Math.max(bike.created_at, today - 20 * 24 * hour), today - 10 * hour),
  );
  const pace = (today - askedAt) / (script.replies.length + 1);
  const replies = script.replies.map((reply, index) => {
    const sender = reply.by === 'buyer' ? buyer : seller;
    return {
      id: idOf(`reply/${id}/${index}`),
      data: Reply.parse({
        sender_id: sender.id,
        sender_name: sender.name,
        message: reply.message,
        ...(reply.phrases && { phrases: reply.phrases }),
        created_at: Math.round(askedAt + pace * (index + random.between(0.2, 0.9))),
      }),
    };
  });
  const last = replies.at(-1);
  const inquiry = Inquiry.parse({
    buyer_id: buyer.id,
    seller_id: seller.id,
    bike: {
      id: bike.id,
      make: bike.make,
      model: bike.model,
      year: bike.year,
      price: bike.price,
      slug: bike.slug,
    },
    buyer_name: buyer.name,
    seller_name: seller.name,
    message: script.message,
    ...(script.phrases && { phrases: script.phrases }),
    contact_email: buyer.email,
    contact_phone: script.leavesPhone && buyer.role === 'buyer' ? buyer.phone : null,
    status: script.status,
    created_at: askedAt,
    updated_at: last?.data.created_at ?? askedAt,
    last_reply_by: last?.data.sender_id ?? null,
    last_reply_id: last?.id ?? null,
  });
  return [
    { path: `inquiries/${id}`, data: inquiry },
    ...replies.map((reply) => ({ path: `inquiries/${id}/replies/${reply.id}`, data: reply.data })),
  ];
};

/** Assigns a bike to each thread, with a listing in the thread's language. */
const conversationAbout = (
  bikes: readonly Stored<Published>[],
  today: number,
  random: Random,
): SeedDocument[] => {
  const left = shuffled(bikes, random);
  return threads.flatMap((script) => {
    const languageOf = (bike: Published) =>
      sellers.find((seller) => seller.id === bike.user_id)?.languages.includes(script.language);
    const place = left.findIndex(languageOf);
    return left
      .splice(place, place < 0 ? 0 : 1)
      .flatMap((bike) => threadDocuments(script, bike, today, random));
  });
};

const any: Criteria = {
  make: null,
  model: null,
  min_price: null,
  max_price: null,
  location: null,
  around: false,
  year: null,
  ...anyChoice,
};
const wishes: readonly { by: string; criteria: Partial<Criteria>; is_active: boolean }[] = [
  { by: 'linh', criteria: { make: 'Honda', model: 'Vision', max_price: 35_000_000 }, is_active: true },
  { by: 'linh', criteria: { location: 'Hanoi', max_price: 20_000_000 }, is_active: true },
  { by: 'quan', criteria: { make: 'Yamaha', model: 'Exciter', min_price: 15_000_000 }, is_active: true },
  { by: 'quan', criteria: { make: 'Kawasaki', year: 2021 }, is_active: false },
  {
    by: 'emma',
    criteria: { location: 'Da Nang', min_price: 10_000_000, max_price: 60_000_000 },
    is_active: true,
  },
  { by: 'emma', criteria: { make: 'Royal Enfield' }, is_active: false },
];

const alertsBefore = (today: number): SeedDocument[] =>
  wishes.map(({ by, criteria, is_active }, index) => {
    const { id } = accountOf(by);
    const place = wishes.slice(0, index).filter((wish) => wish.by === by).length;
    return {
      path: `alerts/${alertId(id, place)}`,
      data: Alert.parse({
        user_id: id,
        criteria: { ...any, ...criteria },
        is_active,
        created_at: today - (index + 1) * 31 * hour,
      }),
    };
  });

const feedbackBefore = (today: number): SeedDocument[] =>
  opinions.map(({ by, ...words }, index) => ({
    path: `feedback/${idOf(`feedback/${index}`)}`,
    data: Feedback.parse({
      ...words,
      user_id: accountOf(by).id,
      status: 'new',
      created_at: today - (index + 2) * 50 * hour,
    }),
  }));

/** Builds conversations, likes, alerts and reports; equal for equal day and listings. */
export const buildConversations = (listings: readonly SeedListing[], now: number): SeedDocument[] => {
  const today = startOfDay(now);
  const random = seeded('vongxe/talk');
  const bikes = listings.flatMap(({ id, listing }) =>
    isForSale(listing) && listing.created_at < today - 24 * hour ? [{ ...listing, id }] : [],
  );
  return [
    ...profilesAt(today),
    ...likesOf(bikes, today, random),
    ...conversationAbout(bikes, today, random),
    ...buildDeals(listings, today),
    ...alertsBefore(today),
    ...feedbackBefore(today),
  ];
};
