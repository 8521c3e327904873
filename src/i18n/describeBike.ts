import type { Card } from '../domain/card.ts';
import { locationLabel } from '../domain/locations.ts';
import { languages } from './languages.ts';
import { bike } from './texts/bike.ts';
import { browse } from './texts/browse.ts';

/**
 * What a bike is found by besides its description: make, model, year, engine, category and place, in both
 * languages, so that 'xe tay ga da nang' and 'scooter Đà Nẵng' find the same.
 */
export const describeBike = ({ make, model, year, engine, category, location }: Card): string =>
  [
    make,
    model,
    year,
    engine,
    location,
    // Words that fit every bike: whoever types them still wants to see some.
    ...languages.flatMap((language) => [
      browse.everyBike[language],
      bike[category][language],
      locationLabel(language, location),
    ]),
  ].join(' ');
