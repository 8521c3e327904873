import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { MessageKind } from '../../../src/domain/admin/admin.ts';
import type { AdminMessage } from '../../../src/domain/admin/adminAnswers.schema.ts';
import type { MessageAnswer } from '../../../src/domain/support/answer.schema.ts';
import { StoredContactMessage } from '../../../src/domain/support/contactMessage.schema.ts';
import { Feedback, StoredSupportRequest } from '../../../src/domain/support/feedback.schema.ts';
import type { StoredTakedown } from '../../../src/domain/support/takedown.schema.ts';
import type { Accounts } from '../readers/findPerson.ts';
import { sourceOfAnswer, visitorOf } from './answerMessage.ts';
import { type Page, pageOf, understood } from './pageOf.ts';
import { readListings } from './readListings.ts';

type Answers = { answers?: MessageAnswer[] | undefined };
type Fields = Omit<AdminMessage, 'id' | 'kind' | 'answerable' | 'answers' | 'takedown'> &
  Answers & { takedown?: StoredTakedown | undefined };
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
    const { first_name, last_name, email, subject, created_at, answers, takedown } = message;
    const name = `${first_name} ${last_name}`.trim();
    return {
      ...nothing,
      name: name || null,
      email: email || null,
      subject: subject || null,
      message: message.message,
      created_at,
      answers,
      takedown,
    };
  },
};

const stateOf = (email: DocumentSnapshot): AdminMessage['answers'][number]['email'] => {
  if (!email.exists) return null;
  const state = email.get('state');
  if (state === 'dead') return 'failed';
  return state === 'sent' ? 'sent' : 'waiting';
};

const withEmails = async (
  documents: Firestore,
  kind: MessageKind,
  message: string,
  { answers = [] }: Answers,
): Promise<AdminMessage['answers']> => {
  if (answers.length === 0) return [];
  const mail = documents.collection('mail');
  const emails = await documents.getAll(
    ...answers.map(({ id }) => mail.doc(`answer_${sourceOfAnswer(kind, message, id)}`)),
  );
  return answers.map((answer, index) => {
    const email = emails[index];
    return { ...answer, email: email ? stateOf(email) : null };
  });
};

type Needs = { documents: Firestore; accounts: Accounts };

const isAnswerable = async (accounts: Accounts, { user_id, email }: Fields): Promise<boolean> =>
  user_id === null ? visitorOf(email ?? '') !== null : Boolean((await accounts(user_id))?.email);

const withListing = async (documents: Firestore, takedown: StoredTakedown | undefined) => {
  if (!takedown) return null;
  const { items } = await readListings(documents, { find: takedown.page, after: null });
  return { ...takedown, listing: items[0] ?? null };
};

/** Returns open messages, the oldest first, or closed ones, the latest first. */
export const readMessages = async (
  { documents, accounts }: Needs,
  { kind, closed, after }: { kind: MessageKind; closed: boolean; after: string | null },
): Promise<Page<AdminMessage>> => {
  const messages = documents.collection(kind);
  const { docs, more } = await pageOf(
    messages.where('status', '==', closed ? 'done' : 'new').orderBy('created_at', closed ? 'desc' : 'asc'),
    after === null ? null : await messages.doc(after).get(),
  );
  const items = docs.map(async (snapshot) => {
    const fields = readers[kind](snapshot);
    if (!fields) return [];
    const answers = await withEmails(documents, kind, snapshot.id, fields);
    const takedown = await withListing(documents, fields.takedown);
    const answerable = await isAnswerable(accounts, fields);
    return [{ id: snapshot.id, kind, ...fields, answerable, answers, takedown }];
  });
  return { items: (await Promise.all(items)).flat(), more };
};
