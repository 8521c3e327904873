import { allCategories, type Status } from '../../src/domain/listings/listingFields.ts';
import { makes } from '../../src/domain/models/makes.ts';
import { type Random, seeded } from '../random.ts';
import type { Bike } from './bike.ts';
import { deckOf, shuffled } from './deck.ts';
import { type Look, type Model, models } from './models.ts';
import { type Seller, sellers } from './people.ts';
import { type Cover, coversOf } from './photoPool.ts';
import { conditionOf, mileageOf, priceOf } from './worth.ts';

export type Dealt = { seller: Seller; status: Status; bike: Bike; price: number };

const statuses: readonly Status[] = [...Array<Status>(16).fill('active'), 'sold', 'sold', 'paused', 'draft'];

const copies = <T extends { share: number }>(things: readonly T[]): T[] =>
  things.flatMap((thing) => Array<T>(thing.share).fill(thing));

/** The first 100 listings include every make and category. */
const firstPage = 100;

/**
 * Returns models at random, common ones more often. Equal models are never adjacent, and every make and
 * category comes early.
 */
const modelsInOrder = (random: Random): Model[] => {
  const rest = shuffled(copies(models), random);
  const ordered: Model[] = [];
  while (rest.length > 0) {
    const last = ordered.at(-1);
    const next = rest.findIndex((model) => model !== last);
    ordered.push(...rest.splice(Math.max(0, next), 1));
  }
  const missing = [
    ...makes.map((make) => (model: Model) => model.make === make),
    ...allCategories.map((category) => (model: Model) => model.category === category),
  ].filter((is) => !ordered.slice(0, firstPage).some(is));
  for (const [index, is] of shuffled(missing, random).entries()) {
    const [model] = ordered.splice(ordered.findIndex(is), 1);
    if (model) ordered.splice(Math.round(((index + 0.5) / missing.length) * firstPage), 0, model);
  }
  return ordered;
};

const handOf = (seller: Seller, random: Random) => {
  const [home, ...others] = seller.places;
  const homes = home ? [home, ...others.slice(1).map(() => home)] : [];
  return { place: deckOf([...homes, ...others], random), language: deckOf(seller.languages, random) };
};

/** Creates a function that returns the covers of a look in turn, so that equal photos are far apart. */
const dealCovers = (random: Random) => {
  const waiting = new Map<string, Cover[]>();
  return (look: Look): Cover => {
    const [next, ...others] = waiting.get(look.name) ?? shuffled(coversOf(look), random);
    if (!next) throw new Error(`there is no photo of ${look.name}`);
    waiting.set(look.name, [...others, next]);
    return next;
  };
};

export function* dealBikes(thisYear: number): Generator<Dealt, never> {
  const random = seeded('vongxe/listings');
  const nextSeller = deckOf(copies(sellers), random);
  const nextStatus = deckOf(statuses, random);
  const nextCover = dealCovers(seeded('vongxe/covers'));
  const hands = new Map<Seller, ReturnType<typeof handOf>>();
  for (;;) {
    for (const model of modelsInOrder(random)) {
      const seller = nextSeller();
      const hand = hands.get(seller) ?? handOf(seller, random);
      hands.set(seller, hand);
      const year = random.whole(model.from, Math.min(model.to, thisYear));
      const age = Math.max(0, thisYear - year);
      const condition = conditionOf(age, seller.trade === 'shop', random);
      const bike: Bike = {
        model,
        year,
        age,
        condition,
        mileage: condition === 'new' ? random.whole(4, 180) : mileageOf(model, age, random),
        cover: nextCover(model.look),
        place: hand.place(),
        language: hand.language(),
        trade: seller.trade,
        ...(seller.area && { area: seller.area }),
        ...(seller.why && { why: seller.why }),
      };
      yield { seller, status: nextStatus(), bike, price: priceOf(bike, random) };
    }
  }
}
