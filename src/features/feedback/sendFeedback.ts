import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import { serverTime } from '../../firebase/firestore.ts';
import type { Step } from '../../firebase/questions.ts';
import { writeCounted } from '../../firebase/writeCounted.ts';
import type { Values } from './useSubmission.ts';

export const planFeedback = (userId: string, id: string, values: Values): Step[] => [
  {
    set: `feedback/${id}`,
    data: {
      user_id: userId,
      subject: hasVisibleText(values.subject ?? '') ? values.subject?.trim() : null,
      message: values.message?.trim() ?? '',
      rating: values.rating ? Number(values.rating) : null,
      status: 'new',
      created_at: serverTime,
    },
  },
];

export const sendFeedback = (userId: string, id: string, values: Values): Promise<void> =>
  writeCounted(userId, 'feedback', `feedback/${id}`, planFeedback(userId, id, values));
