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

/** An answer, or the status, that the seller and another save changed differently. */
export type Conflict = FormAnswer | 'status';

/** Listing before the changes. `answers` is null if unknown, as in forms stored by older builds. */
export type Base = { answers: Answers | null; status: StoredVersion['status'] };

export type Change = {
  purpose: Purpose;
  mine: FormVersion;
  base: Base;
  /** Number of photos that failed to upload. */
  failed: number;
};

/** The seller's changes merged with the stored version. Null if nothing may be saved. */
export type PlannedChange = { merged: FormVersion; outcome: Outcome } | null;

const outcomeOf = ({ purpose, failed }: Change, before: StoredVersion['status'], { photos }: FormVersion) =>
  before === 'hidden' ? null : planOutcome({ purpose, before, ready: photos.length, failed });

/**
 * Does the seller save a draft although the listing was published, paused or sold meanwhile? That is a
 * conflict, because a draft may lack required fields.
 */
const isStatusConflict = ({ base, purpose }: Change, now: StoredVersion) =>
  purpose === 'draft' && now.status !== 'draft' && now.status !== base.status;

export const conflictsIn = (change: Change, now: StoredVersion): Conflict[] => {
  const { conflicts } = compareForms(change.base.answers, change.mine, now);
  return isStatusConflict(change, now) ? [...conflicts, 'status'] : conflicts;
};

/** Plans a save without conflicts. Answers that the seller did not change keep their stored values. */
export const planChange = (change: Change, now: StoredVersion): PlannedChange => {
  const { sideOf } = compareForms(change.base.answers, change.mine, now);
  const merged = mergeForms(change.mine, now, sideOf);
  const outcome = outcomeOf(change, now.status, merged);
  return outcome && { merged, outcome };
};

/** Applies the seller's choice for each conflict. To keep the stored status, `purpose` becomes 'publish'. */
export const settle = (change: Change, now: StoredVersion, chosen: ReadonlyMap<Conflict, Side>): Change => {
  const { sideOf } = compareForms(change.base.answers, change.mine, now);
  const mine = mergeForms(change.mine, now, (answer) => chosen.get(answer) ?? sideOf(answer));
  const base = { answers: answersIn(now), status: now.status };
  const purpose = chosen.get('status') === 'theirs' && now.status !== 'draft' ? 'publish' : change.purpose;
  return { ...change, mine, base, purpose };
};

/**
 * Applies an unfinished form to the stored version. Conflicting answers keep their old base, so that saving
 * detects the conflict again.
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
