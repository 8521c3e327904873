import * as z from 'zod/mini';
import type { DeskAnswer, DeskQuestion } from '../../domain/desk.ts';
import { deskAnswers } from '../../domain/schemas/desk.ts';
import { call } from '../../firebase/calls.ts';
import { RequestError } from '../../firebase/post.ts';

/**
 * Reads one queue of the desk. Fails with a RequestError.
 * @example const { figures } = await askDesk({ queue: 'figures' })
 */
export const askDesk = async <Q extends DeskQuestion>(question: Q): Promise<DeskAnswer<Q['queue']>> => {
  const answer = await call('readDesk', { question });
  const parsed = z.safeParse(deskAnswers[question.queue], answer);
  if (!parsed.success) throw new RequestError('internal', `the desk answered in an unknown shape`);
  return parsed.data as DeskAnswer<Q['queue']>;
};
