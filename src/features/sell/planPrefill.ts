import { sellersFacts } from '../../domain/listings/facts.ts';
import { fieldsWith } from '../../domain/listings/fields.ts';
import { recordOf } from '../../domain/platform/recordOf.ts';
import { emptyForm, type ListingForm } from '../../domain/selling/listingForm.ts';

/** Groups of fields that are equal in all listings of a seller: place, and phone numbers with country codes. */
const ofSeller: readonly (readonly (keyof ListingForm)[])[] = [
  ['location'],
  ['phoneCountry', 'contactPhone', 'hidePhone'],
  ['whatsappCountry', 'whatsappNumber', 'hideWhatsApp'],
];

/** Values that a new listing takes from the seller's last one. Excludes groups in which the seller typed. */
export const contactsOf = (last: ListingForm, typed: Partial<ListingForm> = {}): Partial<ListingForm> => {
  const untouched = ofSeller.filter((fields) => fields.every((field) => typed[field] === undefined));
  return Object.fromEntries(untouched.flat().map((field) => [field, last[field]]));
};

const emptyFields = recordOf(
  fieldsWith({ ofOneBike: true }),
  (name) => emptyForm[name],
) as Partial<ListingForm>;

/** Form for another bike of this kind, without fields that differ between bikes. */
export const formForAnother = (like: ListingForm): ListingForm => ({
  ...like,
  ...emptyFields,
  facts: sellersFacts(like.facts),
  onFacebook: emptyForm.onFacebook,
});
