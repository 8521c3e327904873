import type { Side } from '../../domain/platform/side.ts';
import type { Purpose } from '../../domain/selling/listingForm.ts';
import {
  type Answers,
  answersIn,
  compareForms,
  type FormAnswer,
  type FormVersion,
  mergeForms,
} from '../../domain/selling/mergeForms.ts';
import { type Outcome, planOutcome } from './planOutcome.ts';
import type { StoredVersion } from './planSave.ts';

/** A part of a listing that two can change, each in a way of their own. */
export type Conflict = FormAnswer | 'status';

/** The listing that a seller's changes began from; `answers` is null where a form was kept without it. */
export type Base = { answers: Answers | null; status: StoredVersion['status'] };

export type Change = {
  purpose: Purpose;
  mine: FormVersion;
  base: Base;
  /** Number of photos that did not arrive. */
  failed: number;
};

/** A save of what both sides say together; null where nothing may be saved. */
export type PlannedChange = { merged: FormVersion; outcome: Outcome } | null;

const outcomeOf = ({ purpose, failed }: Change, before: StoredVersion['status'], { photos }: FormVersion) =>
  before === 'hidden' ? null : planOutcome({ purpose, before, ready: photos.length, failed });

/** A listing becomes a draft, and was published, paused or sold meanwhile. As a draft it may have gaps. */
const isStatusConflict = ({ base, purpose }: Change, now: StoredVersion) =>
  purpose === 'draft' && now.status !== 'draft' && now.status !== base.status;

/** Lists the parts in which a seller's changes collide with what is stored by now. */
export const conflictsIn = (change: Change, now: StoredVersion): Conflict[] => {
  const { conflicts } = compareForms(change.base.answers, change.mine, now);
  return isStatusConflict(change, now) ? [...conflicts, 'status'] : conflicts;
};

/** Plans a save without collisions: answers that the seller did not touch are those that are stored by now. */
export const planChange = (change: Change, now: StoredVersion): PlannedChange => {
  const { sideOf } = compareForms(change.base.answers, change.mine, now);
  const merged = mergeForms(change.mine, now, sideOf);
  const outcome = outcomeOf(change, now.status, merged);
  return outcome && { merged, outcome };
};

/**
 * Returns the changes once the seller has chosen in each conflict: they count as made on what is stored by now.
 * A status of the other side takes the purpose with it.
 */
export const settle = (change: Change, now: StoredVersion, chosen: ReadonlyMap<Conflict, Side>): Change => {
  const { sideOf } = compareForms(change.base.answers, change.mine, now);
  const mine = mergeForms(change.mine, now, (answer) => chosen.get(answer) ?? sideOf(answer));
  const base = { answers: answersIn(now), status: now.status };
  const purpose = chosen.get('status') === 'theirs' && now.status !== 'draft' ? 'publish' : change.purpose;
  return { ...change, mine, base, purpose };
};

/**
 * Puts a kept form over what is stored by now: answers that the seller did not touch are the stored ones. Those that
 * collide stay as they were begun from, so that saving asks about them.
 */
export const rebase = (
  base: Base,
  mine: FormVersion,
  now: StoredVersion,
): { mine: FormVersion; base: Base } => {
  const { answers, status } = base;
  const { conflicts, sideOf } = compareForms(answers, mine, now);
  const collides = ([answer]: [string, string]) => conflicts.some((conflict) => conflict === answer);
  const asBegun =
    answers &&
    Object.fromEntries([
      ...Object.entries(answersIn(now)).filter((answer) => !collides(answer)),
      ...Object.entries(answers).filter(collides),
    ]);
  return { mine: mergeForms(mine, now, sideOf), base: { answers: asBegun, status } };
};
