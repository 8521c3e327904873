import { termsVersion } from '../../src/domain/accounts/consent.ts';
import { factsPattern } from '../../src/domain/listings/facts.ts';
import { limits } from '../../src/domain/listings/listingFields.ts';
import { restorePeriod } from '../../src/domain/listings/restorePeriod.ts';
import { namingPeriod } from '../../src/domain/reviews/namingPeriod.ts';
import { day } from '../../src/domain/time/time.ts';
import { fieldRules } from './fieldRules.ts';

/** Constants of the domain for the rules, used as `{{fuels}}`. */
export const values: Readonly<Record<string, string>> = {
  ...fieldRules,
  facts: factsPattern.replaceAll('\\', '\\\\'),
  termsVersion,
  restoreDays: String(restorePeriod / day),
  namingDays: String(namingPeriod / day),
  ...Object.fromEntries(Object.entries(limits).map(([field, limit]) => [`limits.${field}`, String(limit)])),
};
