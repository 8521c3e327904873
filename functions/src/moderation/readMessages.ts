import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { AdminMessage } from '../../../src/domain/admin/admin.schema.ts';
import type { MessageKind } from '../../../src/domain/admin/admin.ts';
import { StoredContactMessage } from '../../../src/domain/support/contactMessage.schema.ts';
import { Feedback, StoredSupportRequest } from '../../../src/domain/support/feedback.schema.ts';
import { type Page, pageOf, understood } from './pageOf.ts';

type Fields = Omit<AdminMessage, 'id' | 'kind'>;
const nothing = { user_id: null, name: null, email: null, subject: null, rating: null };

const readers: Record<MessageKind, (snapshot: DocumentSnapshot) => Fields | null> = {
  feedback: (snapshot) => {
    const feedback = understood(Feedback, snapshot);
    if (!feedback) return null;
    const { status: _, ...fields } = feedback;
    return { ...nothing, ...fields };
  },
  support_requests: (snapshot) => {
    const request = understood(StoredSupportRequest, snapshot);
    if (!request) return null;
    const { status: _, ...fields } = request;
    return { ...nothing, ...fields };
  },
  contact_messages: (snapshot) => {
    const message = understood(StoredContactMessage, snapshot);
    if (!message) return null;
    const { first_name, last_name, email, subject, created_at } = message;
    const name = `${first_name} ${last_name}`.trim();
    return {
      ...nothing,
      name: name || null,
      email: email || null,
      subject: subject || null,
      message: message.message,
      created_at,
    };
  },
};

/** Returns open messages to the operators, the oldest first. */
export const readMessages = async (
  documents: Firestore,
  { kind, after }: { kind: MessageKind; after: string | null },
): Promise<Page<AdminMessage>> => {
  const messages = documents.collection(kind);
  const { docs, more } = await pageOf(
    messages.where('status', '==', 'new').orderBy('created_at'),
    after === null ? null : await messages.doc(after).get(),
  );
  const items = docs.flatMap((snapshot) => {
    const fields = readers[kind](snapshot);
    return fields ? [{ id: snapshot.id, kind, ...fields }] : [];
  });
  return { items, more };
};
