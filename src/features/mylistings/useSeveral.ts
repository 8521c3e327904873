import { useState } from 'react';
import { titleOf } from '../../domain/listings/listing.ts';
import { type Outcome, runInParallel } from '../../domain/platform/runInParallel.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { Overtaken } from '../../firebase/writeRevised.ts';
import type { Language } from '../../i18n/languages.ts';
import { several } from '../../i18n/texts/several.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';
import { performAction } from './performAction.ts';
import { type Action, type Mine, type Plan, withAction, withRead, withStored } from './planAction.ts';
import { fittingFor, type Prices, planPrice, planStep, type SeveralAction } from './planSeveral.ts';
import { sayUsedUp } from './sayUsedUp.ts';
import type { Chosen } from './useChosen.ts';
import type { useMyListings } from './useMyListings.ts';

/** Few writes at once, since a phone's connection is slow. */
const maxParallel = 4;
/** Maximum number of listings that a notice about failed writes names. */
const maxNamed = 5;

export type Lists = Pick<ReturnType<typeof useMyListings>, 'change' | 'mark'>;

type Write = Plan & { kind: 'write' };
type Why = { usedUp: unknown; overtaken: boolean };

const withPrice = (listings: readonly Mine[], id: string, price: number): Mine[] =>
  listings.map((listing) => (listing.id === id ? { ...listing, price } : listing));

const priceTask = (listing: Mine, price: number) => ({
  listing,
  plan: planPrice(price),
  shown: (now: readonly Mine[]) => withPrice(now, listing.id, price),
});

/** Writes each listing separately. Listings that fail stay chosen. */
export const useSeveral = (lang: Language, { change, mark }: Lists, chosen: Chosen) => {
  const t = translate(lang, several);
  const [working, setWorking] = useState(false);

  const report = ({ done, failed }: Outcome<Mine>, why: Why, undo: (() => void) | null) => {
    const count = done.length + failed.length;
    const action = undo && { label: translate(lang, ui)('undo'), run: undo };
    if (failed.length === 0)
      return notify({ title: t('changedAll', { count }), tone: 'success', ...(action && { action }) });
    const titles =
      failed.slice(0, maxNamed).map(titleOf).join(', ') + (failed.length > maxNamed ? ', …' : '');
    const title = done.length > 0 ? t('changedSome', { done: done.length, count }) : t('changedNone');
    const text = [t('notChanged', { titles }), why.overtaken && t('overtaken')];
    if (why.usedUp) void sayUsedUp(lang, 'edit');
    return notify({
      title,
      text: text.filter(Boolean).join(' '),
      tone: 'error',
      ...(action && { action }),
    });
  };

  type Task = { listing: Mine; plan: Write; shown: (listings: readonly Mine[]) => readonly Mine[] };
  /** @returns the written and the failed listings, before their changes */
  const writeAll = async (tasks: readonly Task[], what: string) => {
    setWorking(true);
    const why: Why = { usedUp: null, overtaken: false };
    const after = new Map<string, Mine>();
    const outcome = await runInParallel(tasks, maxParallel, async ({ listing, plan, shown }) => {
      // Stops once the quota is used up.
      if (why.usedUp) throw why.usedUp;
      mark(listing.id, true);
      try {
        const over = await performAction(listing, plan);
        change((now) => shown(withRead(now, over)));
        after.set(listing.id, over);
      } catch (failure) {
        if (codeOf(failure) === 'resource-exhausted') why.usedUp = failure;
        if (failure instanceof Overtaken) {
          why.overtaken = true;
          change((now) => withStored(now, listing.id, failure.now));
        }
        reportHandled(failure, `at /my-listings: ${what}`);
        throw failure;
      } finally {
        mark(listing.id, false);
      }
    });
    setWorking(false);
    const bikes = (of: readonly Task[]) => of.map(({ listing }) => listing);
    return { outcome: { done: bikes(outcome.done), failed: bikes(outcome.failed) }, why, after };
  };

  const undoPrices = async (before: readonly Mine[], after: ReadonlyMap<string, Mine>, prices: Prices) => {
    const tasks = before.flatMap((listing) => {
      const over = after.get(listing.id);
      const now = prices.get(listing.id);
      if (!over || now === undefined || listing.price === null) return [];
      return [priceTask(withPrice([over], listing.id, now)[0] ?? over, listing.price)];
    });
    const { outcome, why } = await writeAll(tasks, 'undo: price');
    report(outcome, why, null);
  };

  /** @param until end of a reservation in milliseconds */
  const run = async (
    listings: readonly Mine[],
    action: SeveralAction,
    wanted: Prices | null,
    until: number | null = null,
  ) => {
    const prices = new Map<string, number>();
    const tasks = fittingFor(action, listings).flatMap((listing): Task[] => {
      const step = planStep(listing, action, wanted, until);
      if (!step) return [];
      const { plan, price } = step;
      if (price === null)
        return [{ listing, plan, shown: (now) => withAction(now, listing.id, action as Action, until) }];
      prices.set(listing.id, price);
      return [priceTask(listing, price)];
    });
    const { outcome, why, after } = await writeAll(tasks, action);
    const canUndo = action === 'price' && outcome.done.length > 0;
    report(outcome, why, canUndo ? () => void undoPrices(outcome.done, after, prices) : null);
    chosen.set(outcome.failed.map(({ id }) => id));
  };

  return { working, run };
};
