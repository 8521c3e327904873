import { licenceFor, readEngine } from '../domain/costs/licence.ts';
import type { Published } from '../domain/listings/listing.schema.ts';
import type { Language } from './languages.ts';
import { listing as texts } from './texts/listing.ts';
import { translate } from './texts.ts';

/** Licence for an electric bike's power; null for a petrol bike, or without a power. */
export const electricLicence = (
  lang: Language,
  { fuel, engine }: Pick<Published, 'fuel' | 'engine'>,
): string | null => {
  const size = fuel === 'electric' ? readEngine(engine) : null;
  return size && 'kW' in size ? translate(lang, texts)(`licence.${licenceFor(size)}`) : null;
};
