import { sellersFacts } from '../../domain/listings/facts.ts';
import { fieldsWith } from '../../domain/listings/fields.ts';
import { recordOf } from '../../domain/platform/recordOf.ts';
import { emptyForm, type ListingForm } from '../../domain/selling/listingForm.ts';

/** What every listing of a seller has in common: where they are and how they are reached. A number has its country. */
const ofSeller: readonly (readonly (keyof ListingForm)[])[] = [
  ['location'],
  ['phoneCountry', 'contactPhone', 'hidePhone'],
  ['whatsappCountry', 'whatsappNumber', 'hideWhatsApp'],
];

/** What a new listing takes from the seller's last one; nothing that belongs to what they have typed already. */
export const contactsOf = (last: ListingForm, typed: Partial<ListingForm> = {}): Partial<ListingForm> => {
  const untouched = ofSeller.filter((fields) => fields.every((field) => typed[field] === undefined));
  return Object.fromEntries(untouched.flat().map((field) => [field, last[field]]));
};

const begunAnew = recordOf(
  fieldsWith({ ofOneBike: true }),
  (name) => emptyForm[name],
) as Partial<ListingForm>;

/**
 * Returns the form for another bike of the same kind. Fields that are true of one bike alone begin anew, as in an empty
 * form. Of its facts, only the seller's own stay.
 */
export const another = (like: ListingForm): ListingForm => ({
  ...like,
  ...begunAnew,
  facts: sellersFacts(like.facts),
  onFacebook: emptyForm.onFacebook,
});
