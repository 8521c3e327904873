import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import type { Offer } from '../../domain/conversations/proposal.schema.ts';
import { agreedAt } from '../../domain/reviews/review.ts';

/** The offer of a thread that still means something: after a deal, only one that was agreed on. */
export const offerShown = (thread: Inquiry): Offer | undefined =>
  agreedAt(thread) === null || thread.offer?.state === 'accepted' ? thread.offer : undefined;
