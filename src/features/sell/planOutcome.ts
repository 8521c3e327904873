import type { Status } from '../../domain/listings/listingFields.ts';
import type { Purpose } from '../../domain/selling/listingForm.ts';
import type { sell } from '../../i18n/texts/sell.ts';

type Situation = {
  purpose: Purpose;
  /** What is stored, or null for a new listing. */
  before: Status | null;
  /** Photos that are ready, and photos that failed. */
  ready: number;
  failed: number;
};
export type Outcome = {
  status: Status;
  notice: {
    title: keyof typeof sell;
    text?: keyof typeof sell;
    tone: 'success' | 'error';
    /** The bike can be seen from now on: its seller is led to what shows it elsewhere. */
    canShare?: true;
  };
};

const success = (title: keyof typeof sell): Outcome['notice'] => ({ title, tone: 'success' });

const noticeFor = ({ purpose, before, failed }: Situation): Outcome['notice'] => {
  if (failed > 0)
    return { title: before === null ? 'createdWithoutPhotos' : 'updatedWithoutPhotos', tone: 'error' };
  if (purpose === 'draft') return success(before === null ? 'draftCreated' : 'draftSaved');
  if (before === null || before === 'draft')
    return { ...success(before === null ? 'created' : 'published'), canShare: true };
  return success('updated');
};

/**
 * Which status a save leads to and what is said about it; null when nothing may be saved. A paused or sold
 * listing stays so when it is updated. Without any photo a new listing is kept as a draft rather than lost,
 * but one that is public is not taken down because its new photos failed.
 */
export const planOutcome = (situation: Situation): Outcome | null => {
  const { purpose, before, ready } = situation;
  const notice = noticeFor(situation);
  if (purpose === 'draft') return { status: 'draft', notice };
  const isPublic = before !== null && before !== 'draft';
  if (ready > 0) return { status: isPublic ? before : 'active', notice };
  return isPublic
    ? null
    : { status: 'draft', notice: { title: notice.title, text: 'keptAsDraft', tone: 'error' } };
};
