import * as z from 'zod/mini';
import type { DeskAnswer, DeskQuestion } from '../../domain/desk.ts';
import { deskAnswers } from '../../domain/schemas/desk.ts';
import { CallError, call } from '../../firebase/calls.ts';

/**
 * Reads one queue of the desk. Fails with a CallError.
 * @example const { figures } = await askDesk({ queue: 'figures' })
 */
export const askDesk = async <Q extends DeskQuestion>(question: Q): Promise<DeskAnswer<Q['queue']>> => {
  const answer = await call('readDesk', { question });
  const parsed = z.safeParse(deskAnswers[question.queue], answer);
  if (!parsed.success) throw new CallError('internal', `the desk answered in an unknown shape`);
  return parsed.data as DeskAnswer<Q['queue']>;
};
