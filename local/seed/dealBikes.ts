import type { Status } from '../../src/domain/listing.ts';
import { makes } from '../../src/domain/makes.ts';
import { type Random, seeded } from '../illustrator/random.ts';
import { deckOf, shuffled } from './deck.ts';
import type { Bike } from './describe.ts';
import { type Model, models } from './models.ts';
import { type Seller, sellers } from './people.ts';
import { conditionOf, mileageOf, priceOf } from './worth.ts';

export type Dealt = { seller: Seller; status: Status; bike: Bike; price: number };

/** Of every 20: 16 for sale, 2 sold, 1 paused, 1 draft. */
const statuses: readonly Status[] = [
  ...Array.from({ length: 16 }, () => 'active' as const),
  'sold',
  'sold',
  'paused',
  'draft',
];

const copies = <T extends { share: number }>(things: readonly T[]): T[] =>
  things.flatMap((thing) => Array.from({ length: thing.share }, () => thing));

/** A bike of each make first, then the others, three of different makes in a row where possible. */
const modelsInOrder = (random: Random): Model[] => {
  const rest = shuffled(copies(models), random);
  const firsts = makes.flatMap((make) =>
    rest.splice(
      rest.findIndex((model) => model.make === make),
      1,
    ),
  );
  const ordered = shuffled(firsts, random);
  while (rest.length > 0) {
    const recent = ordered.slice(-2).map((model) => model.make);
    const next = rest.findIndex((model) => !recent.includes(model.make));
    ordered.push(...rest.splice(Math.max(0, next), 1));
  }
  return ordered;
};

/** What each seller has at hand: half of the bikes at home, and the languages in turn. */
const handOf = (seller: Seller, random: Random) => {
  const [home, ...others] = seller.places;
  const homes = home ? others.map(() => home) : [];
  return { place: deckOf([...homes, ...others], random), language: deckOf(seller.languages, random) };
};

/** Who sells what, where and for how much: one after the other, always the same. */
export function* dealBikes(thisYear: number): Generator<Dealt, never> {
  const random = seeded('vongxe/listings');
  const nextSeller = deckOf(copies(sellers), random);
  const nextStatus = deckOf(statuses, random);
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
        paint: random.pick(model.paints),
        place: hand.place(),
        language: hand.language(),
        trade: seller.trade,
      };
      yield { seller, status: nextStatus(), bike, price: priceOf(bike, random) };
    }
  }
}
