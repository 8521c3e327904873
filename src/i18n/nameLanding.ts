import type { Landing } from '../domain/market/landing.ts';
import { locationLabel } from '../domain/places/locations.ts';
import type { Language } from './languages.ts';
import { market } from './texts/market.ts';
import { translate } from './texts.ts';

type Named = { landing: Landing; model: string | null };

const thingOf = (language: Language, { landing: { make, category }, model }: Named): string => {
  const t = translate(language, market);
  if (make && model) return t('model', { make, model });
  if (make && category) return t('makeCategory', { make, category: t(category) });
  if (make) return t('make', { make });
  return t(category ?? 'bikes');
};

/**
 * @example nameLanding('en', { landing: airBladeInHanoi, model: 'Air Blade' }) // => 'Used Honda Air Blade in Hanoi'
 * @example nameLanding('vi', { landing: airBladeInHanoi, model: 'Air Blade' }) // => 'Honda Air Blade cũ tại Hà Nội'
 */
export const nameLanding = (language: Language, named: Named): string => {
  const { place } = named.landing;
  const values = { thing: thingOf(language, named), place: place ? locationLabel(language, place) : '' };
  const name = translate(language, market)(place ? 'usedIn' : 'used', values);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/**
 * Name of a landing page within a sentence.
 * @example nameWithin('vi', allBikes) // => 'xe máy cũ'
 */
export const nameWithin = (language: Language, named: Named): string => {
  const name = nameLanding(language, named);
  // Names of makes stay capitalized.
  return name.startsWith(named.landing.make ?? '\n') ? name : name.charAt(0).toLowerCase() + name.slice(1);
};
