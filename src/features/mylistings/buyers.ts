import { nobody } from '../../domain/accounts/profile.ts';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { agreedAt, isClaimed, isNamed } from '../../domain/reviews/review.ts';
import { dealSteps } from '../../firebase/dealSteps.ts';
import { serverTime } from '../../firebase/firestore.ts';
import type { Step } from '../../firebase/questions.ts';

export type Thread = Stored<Inquiry>;
/** Whether somebody has bought a bike, as far as the two have said so; `open` where nobody has. */
export type Standing = 'agreed' | 'named' | 'saidNo' | 'claimed' | 'open';

/** How a buyer's thread stands between the two. */
export const standingOf = (thread: Thread): Standing => {
  if (agreedAt(thread) !== null) return 'agreed';
  if (isNamed(thread)) return thread.sold_at === null ? 'saidNo' : 'named';
  return isClaimed(thread) ? 'claimed' : 'open';
};

const order: readonly Standing[] = ['agreed', 'named', 'saidNo', 'claimed', 'open'];
const byWeight = (one: Thread, other: Thread) =>
  order.indexOf(standingOf(one)) - order.indexOf(standingOf(other)) || other.updated_at - one.updated_at;

/** The people who may have bought a bike, each with the thread that says most; whoever was heard of last comes first. */
export const buyersIn = (threads: readonly Thread[]): Thread[] => {
  const first = new Map<string, Thread>();
  for (const thread of threads.toSorted(byWeight))
    if (thread.buyer_id !== nobody && !first.has(thread.buyer_id)) first.set(thread.buyer_id, thread);
  return [...first.values()];
};

/**
 * Says who bought the bike, or that it was nobody of these (null). One who says so already is agreed with, another is
 * asked; whoever was asked before is not any more, unless they have agreed.
 */
export const planBuyer = (threads: readonly Thread[], buyer: Thread | null): Step[] => {
  const update = (id: string, data: Record<string, unknown>): Step => ({
    update: `inquiries/${id}`,
    data: { ...data, updated_at: serverTime },
  });
  const others = threads.filter(
    (thread) => thread.id !== buyer?.id && ['named', 'saidNo'].includes(standingOf(thread)),
  );
  return [
    ...others.map(({ id }) => update(id, { named_at: null })),
    ...(buyer ? (isClaimed(buyer) ? dealSteps(buyer) : [update(buyer.id, { named_at: serverTime })]) : []),
  ];
};
