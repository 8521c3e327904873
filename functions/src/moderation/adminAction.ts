import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { unknownName } from '../../../src/domain/accounts/profile.ts';
import type { AuditEntry } from '../../../src/domain/admin/admin.schema.ts';
import type { Decision } from '../../../src/domain/moderation/moderation.schema.ts';
import { queueWith } from '../emails/queueEmail.ts';
import type { ModerationData } from '../emails/templates/moderation.ts';
import { languageFor } from '../emails/userLanguage.ts';
import { type Accounts, nameOf } from '../readers/findPerson.ts';

export type AdminContext = {
  documents: Firestore;
  operator: string;
  accounts: Accounts;
  /** Reply-To address of emails about decisions. */
  answerTo: string;
  now: number;
  /** Database time at which the operator read the queue; undefined for automatic actions. */
  seen?: number;
};

/** Reason why an action was refused. Outcome `same`: it was performed before. */
export type Refusal =
  | 'gone'
  | 'suspended'
  | 'operator'
  | 'decided'
  | 'unreachable'
  | 'limited'
  | 'taken'
  | 'ineligible';
export type Outcome = 'done' | 'same' | Refusal;

/** Writes the audit entry in the action's transaction. @returns its id */
export const record = (
  transaction: Transaction,
  { documents, operator, now }: Pick<AdminContext, 'documents' | 'operator' | 'now'>,
  entry: Pick<AuditEntry, 'act' | 'target' | 'decision' | 'detail'>,
): string => {
  const reference = documents.collection('audit').doc();
  transaction.create(reference, {
    ...entry,
    operator_id: operator,
    acted_at: Timestamp.fromMillis(now),
  });
  return reference.id;
};

type Receiver = Pick<ModerationData, 'language' | 'name'> & { to: string };

/**
 * Returns whom to email about a decision; null for an account without an address.
 * @param writing the person's text, whose language is used if they never chose one
 */
export const receiverOf = async (
  { documents, accounts }: AdminContext,
  userId: string,
  writing: string,
): Promise<Receiver | null> => {
  const account = await accounts(userId);
  if (!account?.email) return null;
  return {
    to: account.email,
    name: (await nameOf(documents, userId, account)) ?? unknownName,
    language: await languageFor(documents, userId, writing),
  };
};

/** Like receiverOf. A member whose language is unknown gets the language of one of their listings. */
export const memberReceiver = async (context: AdminContext, userId: string): Promise<Receiver | null> => {
  const own = context.documents.collection('motorcycles').where('user_id', '==', userId);
  const { docs } = await own.limit(1).get();
  return receiverOf(context, userId, String(docs[0]?.get('description') ?? ''));
};

/** Returns an operator's note as a decision; null without one. */
export const noted = (note: string | null | undefined): Decision | null =>
  note ? { reason: 'other', note } : null;

/** Queues the email about a decision. `source`: id of the audit entry. */
export const queueDecisionEmail = (
  transaction: Transaction,
  { documents, answerTo, now }: AdminContext,
  source: string,
  receiver: Receiver | null,
  what: Pick<ModerationData, 'event' | 'decision' | 'bike' | 'shown' | 'shop'>,
): void => {
  if (!receiver) return;
  const { to, ...person } = receiver;
  const data = { ...person, ...what, answer_to: answerTo };
  queueWith(transaction, documents, { kind: 'moderation', source, to, data }, now);
};
