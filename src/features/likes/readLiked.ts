import { type Card, cardOf } from '../../domain/card.ts';
import { isListed } from '../../domain/listing.ts';
import { Like } from '../../domain/schemas/like.ts';
import { Listing } from '../../domain/schemas/listing.ts';
import { getDocument, listDocuments } from '../../firebase/firestore.ts';

export const pageOfLikes = 12;

/** A page of liked bikes; `gone` are those that nobody can see any more, `next` is where the rest begins. */
export type LikedPage = { cards: Card[]; gone: number; next: Date | null };

type Read = {
  likes: (userId: string, after: Date | null) => Promise<{ motorcycle_id: string; created_at: number }[]>;
  listing: (id: string) => Promise<(Listing & { id: string }) | null>;
};

const firestore: Read = {
  likes: (userId, after) =>
    listDocuments(Like, 'likes', {
      where: [['user_id', '==', userId]],
      orderBy: ['created_at', 'desc'],
      ...(after && { after }),
      limit: pageOfLikes,
    }),
  listing: (id) => getDocument(Listing, 'motorcycles', id),
};

const codeOf = (failure: unknown) => (failure instanceof Error && 'code' in failure ? failure.code : null);

/**
 * Liked bikes, newest like first. Each is read by itself: one that was deleted, paused or cannot be read does
 * not take the others along. Fails where nothing can be read at all.
 */
export const readLiked = async (
  userId: string,
  after: Date | null,
  read: Read = firestore,
): Promise<LikedPage> => {
  const likes = await read.likes(userId, after);
  const results = await Promise.allSettled(likes.map((like) => read.listing(like.motorcycle_id)));
  const cards = results.flatMap((result) => {
    const bike = result.status === 'fulfilled' ? result.value : null;
    return bike && isListed(bike) ? [cardOf(bike)] : [];
  });
  // The rules hide a deleted bike by refusing it; anything else means that the network is gone.
  const broken = results.find(
    (result) => result.status === 'rejected' && codeOf(result.reason) !== 'permission-denied',
  );
  if (broken?.status === 'rejected' && cards.length === 0) throw broken.reason;
  const last = likes.length === pageOfLikes ? likes.at(-1) : undefined;
  return { cards, gone: likes.length - cards.length, next: last ? new Date(last.created_at) : null };
};
