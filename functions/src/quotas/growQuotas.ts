import type { Firestore } from 'firebase-admin/firestore';
import { Quotas } from '../../../src/domain/listings/quota.schema.ts';
import { grownAfter, type QuotaKind, quotas } from '../../../src/domain/listings/quota.ts';
import { findAccount } from '../readers/accounts.ts';

/** Higher limits of the quotas that grow after an account's first days. */
export const grown = Object.fromEntries(
  Object.entries(quotas).flatMap(([kind, quota]) =>
    quota.grown > quota.young ? [[kind, quota.grown] as const] : [],
  ),
) as Quotas;

const isComplete = (granted: Quotas) => Object.keys(grown).every((kind) => kind in granted);

/**
 * Raises an account's quotas after some days, or with a confirmed number. Keeps quotas set by operators.
 * @returns the granted quotas
 */
export const growQuotas = async (documents: Firestore, userId: string, now: number): Promise<Quotas> => {
  const place = documents.collection('quotas').doc(userId);
  const readFrom = (data: unknown) => Quotas.safeParse(data ?? {}).data ?? {};
  const granted = readFrom((await place.get()).data());
  if (isComplete(granted)) return granted;
  const account = await findAccount(userId);
  const isGrown =
    account && (account.phoneNumber || now - Date.parse(account.metadata.creationTime) >= grownAfter);
  if (!isGrown) return granted;
  return documents.runTransaction(async (transaction) => {
    const all = { ...grown, ...readFrom((await transaction.get(place)).data()) };
    transaction.set(place, all);
    return all;
  });
};

/** @see growQuotas */
export const quotaOf = async (
  documents: Firestore,
  userId: string,
  kind: QuotaKind,
  now: number,
): Promise<number> => (await growQuotas(documents, userId, now))[kind] ?? quotas[kind].young;
