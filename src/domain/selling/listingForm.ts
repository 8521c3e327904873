import { type CountryCode, countries, defaultCountry } from '../contacts/dialcodes.ts';
import {
  type ChoiceField,
  type FieldName,
  type FieldValue,
  fieldNames,
  fieldsWith,
  fits,
  rowOfField,
  wholeFields,
} from '../listings/fields.ts';
import { recordOf } from '../platform/recordOf.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';

/** A choice's code, or typed text. */
export type FormValue<N extends FieldName> = N extends ChoiceField ? FieldValue<N> | '' : string;

/** Values as typed: numbers are digits without grouping, '' is empty. */
export type ListingForm = { [N in FieldName]: FormValue<N> } & {
  /** Typed make, if `make` is Other (D18). */
  otherMake: string;
  features: string[];
  /** Such as `tyres:good` (facts.ts). */
  facts: string[];
  phoneCountry: CountryCode;
  contactPhone: string;
  whatsappCountry: CountryCode;
  whatsappNumber: string;
  hidePhone: boolean;
  hideWhatsApp: boolean;
  /** HTML with the editor's few tags. */
  description: string;
  /** Description in the other language; '' without one. */
  otherDescription: string;
  /** đồng */
  price: string;
  /** Permission to post on the site's Facebook page (D31). */
  onFacebook: boolean;
};

const initialOf = (name: FieldName) => {
  const row = rowOfField(name);
  return (row.kind === 'choice' && row.initial) || '';
};
const emptyFields = recordOf(fieldNames, initialOf) as { [N in FieldName]: FormValue<N> };

export const emptyForm: ListingForm = {
  ...emptyFields,
  otherMake: '',
  features: [],
  facts: [],
  phoneCountry: defaultCountry,
  contactPhone: '',
  whatsappCountry: defaultCountry,
  whatsappNumber: '',
  hidePhone: false,
  hideWhatsApp: false,
  description: '',
  otherDescription: '',
  price: '',
  onFacebook: false,
};

/**
 * Empties fields that do not fit the bike, because the form hides them from sellers.
 * @example fittingForm({ ...form, fuel: 'gasoline', battery_range: '80' }).battery_range // => ''
 */
export const fittingForm = (form: ListingForm): ListingForm => ({
  ...form,
  ...Object.fromEntries(
    fieldNames.filter((name) => !fits(name, form)).map((name) => [name, emptyFields[name]]),
  ),
});

const askedBefore: Partial<Record<FieldName, FormField>> = { model: 'otherMake', location: 'features' };
const last = [
  'contactPhone',
  'whatsappNumber',
  'description',
  'otherDescription',
  'price',
  'images',
] as const;
export type FormField = FieldName | 'otherMake' | 'features' | (typeof last)[number];
/** Fields in their order on the page. */
export const fieldOrder: readonly FormField[] = [
  ...fieldNames.flatMap((name): FormField[] => (askedBefore[name] ? [askedBefore[name], name] : [name])),
  ...last,
];

/** @example firstInvalid((field) => field === 'price' || field === 'model') // => 'model' */
export const firstInvalid = (isInvalid: (field: FormField) => boolean): FormField | undefined =>
  fieldOrder.find(isInvalid);

export const countryCodes = countries.map(({ iso }) => iso);

const missing = [...fieldsWith({ required: 'always' }), ...fieldsWith({ required: 'published' })].map(
  (name) => `${name}Required` as const,
);
/** Fields required if the battery is rented. */
const needed = fieldsWith({ needs: 'pack:rented' });
const outside = wholeFields.map((name) => `${name}Range` as const);
export const formProblems = [
  ...missing,
  ...needed.map((name) => `${name}Required` as const),
  ...outside,
  'locationUnknown',
  'phoneRequired',
  'phoneInvalid',
  'descriptionRequired',
  'priceRequired',
  'priceLow',
  'priceHigh',
  'tooLong',
  'noAddress',
] as const;
export type FormProblem = (typeof formProblems)[number];
export type FieldProblems = Partial<Record<keyof ListingForm, FormProblem>>;

export type Purpose = 'draft' | 'publish';

/** @example hasWords('<p><br></p>') // => false */
export const hasWords = (html: string) => hasVisibleText(html.replace(/<[^<>]*>|&nbsp;/g, ''));

/** Problems that disable the publish button. */
export const activationProblems = ['photosMissing', 'pricePublish'] as const;
export type ActivationProblem = (typeof activationProblems)[number];

/** @example activationChecks({ price: '', photos: 1 }) // => ['pricePublish'] */
export const activationChecks = (bike: { price: string; photos: number }): ActivationProblem[] =>
  activationProblems.filter((problem) =>
    problem === 'photosMissing' ? bike.photos < 1 : !(Number(bike.price) > 0),
  );
