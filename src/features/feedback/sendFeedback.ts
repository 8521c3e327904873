import { type Step, serverTime, writeBatch } from '../../firebase/firestore.ts';
import type { Values } from './useSubmission.ts';

/** What is written: the feedback, and the limit that lets it through. Empty choices become null. */
export const planFeedback = (userId: string, id: string, values: Values): Step[] => [
  {
    set: `feedback/${id}`,
    data: {
      user_id: userId,
      subject: values.subject?.trim() || null,
      message: values.message?.trim() ?? '',
      rating: values.rating ? Number(values.rating) : null,
      status: 'new',
      created_at: serverTime,
    },
  },
  { set: `limits/${userId}_feedback`, data: { last: serverTime, feedback_id: id } },
];

export const sendFeedback = (userId: string, id: string, values: Values): Promise<void> =>
  writeBatch(planFeedback(userId, id, values));
