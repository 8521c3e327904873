import { useState } from 'react';
import { titleOf } from '../../domain/listings/listing.ts';
import { type Outcome, runInParallel } from '../../domain/platform/runInParallel.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import type { Language } from '../../i18n/languages.ts';
import { several } from '../../i18n/texts/several.ts';
import { translate } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';
import { performAction } from './performAction.ts';
import { applied, type Mine } from './planAction.ts';
import { fittingFor, type PriceChange, planStep, type SeveralAction } from './planSeveral.ts';
import { sayUsedUp } from './sayUsedUp.ts';
import type { Chosen } from './useChosen.ts';
import type { useMyListings } from './useMyListings.ts';

/** So many writes are under way at a time: a phone's line is narrow. */
const atOnce = 4;
/** Of many that failed, so many are named. */
const named = 5;

export type Lists = Pick<ReturnType<typeof useMyListings>, 'change' | 'mark'>;

const withPrice = (listings: readonly Mine[], id: string, price: number): Mine[] =>
  listings.map((listing) => (listing.id === id ? { ...listing, price } : listing));

/**
 * Changes the chosen listings together. Each is a write of its own, shown once it has arrived; what fails stays as it
 * was, is named, and stays chosen.
 */
export const useSeveral = (lang: Language, { change, mark }: Lists, chosen: Chosen) => {
  const t = translate(lang, several);
  const [working, setWorking] = useState(false);

  const report = ({ done, failed }: Outcome<Mine>, isUsedUp: boolean) => {
    const count = done.length + failed.length;
    if (failed.length === 0) return notify({ title: t('changedAll', { count }), tone: 'success' });
    const titles = failed.slice(0, named).map(titleOf).join(', ') + (failed.length > named ? ', …' : '');
    const title = done.length > 0 ? t('changedSome', { done: done.length, count }) : t('changedNone');
    const text = t('notChanged', { titles });
    if (isUsedUp) void sayUsedUp(lang, 'edit');
    return notify({ title, text, tone: 'error' });
  };

  /** `until` is when a reservation ends. */
  const run = async (
    listings: readonly Mine[],
    action: SeveralAction,
    prices: PriceChange | null,
    until: number | null = null,
  ) => {
    setWorking(true);
    const fitting = fittingFor(action, listings).filter((listing) =>
      planStep(listing, action, prices, until),
    );
    // Once the quota is used up, nothing more is sent.
    let usedUp: unknown;
    const outcome = await runInParallel(fitting, atOnce, async (listing) => {
      const step = planStep(listing, action, prices, until);
      if (!step) return;
      if (usedUp) throw usedUp;
      mark(listing.id, true);
      try {
        await performAction(listing, step.plan);
        const { price } = step;
        change((now) =>
          action === 'price'
            ? price === null
              ? now
              : withPrice(now, listing.id, price)
            : applied(now, listing.id, action, until),
        );
      } catch (failure) {
        if (codeOf(failure) === 'resource-exhausted') usedUp = failure;
        reportHandled(failure, `at /my-listings: ${action}`);
        throw failure;
      } finally {
        mark(listing.id, false);
      }
    });
    report(outcome, usedUp !== undefined);
    chosen.set(outcome.failed.map(({ id }) => id));
    setWorking(false);
  };

  return { working, run };
};
