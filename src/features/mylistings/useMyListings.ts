import { useRef } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { dismiss, notify } from '../../ui/notify.ts';
import { type Action, type Mine, needsPhone, planAction, planUndo, withAction } from './planAction.ts';
import { useListingWrites } from './useListingWrites.ts';
import { useOwnListings } from './useOwnListings.ts';

const notices = {
  renew: 'renewed',
  activate: 'activated',
  pause: 'paused',
  markSold: 'sold',
  unmarkSold: 'unsold',
  delete: 'deleted',
  restore: 'restored',
  reserve: 'reserved',
  unreserve: 'unreserved',
} as const;

const consequences: Partial<Record<Action, 'soldText' | 'deletedText'>> = {
  markSold: 'soldText',
  delete: 'deletedText',
};

const putBack = (listings: readonly Mine[], listing: Mine, index: number): Mine[] =>
  listings.filter(({ id }) => id !== listing.id).toSpliced(index, 0, listing);

/** Own listings, newest first. Shows actions at once, and reverts failed ones. */
export const useMyListings = (lang: Language, userId: string) => {
  const t = translate(lang, mylistings);
  const own = useOwnListings(lang, userId);
  const { listings: all, change, mark } = own;
  const { write, hasPhone } = useListingWrites({ lang, change, mark });
  /** Id of the undo notice for each listing's last action. Another action dismisses it. */
  const offers = useRef(new Map<string, number>());
  const withdrawOffer = (id: string) => dismiss(offers.current.get(id) ?? 0);
  /**
   * @param until end of a reservation in milliseconds
   * @returns whether it was written
   */
  const act = async (listing: Mine, action: Action, until: number | null = null): Promise<boolean> => {
    const plan = planAction(listing, action, until);
    const isReachable = plan.kind === 'editor' || !needsPhone(listing, action) || (await hasPhone(listing));
    if (isReachable === null) return false;
    if (plan.kind === 'editor' || !isReachable) {
      location.assign(`${localize(lang, paths.editListing(listing.id))}?publish`);
      return false;
    }
    withdrawOffer(listing.id);
    const index = Math.max(
      all.findIndex(({ id }) => id === listing.id),
      0,
    );
    const asBefore = (listings: readonly Mine[]) => putBack(listings, listing, index);
    const asAfter = (listings: readonly Mine[]) => withAction(listings, listing.id, action, until);
    const failed = action === 'delete' ? 'deleteFailed' : 'statusFailed';
    const tried = `a listing: ${action}`;
    const after = await write(listing, { plan, tried, failed, done: asAfter, undone: asBefore });
    if (!after) return false;
    const undo = planUndo(listing, action);
    const takeBack = async () => {
      if (!undo) return;
      const back = { plan: undo, tried: `undo: ${action}`, failed: 'statusFailed' } as const;
      if (await write(after, { ...back, done: asBefore, undone: asAfter }))
        notify({ title: t('undone'), tone: 'success' });
    };
    const text = consequences[action];
    const notice = notify({
      title: t(notices[action]),
      tone: 'success',
      ...(undo && {
        text: text && t(text),
        action: { label: translate(lang, ui)('undo'), run: () => void takeBack() },
      }),
    });
    if (undo) offers.current.set(listing.id, notice);
    return true;
  };

  return {
    ...own,
    listings: all.filter(({ deleted_at }) => deleted_at === null),
    /** Sellers can't restore listings hidden by an operator. */
    deleted: all.filter(({ deleted_at, status }) => deleted_at !== null && status !== 'hidden'),
    act,
  };
};
