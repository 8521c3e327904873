import * as z from 'zod/mini';
import { type CountryCode, countries, defaultCountry } from './dialcodes.ts';
import { storedPhone } from './formPhone.ts';
import {
  allCategories,
  allConditions,
  type Category,
  type Condition,
  type Fuel,
  fuels,
  limits,
  newestYear,
  oldestYear,
  type Transmission,
  transmissions,
} from './listing.ts';
import { otherMake } from './makes.ts';

/** What a seller types, as typed: numbers are digits without grouping, '' is not filled in yet. */
export type ListingForm = {
  make: string;
  /** The make in the seller's words, when `make` is Other (D18). */
  otherMake: string;
  model: string;
  year: string;
  /** kilometres */
  mileage: string;
  engine: string;
  category: Category | '';
  condition: Condition | '';
  transmission: Transmission | '';
  fuel: Fuel | '';
  features: string[];
  location: string;
  phoneCountry: CountryCode;
  contactPhone: string;
  whatsappCountry: CountryCode;
  whatsappNumber: string;
  hidePhone: boolean;
  hideWhatsApp: boolean;
  /** HTML of the few kinds that the editor offers. */
  description: string;
  /** đồng */
  price: string;
  /** The site's page on Facebook may show the bike, too (D31). */
  onFacebook: boolean;
};

export const emptyForm: ListingForm = {
  make: '',
  otherMake: '',
  model: '',
  year: '',
  mileage: '',
  engine: '',
  category: '',
  condition: 'good',
  transmission: '',
  fuel: '',
  features: [],
  location: '',
  phoneCountry: defaultCountry,
  contactPhone: '',
  whatsappCountry: defaultCountry,
  whatsappNumber: '',
  hidePhone: false,
  hideWhatsApp: false,
  description: '',
  price: '',
  onFacebook: false,
};

/** The order in which the form asks, and in which the first invalid field is looked for. */
export const fieldOrder = [
  'make',
  'otherMake',
  'model',
  'year',
  'mileage',
  'engine',
  'category',
  'condition',
  'transmission',
  'fuel',
  'features',
  'location',
  'contactPhone',
  'whatsappNumber',
  'description',
  'price',
  'images',
] as const;
export type FormField = (typeof fieldOrder)[number];

/** @example firstInvalid((field) => field === 'price' || field === 'model') // => 'model' */
export const firstInvalid = (isInvalid: (field: FormField) => boolean): FormField | undefined =>
  fieldOrder.find(isInvalid);

export const countryCodes = countries.map(({ iso }) => iso);

export const formProblems = [
  'makeRequired',
  'modelRequired',
  'yearRequired',
  'yearRange',
  'mileageRequired',
  'mileageRange',
  'engineRequired',
  'categoryRequired',
  'conditionRequired',
  'transmissionRequired',
  'fuelRequired',
  'locationRequired',
  'phoneRequired',
  'phoneInvalid',
  'descriptionRequired',
  'priceRequired',
  'priceLow',
  'priceHigh',
  'tooLong',
] as const;
export type FormProblem = (typeof formProblems)[number];

/** A draft may have gaps (D23); what becomes public may not. */
export type Purpose = 'draft' | 'publish';

/** Has words besides its tags. @example hasWords('<p><br></p>') // => false */
export const hasWords = (html: string) => /[^\s\u00a0]/.test(html.replace(/<[^<>]*>|&nbsp;/g, ''));

/**
 * What each field must hold for a purpose; every issue's message is a FormProblem.
 * In a draft only make and model are required, yet what is filled in must be right.
 */
export const listingFormSchema = (purpose: Purpose, now: Date) => {
  const problem = (name: FormProblem) => name;
  const gapsAllowed = purpose === 'draft';
  const words = (max: number, missing: FormProblem, required: boolean) =>
    z.string().check(
      z.refine((text) => !required || text.trim() !== '', problem(missing)),
      z.maxLength(max, problem('tooLong')),
    );
  const whole = (min: number, max: number, missing: FormProblem, low: FormProblem, high: FormProblem) =>
    z.string().check(
      z.refine((text) => text !== '' || gapsAllowed, problem(missing)),
      z.refine((text) => text === '' || (/^\d+$/.test(text) && Number(text) >= min), problem(low)),
      z.refine((text) => text === '' || Number(text) <= max, problem(high)),
    );
  const oneOf = <T extends string>(choices: readonly T[], missing: FormProblem) =>
    z.enum(['', ...choices]).check(z.refine((choice) => choice !== '' || gapsAllowed, problem(missing)));
  const lowestPrice = gapsAllowed ? 0 : 1;

  return z
    .object({
      make: words(limits.make, 'makeRequired', true),
      otherMake: z.string().check(z.maxLength(limits.make, problem('tooLong'))),
      model: words(limits.model, 'modelRequired', true),
      year: whole(oldestYear, newestYear(now), 'yearRequired', 'yearRange', 'yearRange'),
      mileage: whole(0, limits.mileage, 'mileageRequired', 'mileageRange', 'mileageRange'),
      engine: words(limits.engine, 'engineRequired', !gapsAllowed),
      category: oneOf(allCategories, 'categoryRequired'),
      condition: oneOf(allConditions, 'conditionRequired'),
      transmission: oneOf(transmissions, 'transmissionRequired'),
      fuel: oneOf(fuels, 'fuelRequired'),
      features: z
        .array(z.string().check(z.maxLength(limits.feature, problem('tooLong'))))
        .check(z.maxLength(limits.features, problem('tooLong'))),
      location: words(limits.location, 'locationRequired', !gapsAllowed),
      phoneCountry: z.enum(countryCodes),
      contactPhone: z
        .string()
        .check(z.refine((digits) => digits !== '' || gapsAllowed, problem('phoneRequired'))),
      whatsappCountry: z.enum(countryCodes),
      whatsappNumber: z.string(),
      hidePhone: z.boolean(),
      hideWhatsApp: z.boolean(),
      description: z.string().check(
        z.refine((html) => hasWords(html) || gapsAllowed, problem('descriptionRequired')),
        z.maxLength(limits.description, problem('tooLong')),
      ),
      price: whole(lowestPrice, limits.price, 'priceRequired', 'priceLow', 'priceHigh'),
      onFacebook: z.boolean(),
    })
    .check(
      z.refine((form) => form.make !== otherMake || form.otherMake.trim() !== '', {
        path: ['otherMake'],
        error: problem('makeRequired'),
        when: ({ value }) => isForm(value),
      }),
      z.refine((form) => isPhone(form.phoneCountry, form.contactPhone), {
        path: ['contactPhone'],
        error: problem('phoneInvalid'),
        when: ({ value }) => isForm(value),
      }),
      z.refine((form) => isPhone(form.whatsappCountry, form.whatsappNumber), {
        path: ['whatsappNumber'],
        error: problem('phoneInvalid'),
        when: ({ value }) => isForm(value),
      }),
    );
};

const isForm = (value: unknown) => typeof value === 'object' && value !== null;
const isPhone = (country: CountryCode, digits: string) =>
  digits === '' || storedPhone({ country, digits }) !== null;

/** What keeps a listing from going public besides its fields: the button stays off while one holds. */
export const activationProblems = ['photosMissing', 'pricePublish'] as const;
export type ActivationProblem = (typeof activationProblems)[number];

/** @example activationChecks({ price: '', photos: 1 }) // => ['pricePublish'] */
export const activationChecks = (bike: { price: string; photos: number }): ActivationProblem[] =>
  activationProblems.filter((problem) =>
    problem === 'photosMissing' ? bike.photos < 1 : !(Number(bike.price) > 0),
  );
