import type { Status } from '../../domain/listings/listingFields.ts';
import type { Purpose } from '../../domain/selling/listingForm.ts';
import type { sell } from '../../i18n/texts/sell.ts';

type Situation = {
  purpose: Purpose;
  /** Status before the save; null for a new listing. */
  before: Status | null;
  ready: number;
  failed: number;
};
export type Outcome = {
  status: Status;
  notice: {
    title: keyof typeof sell;
    text?: keyof typeof sell;
    tone: 'success' | 'error';
    /** The listing became public, so the notice offers to share it. */
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
 * Status after a save; null if nothing may be saved. Paused and sold listings keep theirs. Without a photo, a
 * new listing becomes a draft, and a public one is not saved.
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
