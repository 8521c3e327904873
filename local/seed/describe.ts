import type { Condition } from '../../src/domain/listing.ts';
import { type Location, locationLabel } from '../../src/domain/locations.ts';
import { PAINTS, type PaintName } from '../illustrator/paint.ts';
import type { Random } from '../illustrator/random.ts';
import { decks, shuffled } from './deck.ts';
import type { Model } from './models.ts';
import { localTo, trips } from './places.ts';
import { en } from './words/en.ts';
import { vi } from './words/vi.ts';
import type { Looks, Trade, Words } from './words/words.ts';

export type Bike = {
  model: Model;
  year: number;
  age: number;
  mileage: number;
  condition: Condition;
  paint: PaintName;
  place: Location;
  language: 'en' | 'vi';
  trade: Trade;
};

const books = { en, vi };
/** Bikes from before this year have few comforts. */
const oldFashioned = 2015;
const numbers = { en: new Intl.NumberFormat('en-US'), vi: new Intl.NumberFormat('vi-VN') };
const looksOf = (condition: Condition): Looks => (condition === 'used' ? 'good' : condition);
const kilometres = (count: number, language: 'en' | 'vi') => `${numbers[language].format(count)} km`;

const valuesOf = (bike: Bike, random: Random): Record<string, string> => {
  const { model, language, place } = bike;
  const { plate, region } = localTo(place);
  return {
    title: `${model.make} ${model.model} ${bike.year}`,
    make: model.make,
    model: model.model,
    year: String(bike.year),
    km: kilometres(bike.mileage, language),
    service: kilometres(Math.round((bike.mileage * random.between(0.8, 0.97)) / 500) * 500, language),
    colour: PAINTS[bike.paint][language],
    place: locationLabel(language, place),
    plate: String(plate),
    age: String(bike.age),
    trip: random.pick(
      trips[region][language].filter((trip) => !trip.includes(locationLabel(language, place))),
    ),
  };
};

const pastOf = ({ history }: Words, { age, trade, condition }: Bike) => {
  if (condition === 'new') return history.unused;
  if (trade !== 'private') return history[trade];
  return age <= 2 ? history.young : age <= 10 ? history.older : history.old;
};

const ridesOf = ({ rides }: Words, { drive }: Model) =>
  drive === 'electric' ? rides.electric : drive === 'big' ? rides.big : rides.small;

const extrasOf = ({ extras }: Words, { drive }: Model) => {
  if (drive === 'electric') return [...extras.any, ...extras.electric];
  return [...extras.any, ...extras.petrol, ...(drive === 'big' ? extras.big : [])];
};

/** A generator of descriptions and features that does not repeat a sentence before its pool is used up. */
export const writer = (random: Random) => {
  const deal = decks(random);

  const describe = (bike: Bike): string => {
    const { model, trade } = bike;
    const words = books[bike.language];
    const isFresh = bike.mileage < 2_500;
    // Whoever sells a wreck does not praise its tyres and its manners.
    const isWreck = bike.condition === 'poor';
    const values = valuesOf(bike, random);
    const say = (...pools: (readonly string[])[]) =>
      `<p>${pools
        .map((pool) => deal(pool).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name))
        .join(' ')}</p>`;

    const care = isFresh ? words.care.fresh : words.care[model.drive];
    const papers = trade === 'shop' ? words.papers.shop : words.papers.private;
    const more = !isFresh && random.chance(0.45) ? [care] : [];
    const tyres = isFresh ? words.tyres.fresh : words.tyres.worn;
    const items = shuffled(extrasOf(words, model), random).slice(0, random.whole(3, 4));
    const list = `<p><strong>${deal(words.included)}</strong></p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    return [
      say(words.openings[trade], pastOf(words, bike)),
      say(papers, care, ...more, ...(isWreck ? [] : [tyres]), words.looks[looksOf(bike.condition)]),
      ...(isWreck || random.chance(0.5) ? [list] : []),
      say(...(isWreck ? [] : [ridesOf(words, model)]), words.reasons[trade], words.viewing[trade]),
    ].join('');
  };

  const features = ({ model, year, language }: Bike): string[] => {
    const { any, plain, premium, ...own } = books[language].features;
    const some = (pool: readonly string[], least: number, most: number) =>
      shuffled(pool, random).slice(0, random.whole(least, most));
    if (year < oldFashioned) return some(plain, 2, 3);
    const dear = model.price > 300 ? some(premium, 1, 3) : [];
    return [...some(own[model.drive], 2, 4), ...dear, ...some(any, 0, 2)];
  };

  return { describe, features };
};

/** How many words a reader sees. @example wordCount('<p>Two <strong>words</strong></p>') // => 2 */
export const wordCount = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
