import { describe, expect, it } from 'vitest';
import { FullName, Profile } from '../../src/domain/accounts/profile.schema.ts';
import { Alert } from '../../src/domain/alerts/alert.schema.ts';
import { toE164 } from '../../src/domain/contacts/dialcodes.ts';
import { Inquiry, Reply } from '../../src/domain/conversations/inquiry.schema.ts';
import { Like } from '../../src/domain/listings/like.schema.ts';
import { slugPattern } from '../../src/domain/listings/slug.ts';
import { Review, ReviewContent } from '../../src/domain/reviews/review.schema.ts';
import { agreedAt, areTagsOf, placeOfReview } from '../../src/domain/reviews/review.ts';
import { Feedback } from '../../src/domain/support/feedback.schema.ts';
import { buildConversations } from './buildConversations.ts';
import { buildListings } from './buildListings.ts';
import { introduced, people } from './people.ts';

const now = Date.UTC(2026, 4, 17, 9, 30);
const today = Date.UTC(2026, 4, 17);
const seeded = buildListings(120, now);
const different = <T>(values: readonly T[]) => [...new Set(values)];

describe('the people of the seed', () => {
  it('have names without digits, addresses of their own and one operator among them', () => {
    expect(introduced.filter(({ role }) => role === 'seller')).toHaveLength(12);
    expect(different(people.map(({ id }) => id))).toHaveLength(people.length);
    expect(different(people.map(({ email }) => email))).toHaveLength(people.length);
    for (const { name, email, id } of people) {
      expect(FullName.safeParse(name).success).toBe(true);
      expect(email).toMatch(/^[a-z]+@vongxe\.example$/);
      // Ids of likes and alerts join two parts with it.
      expect(id).not.toContain('_');
    }
    expect(people.filter(({ role }) => role === 'operator')).toHaveLength(1);
  });

  it('have numbers of the right form that nobody can be called at', () => {
    const fictional =
      /^\+(?:84950000\d{3}|447700900\d{3}|467017406\d{2}|141555501\d{2}|3363998\d{4}|614915701\d{2})$/;
    for (const person of people) {
      const numbers =
        'phone' in person ? [person.phone, ...('whatsapp' in person ? [person.whatsapp] : [])] : [];
      for (const number of numbers.filter((one) => one !== null)) {
        expect(number).toMatch(fictional);
        const code = ['+84', '+44', '+46', '+1', '+33', '+61'].find((one) => number.startsWith(one)) ?? '';
        expect(toE164(code, number.slice(code.length))).toBe(number);
      }
    }
  });
});

describe('what they say and want', () => {
  const documents = buildConversations(seeded, now);
  const under = (collection: string) => documents.filter(({ path }) => path.startsWith(`${collection}/`));
  const isReply = ({ path }: { path: string }) => path.includes('/replies/');
  const inquiries = under('inquiries').filter((document) => !isReply(document));
  const replies = under('inquiries').filter(isReply);

  it('is the same whenever on the same day', () => {
    expect(buildConversations(buildListings(120, now + 3_600_000), now + 3_600_000)).toEqual(documents);
  });

  it.each([
    ['profiles', under('profiles'), Profile],
    ['likes', under('likes'), Like],
    ['alerts', under('alerts'), Alert],
    ['feedback', under('feedback'), Feedback],
    ['inquiries', inquiries, Inquiry],
    ['replies', replies, Reply],
  ] as const)('has some %s, all of them whole and each at a place of its own', (_, documents, schema) => {
    expect(documents.length).toBeGreaterThanOrEqual(4);
    expect(different(documents.map(({ path }) => path))).toHaveLength(documents.length);
    for (const { data } of documents) expect(schema.parse(data)).toEqual(data);
  });

  it('has threads of every status, about bikes of others that are for sale', () => {
    const threads = inquiries.map(({ data }) => Inquiry.parse(data)).filter((it) => it.sold_at === undefined);
    expect(different(threads.map((thread) => thread.status)).toSorted()).toEqual([
      'closed',
      'new',
      'replied',
    ]);
    for (const thread of threads) {
      const bike = seeded.find(({ id }) => id === thread.bike.id)?.listing;
      expect(bike).toMatchObject({ status: 'active', user_id: thread.seller_id, slug: thread.bike.slug });
      expect(thread.bike.slug).toMatch(slugPattern);
      expect(thread.buyer_id).not.toBe(thread.seller_id);
      expect(thread.created_at).toBeLessThanOrEqual(thread.updated_at);
      expect(thread.updated_at).toBeLessThanOrEqual(today);
      expect(thread.status === 'new').toBe(thread.last_reply_by === null);
    }
  });

  it('has deals about sold bikes, reviewed in both languages by who took part', () => {
    const done = inquiries.flatMap(({ path, data }) => {
      const thread = Inquiry.parse(data);
      return agreedAt(thread) === null ? [] : [{ id: path.replace('inquiries/', ''), thread }];
    });
    const reviews = documents
      .filter(({ path }) => path.startsWith('reviews/'))
      .map(({ path, data }) => ({ ...placeOfReview(path.replace('reviews/', '')), ...Review.parse(data) }));
    expect([done.length, reviews.length]).toEqual([3, 5]);
    expect(different(reviews.map(({ lang }) => lang)).toSorted()).toEqual(['en', 'vi']);
    for (const review of reviews) {
      const deal = done.find(({ id }) => id === review.thread)?.thread;
      const bike = seeded.find(({ id }) => id === deal?.bike.id)?.listing;
      expect(bike).toMatchObject({ status: 'sold', user_id: deal?.seller_id });
      expect(review.author_id).toBe(deal?.[`${review.role}_id`]);
      expect(areTagsOf(review.role, review.tags)).toBe(true);
      expect(review.published_at).toBeLessThanOrEqual(today);
      expect(
        ReviewContent.safeParse({ stars: review.stars, tags: review.tags, words: review.words }).success,
      ).toBe(true);
    }
  });

  it('names the last reply of each thread', () => {
    for (const { path, data } of inquiries) {
      const own = replies
        .filter((reply) => reply.path.startsWith(`${path}/`))
        .map((reply) => ({ id: reply.path.split('/').at(-1), ...Reply.parse(reply.data) }))
        .toSorted((a, b) => a.created_at - b.created_at);
      expect(data).toMatchObject({
        last_reply_id: own.at(-1)?.id ?? null,
        last_reply_by: own.at(-1)?.sender_id ?? null,
      });
    }
  });
});
