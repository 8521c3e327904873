import { describe, expect, it } from 'vitest';
import { FullName } from '../../src/domain/accounts/profile.schema.ts';
import { toE164 } from '../../src/domain/contacts/dialcodes.ts';
import { Inquiry, Reply } from '../../src/domain/conversations/inquiry.schema.ts';
import { Review } from '../../src/domain/reviews/review.schema.ts';
import { agreedAt, areTagsOf, placeOfReview } from '../../src/domain/reviews/review.ts';
import { hour } from '../../src/domain/time/time.ts';
import { buildConversations } from './buildConversations.ts';
import { buildListings } from './buildListings.ts';
import { demoAccounts, people, sellers } from './people.ts';

const now = Date.UTC(2026, 4, 17, 9, 30);
const today = Date.UTC(2026, 4, 17);
const seeded = buildListings(120, now);
const different = <T>(values: readonly T[]) => [...new Set(values)];

describe('the people of the seed', () => {
  it('have full names, addresses of their own and one operator among them', () => {
    expect(demoAccounts.filter(({ role }) => role === 'seller')).toHaveLength(12);
    expect(people.filter(({ role }) => role === 'operator')).toHaveLength(1);
    expect(different(people.map(({ email }) => email))).toHaveLength(people.length);
    for (const { name, email } of people) {
      expect(FullName.safeParse(name).success).toBe(true);
      // Account ids contain the name before the @. It must have no '_': a like's id separates two ids by '_'.
      expect(email).toMatch(/^[a-z]+@vongxe\.example$/);
    }
  });

  const fictional = [
    ['+84', /^950000\d{3}$/],
    ['+44', /^7700900\d{3}$/],
    ['+46', /^7017406\d{2}$/],
    ['+1', /^41555501\d{2}$/],
    ['+33', /^63998\d{4}$/],
    ['+61', /^4915701\d{2}$/],
  ] as const;

  it('have numbers of the right form that nobody can be called at', () => {
    const numbers = [...people.map(({ phone }) => phone), ...sellers.map(({ whatsapp }) => whatsapp)];
    for (const number of numbers.filter((one) => one !== null)) {
      const [code, digits] = fictional.find(([code]) => number.startsWith(code)) ?? ['', /^$/];
      expect(number.slice(code.length)).toMatch(digits);
      expect(toE164(code, number.slice(code.length))).toBe(number);
    }
  });
});

describe('what they say and want', () => {
  const documents = buildConversations(seeded, now);
  const inquiries = documents.flatMap(({ path, data }) =>
    /^inquiries\/[^/]+$/.test(path) ? [{ path, thread: Inquiry.parse(data) }] : [],
  );

  it('is the same whenever on the same day', () => {
    expect(buildConversations(buildListings(120, now + hour), now + hour)).toEqual(documents);
  });

  it('is of every kind, each at a place of its own', () => {
    expect(different(documents.map(({ path }) => path))).toHaveLength(documents.length);
    const kinds = Map.groupBy(documents, ({ path }) =>
      path.includes('/replies/') ? 'replies' : path.split('/')[0],
    );
    for (const kind of ['profiles', 'likes', 'alerts', 'feedback', 'inquiries', 'replies'])
      expect(kinds.get(kind)?.length, kind).toBeGreaterThanOrEqual(4);
  });

  it('has threads of every status, about bikes of others that are for sale', () => {
    const open = inquiries.map(({ thread }) => thread).filter(({ sold_at }) => sold_at === undefined);
    expect(different(open.map(({ status }) => status)).toSorted()).toEqual(['closed', 'new', 'replied']);
    for (const thread of open) {
      const bike = seeded.find(({ id }) => id === thread.bike.id)?.listing;
      expect(bike).toMatchObject({ status: 'active', user_id: thread.seller_id, slug: thread.bike.slug });
      expect(thread.buyer_id).not.toBe(thread.seller_id);
      expect(thread.created_at).toBeLessThanOrEqual(thread.updated_at);
      expect(thread.updated_at).toBeLessThanOrEqual(today);
      expect(thread.status === 'new').toBe(thread.last_reply_by === null);
    }
  });

  it('has deals about sold bikes, reviewed in both languages by who took part', () => {
    const done = new Map(
      inquiries
        .filter(({ thread }) => agreedAt(thread) !== null)
        .map(({ path, thread }) => [path.replace('inquiries/', ''), thread]),
    );
    const reviews = documents
      .filter(({ path }) => path.startsWith('reviews/'))
      .map(({ path, data }) => ({ ...placeOfReview(path.replace('reviews/', '')), ...Review.parse(data) }));
    expect([done.size, reviews.length]).toEqual([3, 5]);
    expect(different(reviews.map(({ lang }) => lang)).toSorted()).toEqual(['en', 'vi']);
    for (const review of reviews) {
      const deal = done.get(review.thread);
      const bike = seeded.find(({ id }) => id === deal?.bike.id)?.listing;
      expect(bike).toMatchObject({ status: 'sold', user_id: deal?.seller_id });
      expect(review.author_id).toBe(deal?.[`${review.role}_id`]);
      expect(areTagsOf(review.role, review.tags)).toBe(true);
      expect(review.published_at).toBeLessThanOrEqual(today);
    }
  });

  it('names the last reply of each thread', () => {
    for (const { path, thread } of inquiries) {
      const own = documents
        .filter((reply) => reply.path.startsWith(`${path}/replies/`))
        .map((reply) => ({ id: reply.path.split('/').at(-1), ...Reply.parse(reply.data) }))
        .toSorted((a, b) => a.created_at - b.created_at);
      expect(thread.last_reply_id).toBe(own.at(-1)?.id ?? null);
      expect(thread.last_reply_by).toBe(own.at(-1)?.sender_id ?? null);
    }
  });
});
