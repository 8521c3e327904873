import { factsPattern } from '../../src/domain/listings/facts.ts';
import {
  allCategories,
  allConditions,
  fuels,
  limits,
  oldestYear,
  transmissions,
} from '../../src/domain/listings/listingFields.ts';
import { restorePeriod } from '../../src/domain/listings/restorePeriod.ts';
import { namingPeriod } from '../../src/domain/reviews/namingPeriod.ts';
import { day } from '../../src/domain/time/time.ts';

/** Decisions of the domain that firestore.rules repeat, by the names that stand for them in the parts, as `{{fuels}}`. */
export const values: Readonly<Record<string, string>> = {
  categories: allCategories.join('|'),
  conditions: allConditions.join('|'),
  transmissions: transmissions.join('|'),
  fuels: fuels.join('|'),
  facts: factsPattern.replaceAll('\\', '\\\\'),
  oldestYear: String(oldestYear),
  restoreDays: String(restorePeriod / day),
  namingDays: String(namingPeriod / day),
  ...Object.fromEntries(Object.entries(limits).map(([field, most]) => [`limits.${field}`, String(most)])),
};
