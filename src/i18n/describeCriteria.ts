import type { Criteria } from '../domain/alerts/alert.ts';
import { alertChoices } from '../domain/alerts/alertChoices.ts';
import { aroundKm } from '../domain/places/aroundKm.ts';
import { locationLabel } from '../domain/places/locations.ts';
import { fieldValue } from './fieldWords.ts';
import { formatDong } from './format.ts';
import { formatList } from './formatList.ts';
import type { Language } from './languages.ts';
import { criteria as texts } from './texts/criteria.ts';
import { type Translate, translate } from './texts.ts';

type Say = Translate<typeof texts>;

const bikeOf = (say: Say, language: Language, { make, model, models }: Criteria) => {
  if (make && models.length > 0)
    return say('makeAndModel', { make, model: formatList(language, 'disjunction', models) });
  if (make && model) return say('makeAndModel', { make, model });
  if (make) return say('make', { make });
  return model ? say('model', { model }) : say('any');
};

/** If models are chosen, a typed model is an additional condition. */
const wordsOf = (say: Say, { model, models }: Criteria) =>
  model && models.length > 0 ? say('words', { model }) : null;

const priceOf = (say: Say, language: Language, { min_price: min, max_price: max }: Criteria) => {
  const amount = (dong: number | null) => formatDong(language, dong ?? 0);
  if (min !== null && min === max) return say('priceExactly', { price: amount(min) });
  if (min !== null && max !== null) return say('priceBetween', { min: amount(min), max: amount(max) });
  if (min !== null) return say('priceFrom', { min: amount(min) });
  return max === null ? null : say('priceUpTo', { max: amount(max) });
};

const placeOf = (say: Say, language: Language, { location, around }: Criteria) => {
  if (location === null) return null;
  const place = locationLabel(language, location);
  return around ? say('placeAround', { place, km: aroundKm }) : say('place', { place });
};

/**
 * @example describeCriteria('en', { make: 'Honda', model: null, max_price: 20_000_000, location: 'Hanoi', … }) // => 'Any Honda, up to 20,000,000 ₫, in Hanoi'
 */
export const describeCriteria = (language: Language, criteria: Criteria): string => {
  const say = translate(language, texts);
  const { year } = criteria;
  return [
    bikeOf(say, language, criteria),
    wordsOf(say, criteria),
    ...alertChoices.map(
      (name) => criteria[name] && fieldValue(language, name, criteria[name]).toLocaleLowerCase(language),
    ),
    year === null ? null : say('year', { year: String(year) }),
    priceOf(say, language, criteria),
    placeOf(say, language, criteria),
    criteria.seller && say(`seller.${criteria.seller}`),
    criteria.leaving ? say('leaving') : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
};
