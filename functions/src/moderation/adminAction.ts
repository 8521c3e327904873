import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { unknownName } from '../../../src/domain/accounts/profile.ts';
import type { AuditEntry } from '../../../src/domain/admin/admin.schema.ts';
import { queueWith } from '../emails/queueEmail.ts';
import type { ModerationData } from '../emails/templates/moderation.ts';
import { languageFor } from '../emails/userLanguage.ts';
import { type Accounts, nameOf } from '../readers/findPerson.ts';

/** Where an operator's action is done, by whom and when. */
export type AdminContext = {
  documents: Firestore;
  /** The operator's account. */
  operator: string;
  accounts: Accounts;
  /** Who reads the answers to emails about decisions. */
  answerTo: string;
  now: number;
  /** When the operator read what they decide on, by the database's clock; undefined where no operator decides. */
  seen?: number;
};

/** Why nothing was done; else it was done now, or was so already. */
export type Refusal = 'gone' | 'suspended' | 'operator' | 'decided';
export type Outcome = 'done' | 'same' | Refusal;

/** Writes down an action together with the action itself. @returns the id of the entry */
export const record = (
  transaction: Transaction,
  { documents, operator, now }: Pick<AdminContext, 'documents' | 'operator' | 'now'>,
  entry: Pick<AuditEntry, 'act' | 'target' | 'decision'>,
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

/** Who gets an email about a decision, and in which language; null for an account without an address. */
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

/** Queues the email about a decision, under the id of its entry in the audit. */
export const queueDecisionEmail = (
  transaction: Transaction,
  { documents, answerTo, now }: AdminContext,
  source: string,
  receiver: Receiver | null,
  what: Pick<ModerationData, 'event' | 'decision' | 'bike' | 'shown'>,
): void => {
  if (!receiver) return;
  const { to, ...person } = receiver;
  const data = { ...person, ...what, answer_to: answerTo };
  queueWith(transaction, documents, { kind: 'moderation', source, to, data }, now);
};
