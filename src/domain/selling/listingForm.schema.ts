import * as z from 'zod/mini';
import type { CountryCode } from '../contacts/dialcodes.ts';
import { storedPhone } from '../contacts/formPhone.ts';
import { areFacts } from '../listings/facts.ts';
import {
  allCategories,
  allConditions,
  fuels,
  limits,
  newestYear,
  oldestYear,
  transmissions,
} from '../listings/listingFields.ts';
import { otherMake } from '../models/makes.ts';
import { isLocation } from '../places/locations.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { holdsWebAddress } from '../text/webAddress.ts';
import { countryCodes, type FormProblem, hasWords, type Purpose } from './listingForm.ts';

/**
 * What each field must hold for a purpose; every issue's message is a FormProblem.
 * In a draft only make and model are required, yet what is filled in must be right.
 * @param storedPlace accepted besides the places on offer: older listings have others
 */
export const listingFormSchema = (purpose: Purpose, now: Date, storedPlace = '') => {
  const problem = (name: FormProblem) => name;
  const gapsAllowed = purpose === 'draft';
  const words = (max: number, missing: FormProblem, required: boolean) =>
    z.string().check(
      z.refine((text) => !required || hasVisibleText(text), problem(missing)),
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
  // Make and model go out in emails to those who wait for such a bike.
  const noAddress = z.refine<string>((text) => !holdsWebAddress(text), problem('noAddress'));
  const lowestPrice = gapsAllowed ? 0 : 1;

  return z
    .object({
      make: words(limits.make, 'makeRequired', true),
      otherMake: z.string().check(z.maxLength(limits.make, problem('tooLong')), noAddress),
      model: words(limits.model, 'modelRequired', true).check(noAddress),
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
      facts: z.array(z.string()).check(z.refine((facts) => areFacts(facts), problem('tooLong'))),
      location: words(limits.location, 'locationRequired', !gapsAllowed).check(
        z.refine(
          (place) => place === '' || place === storedPlace || isLocation(place),
          problem('locationUnknown'),
        ),
      ),
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
      otherDescription: z.string().check(z.maxLength(limits.description, problem('tooLong'))),
      price: whole(lowestPrice, limits.price, 'priceRequired', 'priceLow', 'priceHigh'),
      onFacebook: z.boolean(),
    })
    .check(
      z.refine((form) => form.make !== otherMake || hasVisibleText(form.otherMake), {
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
