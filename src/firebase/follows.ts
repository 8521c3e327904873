import { Follow } from '../domain/alerts/follow.schema.ts';
import { followId } from '../domain/alerts/follow.ts';
import { getDocument, listDocuments, serverTime, writeBatch } from './firestore.ts';
import { writeCounted } from './writeCounted.ts';

const maxLoaded = 300;

const pathOf = (userId: string, sellerId: string) => `follows/${followId(userId, sellerId)}`;

export const readFollow = (userId: string, sellerId: string) => getDocument(Follow, pathOf(userId, sellerId));

export const listFollows = (userId: string) =>
  listDocuments(Follow, 'follows', {
    where: [['user_id', '==', userId]],
    orderBy: ['created_at', 'desc'],
    limit: maxLoaded,
  });

export const switchFollow = (userId: string, sellerId: string, is_active: boolean): Promise<void> =>
  writeBatch([{ update: pathOf(userId, sellerId), data: { is_active } }]);

/** Safe to repeat. */
export const follow = async (userId: string, { id, name }: { id: string; name: string }): Promise<void> => {
  const path = pathOf(userId, id);
  const stored = await readFollow(userId, id);
  if (stored) return stored.is_active ? undefined : switchFollow(userId, id, true);
  const data = {
    ...{ user_id: userId, seller_id: id, seller_name: name },
    ...{ is_active: true, created_at: serverTime },
  };
  try {
    await writeCounted(userId, 'follow', path, [{ set: path, data }]);
  } catch (failure) {
    // No error if another tab has created the same follow.
    if (!(await readFollow(userId, id).catch(() => null))) throw failure;
  }
};

export const unfollow = (userId: string, sellerId: string): Promise<void> =>
  writeBatch([{ remove: pathOf(userId, sellerId) }]);
