import * as logger from 'firebase-functions/logger';
import type { Repaired } from '../../../src/domain/reconcile/reconcile.schema.ts';
import { vietnameseDay } from '../../../src/domain/time/time.ts';
import { countListings } from '../catalogue/countListings.ts';
import { endReservations } from '../listings/endReservations.ts';
import { endReductions } from '../prices/recordPrice.ts';
import { checkFiles } from './checkFiles.ts';
import { goThrough } from './goThrough.ts';
import { processForgottenUploads } from './processForgottenUploads.ts';
import { followQueues } from './queues.ts';
import { addRepaired, isPassDue } from './reconcile.plan.ts';
import { beginRun, type Needs, type Run } from './run.ts';
import { readState } from './state.ts';

const compareCounts = async ({ needs, now, state }: Run): Promise<void> => {
  const { listed, inList } = await countListings(needs.site.documents);
  const isApart = listed - state.unreadable !== inList;
  if (isPassDue(state, isApart, now))
    state.pass = { begun_at: now, step: 'listings', after: null, unreadable: 0 };
  state.apart_since = isApart ? (state.apart_since ?? now) : null;
};

/** Ends expired reservations and price reductions, which trigger no event. */
const endPromises = async ({ needs, now }: Run): Promise<void> => {
  await endReservations(needs.site.documents, now);
  await endReductions(needs.site.documents, now);
};

const steps: Record<string, (run: Run) => Promise<void>> = {
  endPromises,
  followQueues,
  compareCounts,
  goThrough,
  checkFiles,
  processForgottenUploads,
};

/**
 * Repairs derived data after a lost event. Each run checks recent changes; a nightly pass checks everything.
 * Can be repeated, interrupted, and run beside triggers.
 */
export const reconcile = async (needs: Needs): Promise<{ mended: Repaired; failed: number }> => {
  const run = beginRun(needs, await readState(needs.site.documents));
  for (const [step, work] of Object.entries(steps)) {
    try {
      await work(run);
    } catch (failure) {
      run.fail({ step }, failure);
    }
    await run.save();
  }
  const { state } = run;
  const { mended, failed } = state;
  const end = needs.clock();
  const today = vietnameseDay(end);
  const earlier = state.today.day === today ? state.today.mended : {};
  state.today = { day: today, mended: addRepaired(earlier, mended) };
  state.ran_at = end;
  await run.save();
  if (Object.keys(mended).length > 0) logger.warn('what events had left undone was mended', { mended });
  return { mended, failed };
};
