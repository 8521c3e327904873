import type { Firestore } from 'firebase-admin/firestore';
import { Quotas } from '../../../src/domain/listings/quota.schema.ts';
import { grownAfter, type QuotaKind, quotas } from '../../../src/domain/listings/quota.ts';
import { findAccount } from '../readers/accounts.ts';

/** What a grown account may do more often than a young one. */
export const grown = Object.fromEntries(
  Object.entries(quotas).flatMap(([kind, quota]) =>
    quota.grown > quota.young ? [[kind, quota.grown] as const] : [],
  ),
) as Quotas;

const isComplete = (granted: Quotas) => Object.keys(grown).every((kind) => kind in granted);

/**
 * Lets an account of some days, or with a confirmed number, do more. Never takes anything away: what an operator has granted
 * stays. One read for who has been let before, else also one of Auth.
 * @returns what is granted now
 */
export const growQuotas = async (documents: Firestore, userId: string, now: number): Promise<Quotas> => {
  const place = documents.collection('quotas').doc(userId);
  const readFrom = (data: unknown) => Quotas.safeParse(data ?? {}).data ?? {};
  const known = readFrom((await place.get()).data());
  if (isComplete(known)) return known;
  const account = await findAccount(userId);
  const isGrown =
    account && (account.phoneNumber || now - Date.parse(account.metadata.creationTime) >= grownAfter);
  if (!isGrown) return known;
  return documents.runTransaction(async (transaction) => {
    const all = { ...grown, ...readFrom((await transaction.get(place)).data()) };
    transaction.set(place, all);
    return all;
  });
};

/** How often somebody may do a thing. @see growQuotas */
export const mostOf = async (
  documents: Firestore,
  userId: string,
  kind: QuotaKind,
  now: number,
): Promise<number> => (await growQuotas(documents, userId, now))[kind] ?? quotas[kind].young;
