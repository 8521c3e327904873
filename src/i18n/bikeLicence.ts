import { electricLicence, licenceFor, readEngine } from '../domain/costs/licence.ts';
import type { Published } from '../domain/listings/listing.schema.ts';
import type { Language } from './languages.ts';
import { listing as texts } from './texts/listing.ts';
import { translate } from './texts.ts';

/**
 * Licence for a bike, by engine size, or by power and top speed if electric. Null without a size or power.
 */
export const bikeLicence = (
  lang: Language,
  { fuel, engine, top_speed }: Pick<Published, 'fuel' | 'engine' | 'top_speed'>,
): string | null => {
  const size = readEngine(engine);
  if (!size || 'kW' in size !== (fuel === 'electric')) return null;
  const licence = 'kW' in size ? electricLicence(size.kW, top_speed) : licenceFor(size);
  return translate(lang, texts)(`licence.${licence}`);
};
