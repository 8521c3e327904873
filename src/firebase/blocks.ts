import { Block } from '../domain/conversations/block.schema.ts';
import { blockId } from '../domain/conversations/block.ts';
import type { Stored } from '../domain/listings/listing.ts';
import { codeOf } from './codeOf.ts';
import { exists, listDocuments, serverTime, writeBatch } from './firestore.ts';
import { writeCounted } from './writeCounted.ts';

/** Maximum number of blocks in the list. */
const maxShown = 300;

const isThere = (userId: string, otherId: string) => exists('blocks', blockId(userId, otherId));

/**
 * Idempotent. Fails with a RequestError: 'resource-exhausted' if the daily quota is used up.
 * @example await blockPerson(user.id, { id: thread.seller_id, name: thread.seller_name })
 */
export const blockPerson = async (userId: string, other: { id: string; name: string }): Promise<void> => {
  const data = { user_id: userId, other_id: other.id, other_name: other.name, created_at: serverTime };
  try {
    if (await isThere(userId, other.id)) return;
    const path = `blocks/${blockId(userId, other.id)}`;
    await writeCounted(userId, 'block', path, [{ set: path, data }]);
  } catch (failure) {
    // No error if another tab has created the block.
    if (codeOf(failure) !== 'permission-denied' || !(await isThere(userId, other.id))) throw failure;
  }
};

/** Idempotent. Conversations that the block closed stay closed. */
export const unblockPerson = async (userId: string, otherId: string): Promise<void> => {
  try {
    await writeBatch([{ remove: `blocks/${blockId(userId, otherId)}` }]);
  } catch (failure) {
    if (codeOf(failure) !== 'permission-denied' || (await isThere(userId, otherId))) throw failure;
  }
};

export const listBlocked = async (userId: string): Promise<Stored<Block>[]> => {
  const blocks = await listDocuments(Block, 'blocks', {
    where: [['user_id', '==', userId]],
    limit: maxShown,
  });
  return blocks.toSorted((one, other) => other.created_at - one.created_at);
};
