import type { Stored } from './query.ts';
import { Refused, type Write } from './store.ts';
import { type Fields, numberOf } from './values.ts';

/* Stand-in for the revision check of firestore.rules, which this store lacks. tests/rules/stale.test.ts tests
   the rules. */

const countOf = (fields: Fields | undefined) => (fields?.revision ? numberOf(fields.revision) : 0);

/**
 * Returns whether these fields may change without a revision, as in deleting a listing, switching an alert or
 * replying.
 */
const isFree = (collection: string, changed: readonly string[]): boolean => {
  if (collection === 'motorcycles') return changed.every((name) => /^(deleted|updated)_at$/.test(name));
  if (collection === 'alerts') return !changed.includes('criteria');
  if (collection === 'inquiries') return !changed.some((name) => name === 'offer' || name === 'visit');
  return !['profiles', 'alert_settings', 'away_answers'].includes(collection);
};

/** Throws like the rules if a browser overwrites a document that changed since it was read. */
export const refuseStale = (writes: readonly Write[], find: (name: string) => Stored | null): void => {
  for (const { update, updateMask, updateTransforms = [] } of writes) {
    const before = update && find(update.name);
    if (!update || !before) continue;
    const [collection = '', , ...below] = update.name.split('/documents/')[1]?.split('/') ?? [];
    const named = updateMask ? (updateMask.fieldPaths ?? []) : Object.keys(update.fields ?? {});
    const changed = [...named, ...updateTransforms.map(({ fieldPath }) => fieldPath)];
    if (below.length > 0 || isFree(collection, changed)) continue;
    if (countOf(update.fields) !== countOf(before.fields) + 1) throw new Refused('PERMISSION_DENIED', 7);
  }
};
