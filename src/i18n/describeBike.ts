import type { Card } from '../domain/listings/card.ts';
import { nicknamesOf } from '../domain/models/nicknames.ts';
import { locationLabel } from '../domain/places/locations.ts';
import { languages } from './languages.ts';
import { bike } from './texts/bike.ts';
import { browse } from './texts/browse.ts';

/**
 * What a bike is found by besides its description: make, model, year, engine, category, place and nicknames, in both
 * languages, so that 'xe tay ga da nang' and 'scooter Đà Nẵng' find the same.
 */
export const describeBike = ({ make, model, year, engine, cc, category, location }: Card): string =>
  [
    make,
    model,
    year,
    engine,
    location,
    nicknamesOf({ make, model, cc }),
    // Words that fit every bike: whoever types them still wants to see some.
    ...languages.flatMap((language) => [
      browse.everyBike[language],
      bike[category][language],
      locationLabel(language, location),
    ]),
  ].join(' ');
