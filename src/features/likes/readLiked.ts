import { type Card, cardOf } from '../../domain/listings/card.ts';
import { Like } from '../../domain/listings/like.schema.ts';
import { Listing } from '../../domain/listings/listing.schema.ts';
import { isListed } from '../../domain/listings/listing.ts';
import { getDocument, listPage } from '../../firebase/firestore.ts';
import type { Cursor, Page } from '../../firebase/questions.ts';

export const pageOfLikes = 12;

/** `gone`: number of liked bikes that are missing. `next`: cursor of the next page. */
export type LikedPage = { cards: Card[]; gone: number; next: Cursor | null };

type Read = {
  likes: (userId: string, after: Cursor | null) => Promise<Page<Like>>;
  listing: (id: string) => Promise<(Listing & { id: string }) | null>;
};

const firestore: Read = {
  likes: (userId, after) =>
    listPage(Like, 'likes', {
      where: [['user_id', '==', userId]],
      orderBy: ['created_at', 'desc'],
      ...(after && { after }),
      limit: pageOfLikes,
    }),
  listing: (id) => getDocument(Listing, 'motorcycles', id),
};

const codeOf = (failure: unknown) => (failure instanceof Error && 'code' in failure ? failure.code : null);

/**
 * Reads liked bikes, starting with the newest like. Reads each separately, as a deleted bike must not fail
 * others. Rejects if none can be read.
 */
export const readLiked = async (
  userId: string,
  after: Cursor | null,
  read: Read = firestore,
): Promise<LikedPage> => {
  const { documents: likes, end } = await read.likes(userId, after);
  const results = await Promise.allSettled(likes.map((like) => read.listing(like.motorcycle_id)));
  const cards = results.flatMap((result) => {
    const bike = result.status === 'fulfilled' ? result.value : null;
    return bike && isListed(bike) ? [cardOf(bike)] : [];
  });
  // 'permission-denied' means a deleted bike. Other errors are network failures.
  const broken = results.find(
    (result) => result.status === 'rejected' && codeOf(result.reason) !== 'permission-denied',
  );
  if (broken?.status === 'rejected' && cards.length === 0) throw broken.reason;
  return { cards, gone: likes.length - cards.length, next: likes.length === pageOfLikes ? end : null };
};
