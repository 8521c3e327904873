import * as z from 'zod/mini';
import type { AdminQuestion } from '../../domain/admin/admin.schema.ts';
import type { AdminAnswer } from '../../domain/admin/adminAnswers.schema.ts';
import { adminAnswers } from '../../domain/admin/adminAnswers.schema.ts';
import { call } from '../../firebase/calls.ts';
import { RequestError } from '../../firebase/post.ts';

/**
 * Reads a queue of the admin page. Rejects with a RequestError.
 * @example const { figures } = await askAdmin({ queue: 'figures' })
 */
export const askAdmin = async <Q extends AdminQuestion>(question: Q): Promise<AdminAnswer<Q['queue']>> => {
  const answer = await call('readAdmin', { question });
  const parsed = z.safeParse(adminAnswers[question.queue], answer);
  if (!parsed.success)
    throw new RequestError('internal', "the admin page's call answered in an unknown shape");
  return parsed.data as AdminAnswer<Q['queue']>;
};
