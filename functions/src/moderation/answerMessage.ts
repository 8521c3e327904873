import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { unknownName } from '../../../src/domain/accounts/profile.ts';
import type { AdminAction } from '../../../src/domain/admin/admin.schema.ts';
import type { MessageKind } from '../../../src/domain/admin/admin.ts';
import { StoredContactMessage } from '../../../src/domain/support/contactMessage.schema.ts';
import { Feedback, StoredSupportRequest } from '../../../src/domain/support/feedback.schema.ts';
import { ticketsFor } from '../emails/limits.ts';
import { queueWith } from '../emails/queueEmail.ts';
import type { AnswerData } from '../emails/templates/answer.ts';
import { languageFor } from '../emails/userLanguage.ts';
import { countWith } from '../http/rateLimit.ts';
import { nameOf } from '../readers/findPerson.ts';
import { type AdminContext, type Outcome, record } from './adminAction.ts';
import { isTouchedSince } from './decidedSince.ts';

type Answer = Pick<Extract<AdminAction, { act: 'answer' }>, 'kind' | 'message' | 'id' | 'words'>;
type Receiver = Pick<AnswerData, 'language' | 'writer'> & { to: string };

const schemas = {
  feedback: Feedback,
  support_requests: StoredSupportRequest,
  contact_messages: StoredContactMessage,
} as const;
const Address = z.email();

/** Id of an answer's email, unique for each answer of a message. */
export const sourceOfAnswer = (kind: MessageKind, message: string, answer: string): string =>
  `${kind}_${message}_${answer}`;

export const visitorOf = (email: string): string | null => {
  const address = Address.safeParse(email.trim());
  return address.success ? address.data : null;
};

/** Returns null without a confirmed address. */
const memberAs = async (
  { documents, accounts }: AdminContext,
  userId: string,
  message: string,
): Promise<Receiver | null> => {
  const account = await accounts(userId);
  if (!account?.email) return null;
  const name = (await nameOf(documents, userId, account)) ?? unknownName;
  const language = await languageFor(documents, userId, message);
  return { to: account.email, language, writer: { name, message } };
};

const receiverOf = async (context: AdminContext, kind: MessageKind, data: unknown) => {
  const parsed = schemas[kind].safeParse(data);
  if (!parsed.success) return null;
  if ('user_id' in parsed.data) return memberAs(context, parsed.data.user_id, parsed.data.message);
  const to = visitorOf(parsed.data.email);
  return to && { to, language: parsed.data.language, writer: null };
};

export const answerMessage = async (
  context: AdminContext,
  { kind, message, id, words }: Answer,
): Promise<Outcome> => {
  const { documents, operator, answerTo, now } = context;
  const reference = documents.collection(kind).doc(message);
  const receiver = await receiverOf(context, kind, (await reference.get()).data());
  return documents.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists) return 'gone';
    const answers: { id: string }[] = snapshot.get('answers') ?? [];
    if (answers.some((answer) => answer.id === id)) return 'same';
    if (!receiver) return 'unreachable';
    const target = `${kind}/${message}`;
    if (await isTouchedSince(transaction, context, target)) return 'decided';
    const tickets = ticketsFor('answer', { account: operator, receiver: receiver.to });
    if (!(await countWith(transaction, documents, tickets, now))) return 'limited';
    const { to, ...person } = receiver;
    const source = sourceOfAnswer(kind, message, id);
    const data = { ...person, words, answer_to: answerTo };
    queueWith(transaction, documents, { kind: 'answer', source, to, data }, now);
    const isUndecided = snapshot.get('takedown') && !snapshot.get('takedown.decision');
    transaction.update(reference, {
      ...(!isUndecided && { status: 'done' }),
      answers: [...answers, { id, words, operator_id: operator, answered_at: Timestamp.fromMillis(now) }],
    });
    record(transaction, context, { act: 'answer', target, decision: null });
    return 'done';
  });
};
