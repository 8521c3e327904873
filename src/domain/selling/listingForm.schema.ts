import * as z from 'zod/mini';
import type { CountryCode } from '../contacts/dialcodes.ts';
import { storedPhone } from '../contacts/formPhone.ts';
import { areFacts } from '../listings/facts.ts';
import { type FieldName, fieldNames, fits, rowOfField } from '../listings/fields.ts';
import { leavingRange } from '../listings/leaving.ts';
import { limits, newestYear } from '../listings/listingFields.ts';
import { otherMake } from '../models/makes.ts';
import { isLocation } from '../places/locations.ts';
import { recordOf } from '../platform/recordOf.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { holdsWebAddress } from '../text/webAddress.ts';
import { vietnameseMoment } from '../time/time.ts';
import {
  countryCodes,
  type FormProblem,
  type FormValue,
  formProblems,
  hasWords,
  type Purpose,
} from './listingForm.ts';

const problemNamed = (name: string): FormProblem =>
  formProblems.find((problem) => problem === name) ?? 'tooLong';

/**
 * Schema of the form; messages of issues are FormProblems. A draft requires only make and model, but its
 * filled fields must be valid.
 * @param storedPlace valid even if the current list of places lacks it
 */
export const listingFormSchema = (purpose: Purpose, now: Date, storedPlace = '') => {
  const problem = (name: FormProblem) => name;
  const gapsAllowed = purpose === 'draft';
  const words = (max: number, missing: FormProblem, required: boolean) =>
    z.string().check(
      z.refine((text) => !required || hasVisibleText(text), problem(missing)),
      z.maxLength(max, problem('tooLong')),
    );
  const whole = (
    [min, max]: readonly [number, number],
    required: boolean,
    [missing, low, high]: readonly [FormProblem, FormProblem, FormProblem],
  ) =>
    z.string().check(
      z.refine((text) => text !== '' || !required, problem(missing)),
      z.refine((text) => text === '' || (/^\d+$/.test(text) && Number(text) >= min), problem(low)),
      z.refine((text) => text === '' || Number(text) <= max, problem(high)),
    );
  const leavingDay = (outside: FormProblem) => {
    const { min, max } = leavingRange(now.getTime());
    return z.string().check(z.refine((day) => day === '' || isDay(day, min, max), outside));
  };
  const field = (name: FieldName): z.ZodMiniType => {
    const row = rowOfField(name);
    const required = row.required === 'always' || (row.required === 'published' && !gapsAllowed);
    const missing = problemNamed(`${name}Required`);
    if (row.kind === 'words') return words(row.max, missing, required);
    if (row.kind === 'choice')
      return z
        .enum(['', ...row.values])
        .check(z.refine((code) => code !== '' || !required, problem(missing)));
    const outside = problemNamed(`${name}Range`);
    if (row.unit === 'day') return leavingDay(outside);
    const max = name === 'year' ? newestYear(now) : row.max;
    return whole([row.min, max], required, [missing, outside, outside]);
  };
  const fields = recordOf(fieldNames, field) as { [N in FieldName]: z.ZodMiniType<FormValue<N>> };
  // Emails contain make and model, so these must not contain web addresses.
  const noAddress = z.refine<string>((text) => !holdsWebAddress(text), problem('noAddress'));

  return z
    .object({
      ...fields,
      otherMake: z.string().check(z.maxLength(limits.make, problem('tooLong')), noAddress),
      model: fields.model.check(noAddress),
      features: z
        .array(z.string().check(z.maxLength(limits.feature, problem('tooLong'))))
        .check(z.maxLength(limits.features, problem('tooLong'))),
      facts: z.array(z.string()).check(z.refine((facts) => areFacts(facts), problem('tooLong'))),
      location: fields.location.check(
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
      price: whole([gapsAllowed ? 0 : 1, limits.price], !gapsAllowed, [
        'priceRequired',
        'priceLow',
        'priceHigh',
      ]),
      onFacebook: z.boolean(),
    })
    .check(
      z.refine((form) => form.make !== otherMake || hasVisibleText(form.otherMake), {
        path: ['otherMake'],
        error: problem('makeRequired'),
        when: ({ value }) => isForm(value),
      }),
      // The security rules do not require the battery fee, because older listings lack it.
      z.refine((form) => gapsAllowed || form.battery_fee !== '' || !fits('battery_fee', form), {
        path: ['battery_fee'],
        error: problem('battery_feeRequired'),
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

const isDay = (day: string, min: string, max: string) =>
  !Number.isNaN(vietnameseMoment(day, '00:00')) && day >= min && day <= max;
const isForm = (value: unknown) => typeof value === 'object' && value !== null;
const isPhone = (country: CountryCode, digits: string) =>
  digits === '' || storedPhone({ country, digits }) !== null;
