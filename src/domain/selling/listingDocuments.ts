import type { Contact } from '../contacts/contact.schema.ts';
import { formPhone, storedPhone } from '../contacts/formPhone.ts';
import { fittingFacts } from '../listings/facts.ts';
import { type DraftValue, type FieldName, fieldNames, rowOfField } from '../listings/fields.ts';
import { dayNumber, dayText } from '../listings/leaving.ts';
import type { Draft, Listing } from '../listings/listing.schema.ts';
import { makes, otherMake } from '../models/makes.ts';
import { withMarketSpelling } from '../models/modelNames.ts';
import { inOrder } from '../photos/photo.ts';
import { recordOf } from '../platform/recordOf.ts';
import { plainly } from '../text/foldAccents.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { emptyForm, type FormValue, fittingForm, hasWords, type ListingForm } from './listingForm.ts';

/** Strips invisible characters: sellers can't see them in pasted text. */
const written = (text: string) => plainly(text).replace(/\s+/g, ' ').trim();
const numberOrNull = (digits: string) => (digits === '' ? null : Number(digits));
const isMake = (make: string) => makes.some((listed) => listed === make);

export type ListingFields = Omit<
  Draft,
  | 'user_id'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
  | 'revision'
  | 'seller_name'
  | 'views_count'
  | 'auto_paused_at'
  | 'reserved_until'
  | 'translation'
  | 'price_steps'
  | 'reduced_from'
  | 'reduced_until'
  | 'slug'
  | 'status'
>;

/** @example makeOf({ ...form, make: 'Other', otherMake: 'Ural' }) // => 'Ural' */
export const makeOf = (form: ListingForm) => written(form.make === otherMake ? form.otherMake : form.make);

const storedField = (name: FieldName, value: string) => {
  const row = rowOfField(name);
  if (row.kind === 'words') return written(value);
  if (row.kind === 'choice' || value === '') return value || null;
  return row.unit === 'day' ? dayNumber(value) : Number(value);
};
const storedFields = (form: ListingForm) => {
  const fitting = fittingForm(form);
  return recordOf(fieldNames, (name) => storedField(name, fitting[name])) as {
    [N in FieldName]: DraftValue<N>;
  };
};

/** Public fields of a listing. `photos`: addresses in the seller's order. */
export const toListingFields = (form: ListingForm, photos: readonly string[]): ListingFields => ({
  ...storedFields(form),
  make: makeOf(form),
  model: withMarketSpelling(written(form.model)),
  price: numberOrNull(form.price),
  description: hasWords(form.description) ? form.description : '',
  other_description: hasWords(form.otherDescription) ? form.otherDescription : '',
  features: [...new Set(form.features.map(written))].filter(hasVisibleText),
  facts: fittingFacts(form.facts, form),
  images: photos.map((image_url, image_order) => ({ image_url, image_order })),
  hide_phone: form.hidePhone,
  hide_whatsapp: hidesWhatsApp(form),
});

/** A WhatsApp number equal to the phone is hidden with it (D29). */
const hidesWhatsApp = (form: ListingForm) =>
  form.hideWhatsApp || (form.whatsappNumber === '' && form.hidePhone);

export type ContactFields = Pick<Contact, 'value' | 'hidden'>;
export type Contacts = { phone: ContactFields; whatsapp: ContactFields };

/**
 * The two private documents of a listing; null without a phone. By default, the WhatsApp number is the phone
 * number.
 */
export const toContacts = (form: ListingForm): Contacts | null => {
  const phone = storedPhone({ country: form.phoneCountry, digits: form.contactPhone });
  if (phone === null) return null;
  const whatsapp = storedPhone({ country: form.whatsappCountry, digits: form.whatsappNumber }) ?? phone;
  return {
    phone: { value: phone, hidden: form.hidePhone },
    whatsapp: { value: whatsapp, hidden: hidesWhatsApp(form) },
  };
};

const digitsOf = (value: number | null) => (value === null ? '' : String(value));

export const toListingForm = (listing: Listing, contacts: Partial<Contacts>): ListingForm => {
  const phone = contacts.phone && formPhone(contacts.phone.value);
  const ownWhatsApp = contacts.whatsapp && contacts.whatsapp.value !== contacts.phone?.value;
  const whatsapp = ownWhatsApp ? formPhone(contacts.whatsapp?.value ?? '') : null;
  const isListed = isMake(listing.make);
  const fields = recordOf(fieldNames, (name) => String(listing[name] ?? '')) as {
    [N in FieldName]: FormValue<N>;
  };
  return {
    ...fields,
    leaving_on: listing.leaving_on == null ? '' : dayText(listing.leaving_on),
    make: isListed ? listing.make : otherMake,
    otherMake: isListed ? '' : listing.make,
    features: listing.features,
    facts: fittingFacts(listing.facts ?? [], fields),
    phoneCountry: phone?.country ?? emptyForm.phoneCountry,
    contactPhone: phone?.digits ?? '',
    whatsappCountry: whatsapp?.country ?? phone?.country ?? emptyForm.whatsappCountry,
    whatsappNumber: whatsapp?.digits ?? '',
    hidePhone: listing.hide_phone,
    hideWhatsApp: whatsapp ? listing.hide_whatsapp : listing.hide_whatsapp && !listing.hide_phone,
    description: listing.description,
    otherDescription: listing.other_description ?? '',
    price: digitsOf(listing.price),
    // False leaves the stored permission to post on Facebook unchanged.
    onFacebook: false,
  };
};

export const photosOf = (listing: Listing) => inOrder(listing.images).map((photo) => photo.image_url);
