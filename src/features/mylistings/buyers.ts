import { nobody } from '../../domain/accounts/profile.ts';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { agreedAt, isClaimed, isNamed } from '../../domain/reviews/review.ts';
import { dealSteps } from '../../firebase/dealSteps.ts';
import { serverTime } from '../../firebase/firestore.ts';
import type { Step } from '../../firebase/questions.ts';

export type Thread = Stored<Inquiry>;
/**
 * State of a deal. `named`: the seller named the buyer; `claimed`: the buyer says they bought; `open`:
 * neither.
 */
export type Standing = 'agreed' | 'named' | 'saidNo' | 'claimed' | 'open';

export const standingOf = (thread: Thread): Standing => {
  if (agreedAt(thread) !== null) return 'agreed';
  if (isNamed(thread)) return thread.sold_at === null ? 'saidNo' : 'named';
  return isClaimed(thread) ? 'claimed' : 'open';
};

const order: readonly Standing[] = ['agreed', 'named', 'saidNo', 'claimed', 'open'];
const byWeight = (one: Thread, other: Thread) =>
  order.indexOf(standingOf(one)) - order.indexOf(standingOf(other)) || other.updated_at - one.updated_at;

/** The most advanced thread of each possible buyer, sorted by progress, then time. */
export const buyersIn = (threads: readonly Thread[]): Thread[] => {
  const first = new Map<string, Thread>();
  for (const thread of threads.toSorted(byWeight))
    if (thread.buyer_id !== nobody && !first.has(thread.buyer_id)) first.set(thread.buyer_id, thread);
  return [...first.values()];
};

/**
 * Plans the writes that name a buyer; null: none of them. Confirms a buyer who has stated the purchase, asks
 * any other, and withdraws earlier nominations.
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
