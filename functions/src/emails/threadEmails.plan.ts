import type { Inquiry, Reply } from '../../../src/domain/conversations/inquiry.schema.ts';
import { isOpen } from '../../../src/domain/conversations/inquiry.ts';
import type { Visit } from '../../../src/domain/conversations/proposal.schema.ts';
import { agreedAt, isAskedIfBought, isClaimed, isNamed } from '../../../src/domain/reviews/review.ts';

/** Agreed visit as a calendar event. */
export type ThreadEvent = Pick<Visit, 'starts_at' | 'place' | 'sequence'> & { stamp: number };
type AboutVisit = { visit: Pick<Visit, 'starts_at' | 'place'>; event?: ThreadEvent | undefined };

export type ThreadEmail = {
  source: string;
  thread: string;
  to: 'buyer' | 'seller';
} & (
  | {
      kind: 'inquiry' | 'reply';
      message: string;
      phrases?: Reply['phrases'];
      /** In milliseconds. */
      at?: number;
      event?: ThreadEvent | undefined;
    }
  | ({ kind: 'visitAgreed' | 'visitReminder' } & AboutVisit)
  | { kind: 'purchase' | 'bikeSold' | 'boughtQuestion' | 'reviewInvite' | 'reviewPublished' }
);

const saidIn = ({ message, phrases, created_at }: Pick<Reply, 'message' | 'phrases' | 'created_at'>) => ({
  message,
  at: created_at,
  ...(phrases && { phrases }),
});

/**
 * Plans the emails for a changed thread. After a reported purchase, the seller is asked whether the bike is
 * sold (D37). A named buyer is asked for confirmation, both sides of a deal for reviews.
 */
export const planThreadEmails = (
  id: string,
  before: Inquiry | null,
  after: Inquiry | null,
): ThreadEmail[] => {
  if (!after) return [];
  if (!before)
    return isOpen(after) ? [{ kind: 'inquiry', thread: id, source: id, to: 'seller', ...saidIn(after) }] : [];
  if (agreedAt(before) === null && agreedAt(after) !== null)
    return (['buyer', 'seller'] as const).map((to) => ({
      kind: 'reviewInvite',
      thread: id,
      source: `${id}_${to}`,
      to,
    }));
  const isAsked = !isNamed(before) && isAskedIfBought(after) && !isClaimed(after);
  if (isAsked) return [{ kind: 'boughtQuestion', thread: id, source: id, to: 'buyer' }];
  const closed = isOpen(before) && !isOpen(after);
  return closed && after.closed_by === after.buyer_id
    ? [{ kind: 'purchase', thread: id, source: id, to: 'seller' }]
    : [];
};

/** Returns the visit that a reply accepted; undefined if it changed later. */
const agreedWith = (replyId: string, { visit }: Inquiry, { created_at }: Reply): ThreadEvent | undefined => {
  if (visit?.state !== 'accepted' || visit.reply_id !== replyId) return undefined;
  const { starts_at, place, sequence } = visit;
  return { starts_at, place, sequence, stamp: created_at };
};

/**
 * Plans the emails about a reply to the other side (D32). Ignores replies by strangers. The person who
 * accepts a visit gets the calendar file too.
 */
export const planReplyEmails = (
  threadId: string,
  replyId: string,
  inquiry: Inquiry,
  reply: Reply,
): ThreadEmail[] => {
  const { sender_id } = reply;
  if (sender_id !== inquiry.buyer_id && sender_id !== inquiry.seller_id) return [];
  const [from, to] =
    sender_id === inquiry.buyer_id ? (['buyer', 'seller'] as const) : (['seller', 'buyer'] as const);
  const shared = { thread: threadId, source: `${threadId}_${replyId}` };
  const event = agreedWith(replyId, inquiry, reply);
  return [
    { kind: 'reply', ...shared, to, ...saidIn(reply), event },
    ...(event ? [{ kind: 'visitAgreed', ...shared, to: from, visit: event, event } as const] : []),
  ];
};
