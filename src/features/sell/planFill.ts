import { fieldsWith, type NamesWith } from '../../domain/listings/fields.ts';
import type { Facts } from '../../domain/models/knownModel.ts';
import type { ListingForm } from '../../domain/selling/listingForm.ts';

export type FilledField = NamesWith<{ ofModel: true }>;
export const filledFields: readonly FilledField[] = fieldsWith({ ofModel: true });
export type Filled = Partial<Pick<ListingForm, FilledField>>;

/**
 * Fields that a known model fills in: empty ones, and those filled in for the previous model.
 * @example planFill({ ...emptyForm, fuel: 'electric' }, {}, { fuel: 'gasoline', engine: '110cc' })
 * // => { engine: '110cc' }
 */
export const planFill = (form: Pick<ListingForm, FilledField>, filled: Filled, facts: Facts): Filled => {
  const changes: Filled = {};
  for (const field of filledFields) {
    const isOurs = form[field] === '' || form[field] === filled[field];
    const value = facts[field] ?? '';
    if (isOurs && form[field] !== value) Object.assign(changes, { [field]: value });
  }
  return changes;
};
