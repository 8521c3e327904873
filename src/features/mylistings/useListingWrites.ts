import { titleOf } from '../../domain/listings/listing.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { exists } from '../../firebase/firestore.ts';
import { Overtaken } from '../../firebase/writeRevised.ts';
import type { Language } from '../../i18n/languages.ts';
import { changedElsewhere } from '../../i18n/texts/changedElsewhere.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { lacksIdentity } from '../../shell/lacksIdentity.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { performAction } from './performAction.ts';
import { type Mine, type Plan, withRead, withStored } from './planAction.ts';
import { sayUsedUp } from './sayUsedUp.ts';
import type { useOwnListings } from './useOwnListings.ts';

type ListChange = (listings: readonly Mine[]) => readonly Mine[];

type Write = {
  plan: Plan & { kind: 'write' };
  /** Name of the write in error reports. */
  tried: string;
  failed: 'statusFailed' | 'deleteFailed';
  /** Returns the list to show immediately, before it is reloaded. */
  done: ListChange;
  /** Returns the list to show after a failure. */
  undone: ListChange;
};

type Params = { lang: Language } & Pick<ReturnType<typeof useOwnListings>, 'change' | 'mark'>;

export const useListingWrites = ({ lang, change, mark }: Params) => {
  const t = translate(lang, mylistings);

  /** Shows the stored listing, and a notice that it was changed elsewhere. */
  const sayOvertaken = (listing: Mine, now: Mine | null) => {
    change((listings) => withStored(listings, listing.id, now));
    const say = translate(lang, changedElsewhere);
    const title = say('overtaken', { title: titleOf(listing) });
    notify({ title, text: say('overtakenText'), tone: 'error' });
  };

  /** @returns the listing as it is stored now; null if it was not written */
  const write = async (listing: Mine, { plan, tried, failed, done, undone }: Write): Promise<Mine | null> => {
    mark(listing.id, true);
    change(done);
    try {
      const over = await performAction(listing, plan);
      change((listings) => withRead(listings, over));
      return withRead(done([listing]), over)[0] ?? null;
    } catch (failure) {
      reportHandled(failure, tried);
      change(undone);
      if (failure instanceof Overtaken) {
        sayOvertaken(listing, failure.now);
        return null;
      }
      if (codeOf(failure) === 'resource-exhausted') void sayUsedUp(lang, plan.needsSlug ? 'listing' : 'edit');
      else if (!(await lacksIdentity(lang, listing.user_id, failure)))
        notifyFailure(lang, { title: t(failed) });
      return null;
    } finally {
      mark(listing.id, false);
    }
  };

  /** @returns whether a number to call is stored for the listing; null if that could not be read */
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

  return { write, hasPhone };
};
