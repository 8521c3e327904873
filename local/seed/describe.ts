import type { Condition } from '../../src/domain/listings/listingFields.ts';
import { type Location, locationLabel } from '../../src/domain/places/locations.ts';
import type { Random } from '../random.ts';
import { asking, shortKilometres } from './asking.ts';
import { decks, shuffled } from './deck.ts';
import { canHave } from './equipment.ts';
import type { Model } from './models.ts';
import { paintNames } from './paintNames.ts';
import type { Cover } from './photoPool.ts';
import { localTo, trips } from './places.ts';
import { en, type Looks, second, type Trade, type Use, vi, type Words } from './words.ts';

export type Bike = {
  model: Model;
  year: number;
  age: number;
  mileage: number;
  condition: Condition;
  /** First photo, which determines the stated colour. */
  cover: Cover;
  place: Location;
  language: 'en' | 'vi';
  trade: Trade;
  /** District, if the seller names one. */
  area?: { en: string; vi: string };
  /** Reason for selling, in the seller's language. */
  why?: string;
};

const books = { en, vi };
/** Older bikes have few features. */
const oldFashioned = 2015;
const numbers = { en: new Intl.NumberFormat('en-US'), vi: new Intl.NumberFormat('vi-VN') };
const looksOf = (condition: Condition): Looks => (condition === 'used' ? 'good' : condition);
const kilometres = (count: number, language: 'en' | 'vi') => `${numbers[language].format(count)} km`;

/** Sellers in the two largest cities write whose plate it is, others its number. */
const platesOf = (place: Location, plate: number, language: 'en' | 'vi') => {
  if (language === 'en') return `plate ${plate}`;
  if (place === 'Ho Chi Minh City' || place === 'Hanoi') return 'bstp';
  return `biển ${plate}`;
};

const valuesOf = (
  bike: Bike,
  price: number,
  random: Random,
  language = bike.language,
): Record<string, string> => {
  const { model, place } = bike;
  const { plate, region } = localTo(place);
  return {
    title: `${model.make} ${model.model} ${bike.year}`,
    make: model.make,
    model: model.model,
    year: String(bike.year),
    km: kilometres(bike.mileage, language),
    odo: shortKilometres(bike.mileage, language),
    asking: asking(price, language),
    plates: platesOf(place, plate, language),
    area: bike.area?.[language] ?? locationLabel(language, place),
    service: kilometres(Math.round((bike.mileage * random.between(0.8, 0.97)) / 500) * 500, language),
    colour: paintNames[bike.cover.paint][language],
    aColour: `${/^[aeiou]/.test(paintNames[bike.cover.paint].en) ? 'an' : 'a'} ${paintNames[bike.cover.paint].en}`,
    place: locationLabel(language, place),
    plate: String(plate),
    age: String(bike.age),
    trip: random.pick(
      trips[region][language].filter((trip) => !trip.includes(locationLabel(language, place))),
    ),
  };
};

/** New price (millions of đồng) from which a bike with a clutch is big. */
const bigFrom = 120;

/** Returns the bike's use, which determines what its seller praises. */
const purposeOf = ({ drive, category, price }: Model): Use => {
  if (drive === 'electric') return 'electric';
  if (category === 'dirt') return 'offroad';
  if (drive === 'big' || (drive === 'clutch' && price >= bigFrom)) return 'big';
  return drive === 'clutch' ? 'sport' : 'town';
};

const pastOf = ({ history }: Words, { age, trade, condition, model }: Bike, isFirst: boolean) => {
  if (condition === 'new') return history.unused;
  if (trade === 'shop' && (age <= 1 || purposeOf(model) === 'big')) return history.shopYoung;
  if (trade !== 'private') return history[trade];
  if (age > 10) return history.old;
  if (age > 2) return isFirst ? history.older : history.olderLater;
  return isFirst ? history.young : history.youngLater;
};

const ridesOf = ({ rides, pitch }: Words, { model, trade }: Bike, random: Random) => {
  const use = purposeOf(model);
  if (trade === 'shop') return pitch[use];
  return trade === 'private' && use === 'town' && random.chance(0.3) ? rides.family : rides[use];
};

/** Kilometres of the first service, and of the first tyres. */
const runIn = 2_500;
const firstTyres = 9_000;
const tyresOf = ({ tyres }: Words, { mileage }: Bike) => {
  if (mileage < runIn) return tyres.fresh;
  return mileage < firstTyres ? tyres.light : tyres.worn;
};

const extrasOf = ({ extras }: Words, { drive }: Model) => {
  if (drive === 'electric') return [...extras.any, ...extras.electric];
  return [...extras.any, ...extras.petrol, ...(drive === 'big' ? extras.big : [])];
};

const careOf = ({ care }: Words, { mileage, model: { drive } }: Bike) => {
  if (mileage < runIn) return care.fresh;
  return mileage < firstTyres && drive !== 'electric' ? care.light : care[drive];
};

