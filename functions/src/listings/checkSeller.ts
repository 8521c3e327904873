import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { reportId } from '../../../src/domain/moderation/report.ts';
import { authAccounts } from '../accounts/findPerson.ts';
import { findSuspendedIdentities } from '../moderation/suspendedIdentities.ts';
import { suspendPerson } from '../moderation/suspendPerson.ts';
import { alreadyExists } from '../platform/alreadyExists.ts';
import type { Environment } from '../platform/environment.ts';
import type { Secrets } from '../platform/secrets.ts';
import { growQuotas } from '../quotas/growQuotas.ts';

/** Who acts where no operator does, in the audit and in reports. */
export const system = 'system';

type Settings = Pick<Environment, 'OPERATOR_EMAIL'> & Pick<Secrets, 'LINK_SECRET'>;

const reportPhotos = async (documents: Firestore, listingId: string, now: number): Promise<void> => {
  const moment = Timestamp.fromMillis(now);
  try {
    await documents.collection('reports').doc(reportId(system, listingId)).create({
      user_id: system,
      motorcycle_id: listingId,
      reason: 'scam',
      message: 'It shows a photo of somebody who was suspended.',
      status: 'new',
      revision: 0,
      created_at: moment,
      updated_at: moment,
    });
  } catch (failure) {
    if (!alreadyExists(failure)) throw failure;
  }
};

/**
 * Looks at who puts a bike up. Somebody suspended who came back under their address or with their number is suspended
 * again; a photo alone may have been stolen from an honest seller, so an operator is told.
 * @returns whether the seller may go on
 */
export const recognizeSeller = async (
  documents: Firestore,
  { userId, listingId }: { userId: string; listingId: string },
  { LINK_SECRET, OPERATOR_EMAIL }: Settings,
  now: number,
): Promise<boolean> => {
  const needs = { documents, accounts: authAccounts, secret: LINK_SECRET };
  const found = await findSuspendedIdentities(needs, userId, listingId);
  const sure = found.find(({ kind }) => kind !== 'photo');
  if (sure) {
    const context = { documents, operator: system, accounts: authAccounts, answerTo: OPERATOR_EMAIL, now };
    await suspendPerson(context, userId, { reason: sure.reason, note: null });
    return false;
  }
  if (found.length > 0) await reportPhotos(documents, listingId, now);
  return true;
};

/**
 * What is done once for a bike that is public for the first time, before anybody hears of it.
 * @returns whether the seller may go on
 */
export const checkSeller = async (
  documents: Firestore,
  seller: { userId: string; listingId: string },
  settings: Settings,
  now: number,
): Promise<boolean> => {
  if (!(await recognizeSeller(documents, seller, settings, now))) return false;
  await growQuotas(documents, seller.userId, now);
  return true;
};
