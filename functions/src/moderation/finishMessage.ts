import type { MessageKind } from '../../../src/domain/desk.ts';
import { type Desk, type Outcome, record } from './desk.ts';

/** Somebody's message has been read, and answered where it needed that. */
export const finishMessage = (desk: Desk, kind: MessageKind, id: string): Promise<Outcome> => {
  const reference = desk.documents.collection(kind).doc(id);
  return desk.documents.runTransaction(async (transaction) => {
    const message = await transaction.get(reference);
    if (!message.exists) return 'gone';
    if (message.get('status') === 'done') return 'same';
    transaction.update(reference, { status: 'done' });
    record(transaction, desk, { act: 'finish', target: `${kind}/${id}`, decision: null });
    return 'done';
  });
};
