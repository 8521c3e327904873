import type { Card } from '../domain/listings/card.ts';
import { fieldsWith } from '../domain/listings/fields.ts';
import { nicknamesOf } from '../domain/models/nicknames.ts';
import { locationLabel } from '../domain/places/locations.ts';
import { fieldValue } from './fieldWords.ts';
import { languages } from './languages.ts';
import { browse } from './texts/browse.ts';

const searchedFields = fieldsWith({ searched: true });

/**
 * Returns the words that find a bike besides its description: make, model, year, engine, category, colour, place, nicknames.
 * They come in both languages, so that 'xe tay ga da nang' and 'scooter Đà Nẵng' find the same.
 */
export const describeBike = (card: Card): string => {
  const { make, model, year, engine, cc, location } = card;
  return [
    make,
    model,
    year,
    engine,
    location,
    nicknamesOf({ make, model, cc }),
    // Words that fit every bike: whoever types them still wants to see some.
    ...languages.flatMap((language) => [
      browse.everyBike[language],
      ...searchedFields.map((name) => fieldValue(language, name, card[name] ?? '')),
      locationLabel(language, location),
    ]),
  ].join(' ');
};
