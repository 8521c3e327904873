import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { PriceDrop } from '../../../src/domain/alerts/alertMatch.ts';
import { Time } from '../../../src/domain/time/time.schema.ts';
import { planPriceNews } from './priceNews.plan.ts';
import { writeMatches } from './writeMatches.ts';

/* told_prices/{listing}   last announced price */
const ToldPrice = z.object({ price: z.int(), at: Time });

const pageSize = 300;

async function* whoLikes(documents: Firestore, id: string): AsyncGenerator<string[]> {
  const likes = documents.collection('likes').where('motorcycle_id', '==', id).orderBy('__name__');
  for (let last: string | null = null; ; ) {
    const page = await (last === null ? likes : likes.startAfter(last)).limit(pageSize).get();
    if (!page.empty) yield page.docs.map((like) => String(like.get('user_id')));
    const end = page.docs.at(-1);
    if (!end || page.size < pageSize) return;
    last = end.id;
  }
}

const whoAsked = async (documents: Firestore, people: readonly string[]): Promise<string[]> => {
  const places = people.map((userId) => documents.collection('alert_settings').doc(userId));
  const settings = await documents.getAll(...places, { fieldMask: ['price_drops'] });
  return settings.filter((setting) => setting.get('price_drops') === true).map(({ id }) => id);
};

/**
 * Writes a match for everybody who likes the bike and subscribed to price drops, if the drop is large enough.
 * Writes the announced price last, so that a repeated event completes the work.
 */
export const findPriceDrop = async (
  documents: Firestore,
  { id, seller }: { id: string; seller: string },
  fall: PriceDrop,
  now: number,
): Promise<number> => {
  const reference = documents.collection('told_prices').doc(id);
  const parsed = ToldPrice.safeParse((await reference.get()).data());
  const { drop, told } = planPriceNews(parsed.success ? parsed.data : null, fall, now);
  let count = 0;
  if (drop)
    for await (const likers of whoLikes(documents, id)) {
      const people = await whoAsked(
        documents,
        likers.filter((userId) => userId !== seller),
      );
      await writeMatches(documents, { id, drop }, people, now);
      count += people.length;
    }
  if (told) await reference.set({ price: told.price, at: Timestamp.fromMillis(told.at) });
  return count;
};
