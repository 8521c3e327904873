import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import type { Offer } from '../../domain/conversations/proposal.schema.ts';
import { agreedAt } from '../../domain/reviews/review.ts';

/** The offer to show; after a deal only an accepted one. */
export const offerShown = (thread: Inquiry): Offer | undefined =>
  agreedAt(thread) === null || thread.offer?.state === 'accepted' ? thread.offer : undefined;