/** Owner in the registration papers. */
export type Papers = 'private' | 'former' | 'shop';

const fill = (sentence: string, values: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name);

/** Writes descriptions and features; uses a pool up before repeating a sentence. */
export const writer = (random: Random) => {
  const deal = decks(random);

  /** Writes two lines, as most sellers do. */
  const briefly = (bike: Bike, values: Record<string, string>, isFirst: boolean): string => {
    const { brief } = books[bike.language];
    const isWorn = bike.condition === 'fair' || bike.condition === 'poor';
    const owner = isFirst ? brief.papers.own : brief.papers.former;
    const papers = bike.trade === 'shop' ? brief.papers.shop : owner;
    const facts = `${deal(brief.openings[bike.trade])}, ${deal(brief.state[isWorn ? 'worn' : 'fine'])}.`;
    const why = bike.why && random.chance(0.6) ? [bike.why] : [];
    return `<p>${fill([facts, deal(papers), ...why, deal(brief.closings[bike.trade])].join(' '), values)}</p>`;
  };

  /** `price`: asking price in whole đồng. */
  const describe = (bike: Bike, price: number): { description: string; papers: Papers } => {
    const { model, trade } = bike;
    const words = books[bike.language];
    const isFirst = random.chance(bike.age <= 2 ? 0.85 : 0.6);
    const isBrief = bike.condition !== 'new' && random.chance(bike.language === 'vi' ? 0.42 : 0.25);
    if (isBrief) {
      const papers = trade === 'shop' ? 'shop' : isFirst ? 'private' : 'former';
      return { description: briefly(bike, valuesOf(bike, price, random), isFirst), papers };
    }
    const isFresh = bike.mileage < runIn;
    // Sellers of wrecks praise neither tyres nor handling.
    const isWreck = bike.condition === 'poor';
    const values = valuesOf(bike, price, random);
    const say = (...pools: (readonly string[])[]) =>
      `<p>${pools.map((pool) => fill(deal(pool), values)).join(' ')}</p>`;

    const care = careOf(words, bike);
    // A later owner may still have the first one's name in the papers.
    const owner = trade === 'private' && bike.age <= 10 && !isFirst ? 'former' : 'private';
    const papers = trade === 'shop' ? 'shop' : owner;
    const more = !isFresh && random.chance(0.25) ? [care] : [];
    const tyres = isWreck || random.chance(0.35) ? [] : [tyresOf(words, bike)];
    const why = bike.why ? [bike.why] : words.reasons[trade];
    const ride = isWreck || random.chance(0.3) ? [] : [ridesOf(words, bike, random)];
    const viewing = random.chance(0.25) ? [] : [words.viewing[trade]];
    const items = shuffled(extrasOf(words, model), random).slice(0, random.whole(3, 4));
    const list = `<p><strong>${deal(words.included)}</strong></p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    const paragraphs = [
      say(words.openings[trade], pastOf(words, bike, isFirst)),
      say(
        words.papers[papers],
        ...(bike.condition === 'new' ? [] : [care]),
        ...more,
        ...tyres,
        words.looks[looksOf(bike.condition)],
      ),
      ...(random.chance(isWreck ? 0.6 : 0.35) ? [list] : []),
      say(...ride, why, ...viewing),
    ];
    return { description: paragraphs.join(''), papers };
  };

  const features = ({ model, year, language }: Bike): string[] => {
    const { any, plain, premium, ...own } = books[language].features;
    const some = (pool: readonly string[], min: number, max: number) =>
      shuffled(pool, random)
        .filter((feature) => canHave(feature, model, year))
        .slice(0, random.whole(min, max));
    if (year < oldFashioned) return some(plain, 2, 3);
    const dear = model.price > 300 ? some(premium, 1, 3) : [];
    return [...some(own[model.drive], 2, 4), ...dear, ...some(any, 0, 2)];
  };

  return { describe, features };
};

/** Out of this many sellers, one writes a single language. */
const oneOf = 16;

/** Writes short texts in the other language, which never contradict the first. */
export const secondWriter = (random: Random) => {
  const deal = decks(random);
  /** `price` in whole đồng; '' from a seller who writes one language. */
  return (bike: Bike, price: number, papers: Papers): string => {
    if (random.chance(1 / oneOf)) return '';
    const language = bike.language === 'vi' ? 'en' : 'vi';
    const { openings, looks, closings, ...words } = second[language];
    const pools = [
      openings[bike.trade],
      words.papers[papers],
      looks[looksOf(bike.condition)],
      closings[bike.trade],
    ];
    const values = valuesOf(bike, price, random, language);
    return `<p>${pools.map((pool) => fill(deal(pool), values)).join(' ')}</p>`;
  };
};

/** Counts visible words. @example wordCount('<p>Two <strong>words</strong></p>') // => 2 */
export const wordCount = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
