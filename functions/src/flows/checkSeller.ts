import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { reportId } from '../../../src/domain/moderation/report.ts';
import { suspendPerson } from '../moderation/suspendPerson.ts';
import { alreadyExists } from '../platform/alreadyExists.ts';
import type { Environment } from '../platform/environment.ts';
import type { Secrets } from '../platform/secrets.ts';
import { growQuotas } from '../quotas/growQuotas.ts';
import { authAccounts } from '../readers/findPerson.ts';
import { findBar, showsPhotoOfSuspended } from '../readers/suspendedIdentities.ts';

/** User id of automatic decisions in audit entries and reports. */
export const system = 'system';

type Settings = Pick<Environment, 'OPERATOR_EMAIL'> & Pick<Secrets, 'LINK_SECRET'>;

const reportPhoto = async (documents: Firestore, listingId: string, now: number): Promise<void> => {
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
 * Checks the seller of a new public listing. A suspended person who returns with a confirmed address or
 * number is suspended again. A suspended person's photo only alerts operators: anybody can copy it.
 * @returns false if the person is suspended
 */
export const recognizeSeller = async (
  documents: Firestore,
  { userId, listingId }: { userId: string; listingId: string },
  { LINK_SECRET: secret, OPERATOR_EMAIL: answerTo }: Settings,
  now: number,
): Promise<boolean> => {
  const account = await authAccounts(userId);
  const bar = account && (await findBar({ documents, secret }, userId, account));
  if (bar) {
    const context = { documents, operator: system, accounts: authAccounts, answerTo, now };
    await suspendPerson(context, userId, { reason: bar.reason, note: null });
    return false;
  }
  if (await showsPhotoOfSuspended({ documents, secret }, userId, listingId))
    await reportPhoto(documents, listingId, now);
  return true;
};

/**
 * Checks the seller once, before anybody is told about the bike.
 * @returns false if the person is suspended
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
