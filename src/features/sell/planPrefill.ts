import { sellersFacts } from '../../domain/listings/facts.ts';
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

/**
 * What a listing for another bike of the same kind takes from the one that it is like: everything but what is true of
 * one bike alone. Its mileage and photos have to be given before it can be published, its condition begins anew, and of its facts
 * those stay that are the seller's.
 */
export const another = (like: ListingForm): ListingForm => ({
  ...like,
  mileage: emptyForm.mileage,
  condition: emptyForm.condition,
  facts: sellersFacts(like.facts),
  onFacebook: emptyForm.onFacebook,
});
