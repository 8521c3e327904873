import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AuditEntry } from '../../../src/domain/desk.ts';
import { unknownName } from '../../../src/domain/profile.ts';
import { type Accounts, nameOf } from '../effects/findPerson.ts';
import { queueWith } from '../effects/queueLetter.ts';
import { languageFor } from '../effects/userLanguage.ts';
import type { ModerationData } from '../emails/moderation.ts';

/** Where an operator's deed is done, by whom and when. */
export type Desk = {
  documents: Firestore;
  /** The operator's account. */
  operator: string;
  accounts: Accounts;
  /** Who reads the answers to letters about decisions. */
  answerTo: string;
  now: number;
};

/** Why nothing was done; else it was done now, or was so already. */
export type Refusal = 'gone' | 'suspended' | 'operator';
export type Outcome = 'done' | 'same' | Refusal;

/** Writes down a deed together with the deed itself. @returns the id of the entry */
export const record = (
  transaction: Transaction,
  { documents, operator, now }: Desk,
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

/** Who gets a letter about a decision, and in which language; null for an account without an address. */
export const receiverOf = async (
  { documents, accounts }: Desk,
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

/** Queues the letter about a decision, under the id of its entry in the audit. */
export const tell = (
  transaction: Transaction,
  { documents, answerTo, now }: Desk,
  source: string,
  receiver: Receiver | null,
  what: Pick<ModerationData, 'event' | 'decision' | 'bike'>,
): void => {
  if (!receiver) return;
  const { to, ...person } = receiver;
  const data = { ...person, ...what, answer_to: answerTo };
  queueWith(transaction, documents, { kind: 'moderation', source, to, data }, now);
};
