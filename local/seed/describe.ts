import { locationLabel } from '../../src/domain/places/locations.ts';
import { formatNumber } from '../../src/i18n/format.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { otherLanguage } from '../../src/i18n/sayPhrase.ts';
import type { Random } from '../random.ts';
import { type Bike, choicesFor, choose, is } from './bike.ts';
import { decks, shuffled } from './deck.ts';
import { canHave } from './equipment.ts';
import { localTo } from './places.ts';
import { en, type Papers, second, vi } from './words.ts';

const books = { en, vi };
/** Bikes before this year have few features. */
const oldFashioned = 2015;

/** Writes a price as people do in short advertisements. @example asking(26_500_000, 'vi') // => '26tr5' */
export const asking = (price: number, language: Language): string => {
  const millions = String(Math.round(price / 100_000) / 10);
  return language === 'vi' ? millions.replace(/\.|$/, 'tr') : `${millions} million`;
};

const kilometres = (count: number, language: Language) => `${formatNumber(language, count)} km`;

/** Writes kilometres as in everyday speech. @example shortKilometres(15_230, 'vi') // => '15,2k km' */
export const shortKilometres = (count: number, language: Language): string =>
  count < 1_000 ? kilometres(count, language) : `${formatNumber(language, Math.round(count / 100) / 10)}k km`;

const valuesOf = (bike: Bike, price: number, random: Random, language = bike.language) => {
  const { make, model } = bike.model;
  const { plate, said, trips } = localTo(bike.place);
  const place = locationLabel(language, bike.place);
  return {
    title: `${make} ${model} ${bike.year}`,
    ...{ make, model, year: String(bike.year), age: String(bike.age) },
    km: kilometres(bike.mileage, language),
    odo: shortKilometres(bike.mileage, language),
    asking: asking(price, language),
    ...{ place, plate: String(plate), plates: said ?? `biển ${plate}` },
    area: bike.area?.[language] ?? place,
    service: kilometres(Math.round((bike.mileage * random.between(0.8, 0.97)) / 500) * 500, language),
    colour: bike.cover.paint[language],
    trip: random.pick(trips[language].filter((trip) => !trip.includes(place))),
  };
};

const fill = (sentence: string, values: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name);

type Pool = readonly string[];
const paragraph = (pools: readonly Pool[], deal: (pool: Pool) => string, values: Record<string, string>) =>
  `<p>${pools.map((pool) => fill(deal(pool), values)).join(' ')}</p>`;

/** Creates a writer of descriptions and features that uses every sentence before it repeats any. */
export const writer = (random: Random) => {
  const deal = decks(random);

  const briefly = (bike: Bike, price: number): { description: string; papers: Papers } => {
    const { openings, state, papers, closings } = books[bike.language].brief;
    const values = valuesOf(bike, price, random);
    const facts = `${deal(choose(openings, bike))}, ${deal(choose(state, bike))}.`;
    const why = bike.why && random.chance(0.6) ? [bike.why] : [];
    const sentences = [facts, deal(choose(papers, bike)), ...why, deal(choose(closings, bike))];
    return {
      description: `<p>${fill(sentences.join(' '), values)}</p>`,
      papers: is('shop', bike) ? 'shop' : bike.isLater ? 'former' : 'private',
    };
  };

  const atLength = (bike: Bike, price: number): { description: string; papers: Papers } => {
    const words = books[bike.language];
    const isWreck = is('poor', bike);
    const values = valuesOf(bike, price, random);
    const say = (...pools: Pool[]) => paragraph(pools, deal, values);

    const care = choose(words.care, bike);
    // A bike's papers may still name an earlier owner.
    const owner = is('private', bike) && !is('old', bike) && bike.isLater ? 'former' : 'private';
    const papers = is('shop', bike) ? 'shop' : owner;
    const more = !is('runningIn', bike) && random.chance(0.25) ? [care] : [];
    const tyres = isWreck || random.chance(0.35) ? [] : [choose(words.tyres, bike)];
    const why = bike.why ? [bike.why] : choose(words.reasons, bike);
    const isQuiet = isWreck || random.chance(0.3);
    const isFamily = !isQuiet && is('private', bike) && is('town', bike) && random.chance(0.3);
    const ride = isFamily ? words.family : choose(is('shop', bike) ? words.pitch : words.rides, bike);
    const viewing = random.chance(0.25) ? [] : [choose(words.viewing, bike)];
    const extras = choicesFor(words.extras, bike).flat();
    const items = shuffled(extras, random).slice(0, random.whole(3, 4));
    const list = `<p><strong>${deal(words.included)}</strong></p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    const paragraphs = [
      say(choose(words.openings, bike), choose(words.history, bike)),
      say(
        words.papers[papers],
        ...(is('new', bike) ? [] : [care]),
        ...more,
        ...tyres,
        choose(words.looks, bike),
      ),
      ...(random.chance(isWreck ? 0.6 : 0.35) ? [list] : []),
      say(...(isQuiet ? [] : [ride]), why, ...viewing),
    ];
    return { description: paragraphs.join(''), papers };
  };

  /** `price` in đồng. */
  const describe = (bike: Bike, price: number): { description: string; papers: Papers } => {
    const isLater = !random.chance(is('young', bike) ? 0.85 : 0.6);
    const isBrief = !is('new', bike) && random.chance(bike.language === 'vi' ? 0.42 : 0.25);
    return isBrief ? briefly({ ...bike, isLater }, price) : atLength({ ...bike, isLater }, price);
  };

  const features = (bike: Bike): string[] => {
    const { any, plain, premium, own } = books[bike.language].features;
    const some = (pool: Pool, min: number, max: number) =>
      shuffled(pool, random)
        .filter((feature) => canHave(feature, bike.model, bike.year))
        .slice(0, random.whole(min, max));
    if (bike.year < oldFashioned) return some(plain, 2, 3);
    const dear = bike.model.price > 300 ? some(premium, 1, 3) : [];
    return [...some(choose(own, bike), 2, 4), ...dear, ...some(any, 0, 2)];
  };

  return { describe, features };
};

/** A sixteenth of the sellers write in only one language. */
const oneOf = 16;

/** Creates a writer of short descriptions in the seller's other language, which fit the first description. */
export const secondWriter = (random: Random) => {
  const deal = decks(random);
  /** Returns '' for sellers who write only one language. `price` is in đồng. */
  return (bike: Bike, price: number, papers: Papers): string => {
    if (random.chance(1 / oneOf)) return '';
    const language = otherLanguage(bike.language);
    const { openings, looks, closings, ...words } = second[language];
    const pools = [choose(openings, bike), words.papers[papers], choose(looks, bike), choose(closings, bike)];
    return paragraph(pools, deal, valuesOf(bike, price, random, language));
  };
};
