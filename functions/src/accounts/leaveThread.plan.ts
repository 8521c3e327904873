import { nobody, unknownName } from '../../../src/domain/accounts/profile.ts';

/** Fields that even the oldest thread documents have. */
type Thread = { buyer_id?: unknown; seller_id?: unknown };
type Leave = { kind: 'remove' } | { kind: 'rename'; changes: Record<string, string | null> };

const idFields = ['buyer_id', 'seller_id', 'last_reply_by', 'closed_by'] as const;
const proposalFields = ['offer', 'visit'] as const;
const byOf = (proposal: unknown) =>
  typeof proposal === 'object' && proposal !== null && 'by' in proposal ? proposal.by : undefined;

/**
 * Plans the erasure of one side of a conversation: closes it and renames that side 'Unknown'. Once both sides
 * are erased, deletes the conversation.
 * @example planLeaveThread({ buyer_id: 'u1', seller_id: 'u2' }, 'u1') // => { kind: 'rename', changes: { buyer_id: 'nobody', … } }
 */
export const planLeaveThread = (thread: Thread & Record<string, unknown>, userId: string): Leave => {
  const isLeft = (id: unknown) => id === userId || id === nobody;
  if (isLeft(thread.buyer_id) && isLeft(thread.seller_id)) return { kind: 'remove' };
  const ids = idFields.filter((field) => thread[field] === userId).map((field) => [field, nobody]);
  const proposals = proposalFields
    .filter((field) => byOf(thread[field]) === userId)
    .map((field) => [`${field}.by`, nobody]);
  const asBuyer = thread.buyer_id === userId;
  return {
    kind: 'rename',
    changes: {
      ...Object.fromEntries([...ids, ...proposals]),
      ...(asBuyer
        ? { buyer_name: unknownName, contact_email: null, contact_phone: null }
        : { seller_name: unknownName, ...(thread.auto_answer !== undefined && { auto_answer: null }) }),
      status: 'closed',
    },
  };
};
