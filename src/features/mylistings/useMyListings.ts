import { useRef } from 'react';
import { titleOf } from '../../domain/listings/listing.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { exists } from '../../firebase/firestore.ts';
import { Overtaken } from '../../firebase/writeRevised.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import type { Language } from '../../i18n/languages.ts';
import { changedElsewhere } from '../../i18n/texts/changedElsewhere.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { dismiss, notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { performAction } from './performAction.ts';
import {
  type Action,
  applied,
  caughtUp,
  type Mine,
  needsPhone,
  overtaken,
  type Plan,
  planAction,
  planUndo,
} from './planAction.ts';
import { sayUsedUp } from './sayUsedUp.ts';
import { useOwnListings } from './useOwnListings.ts';

const said = {
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

/** What follows from an action, where its name does not say it. */
const consequences: Partial<Record<Action, 'soldText' | 'deletedText'>> = {
  markSold: 'soldText',
  delete: 'deletedText',
};

/** Puts one listing back where and as it was; the others may have changed meanwhile. */
const putBack = (listings: readonly Mine[], listing: Mine, place: number): Mine[] =>
  listings.filter(({ id }) => id !== listing.id).toSpliced(place, 0, listing);

/** One's own listings, newest first, and what can be done to them: shown at once, taken back when it fails. */
export const useMyListings = (lang: Language, userId: string) => {
  const t = translate(lang, mylistings);
  const own = useOwnListings(lang, userId);
  const { listings: all, change, mark } = own;
  /** The notice by which the last action on a listing can be taken back: not once there was another one. */
  const offers = useRef(new Map<string, number>());
  const withdrawOffer = (id: string) => dismiss(offers.current.get(id) ?? 0);
  type Write = {
    plan: Plan & { kind: 'write' };
    /** What is tried, and what is said when it fails. */
    tried: string;
    failed: 'statusFailed' | 'deleteFailed';
    /** How the list looks once it is done, and when it was not. */
    done: (listings: readonly Mine[]) => readonly Mine[];
    undone: (listings: readonly Mine[]) => readonly Mine[];
  };
  /** Shows a listing as it was found to be, and says that it was changed elsewhere. */
  const sayOvertaken = (listing: Mine, now: Mine | null) => {
    change((listings) => overtaken(listings, listing.id, now));
    const say = translate(lang, changedElsewhere);
    const title = say('overtaken', { title: titleOf(listing) });
    notify({ title, text: say('overtakenText'), tone: 'error' });
  };

  /** @returns the listing as it is stored by now; null where it was not written */
  const write = async (listing: Mine, { plan, tried, failed, done, undone }: Write): Promise<Mine | null> => {
    mark(listing.id, true);
    change(done);
    try {
      const over = await performAction(listing, plan);
      change((listings) => caughtUp(listings, over));
      return caughtUp(done([listing]), over)[0] ?? null;
    } catch (failure) {
      reportHandled(failure, tried);
      change(undone);
      if (failure instanceof Overtaken) {
        sayOvertaken(listing, failure.now);
        return null;
      }
      if (codeOf(failure) === 'resource-exhausted') void sayUsedUp(lang, plan.needsSlug ? 'listing' : 'edit');
      else notifyFailure(lang, { title: t(failed) });
      return null;
    } finally {
      mark(listing.id, false);
    }
  };

  /** Whether all that publishing asks for is there, as far as the listing itself does not show it. */
  const hasPhone = async ({ id }: Mine): Promise<boolean | null> => {
    mark(id, true);
    try {
      return await exists('motorcycles', id, 'contact', 'phone');
    } catch (failure) {
      reportHandled(failure, 'look for the number of a listing');
      notifyFailure(lang, { title: t('statusFailed') });
      return null;
    } finally {
      mark(id, false);
    }
  };

  /**
   * `until` is when a reservation ends.
   * @returns whether it was done
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
    const place = Math.max(
      all.findIndex(({ id }) => id === listing.id),
      0,
    );
    const asBefore = (listings: readonly Mine[]) => putBack(listings, listing, place);
    const asAfter = (listings: readonly Mine[]) => applied(listings, listing.id, action, until);
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
      title: t(said[action]),
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
    /** What was deleted and can be brought back; not what an operator had hidden before. */
    deleted: all.filter(({ deleted_at, status }) => deleted_at !== null && status !== 'hidden'),
    act,
  };
};
