import type { MessageKind } from '../../../src/domain/admin/admin.ts';
import { type AdminContext, type Outcome, record } from './adminAction.ts';

export const finishMessage = (context: AdminContext, kind: MessageKind, id: string): Promise<Outcome> => {
  const reference = context.documents.collection(kind).doc(id);
  return context.documents.runTransaction(async (transaction) => {
    const message = await transaction.get(reference);
    if (!message.exists) return 'gone';
    if (message.get('status') === 'done') return 'same';
    // A request for removal can be closed only after a decision.
    if (message.get('takedown') && !message.get('takedown.decision')) return 'ineligible';
    transaction.update(reference, { status: 'done' });
    record(transaction, context, { act: 'finish', target: `${kind}/${id}`, decision: null });
    return 'done';
  });
};
