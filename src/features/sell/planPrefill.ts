import { sellersFacts } from '../../domain/listings/facts.ts';
import { fieldsWith } from '../../domain/listings/fields.ts';
import { recordOf } from '../../domain/platform/recordOf.ts';
import { emptyForm, type ListingForm } from '../../domain/selling/listingForm.ts';

/** Groups of fields equal in all listings of a seller: place, and numbers with their country. */
const ofSeller: readonly (readonly (keyof ListingForm)[])[] = [
  ['location'],
  ['phoneCountry', 'contactPhone', 'hidePhone'],
  ['whatsappCountry', 'whatsappNumber', 'hideWhatsApp'],
];

/**
 * Returns the values that a new listing takes from the seller's last one. Groups with a typed field are
 * excluded.
 */
export const contactsOf = (last: ListingForm, typed: Partial<ListingForm> = {}): Partial<ListingForm> => {
  const untouched = ofSeller.filter((fields) => fields.every((field) => typed[field] === undefined));
  return Object.fromEntries(untouched.flat().map((field) => [field, last[field]]));
};

const emptyFields = recordOf(
  fieldsWith({ ofOneBike: true }),
  (name) => emptyForm[name],
) as Partial<ListingForm>;

/** Returns the form for another bike of the same kind, without the fields that differ from bike to bike. */
export const formForAnother = (like: ListingForm): ListingForm => ({
  ...like,
  ...emptyFields,
  facts: sellersFacts(like.facts),
  onFacebook: emptyForm.onFacebook,
});
