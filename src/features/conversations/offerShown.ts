import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import type { Offer } from '../../domain/conversations/proposal.schema.ts';
import { agreedAt } from '../../domain/reviews/review.ts';

/** After a deal, only an accepted offer is shown. */
export const offerShown = (thread: Inquiry): Offer | undefined =>
  agreedAt(thread) === null || thread.offer?.state === 'accepted' ? thread.offer : undefined;
