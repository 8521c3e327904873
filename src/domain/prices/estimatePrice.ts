import { type Card, newestFirst } from '../listings/card.ts';
import {
  type Alike,
  alikeOf,
  type BasisKind,
  basisKinds,
  type PricedCard,
  sortAlike,
  type Traits,
  traitsOf,
} from './alikeBikes.ts';
import { type Papers, type PriceError, papersShare } from './papersShare.ts';
import { type Slopes, slopesOf, weightedMedian } from './priceSlopes.ts';

/** The bike whose price is asked for; `ownPapers` is null where nothing is said. */
export type AskedBike = {
  make: string;
  model: string;
  year: number;
  mileage: number;
  ownPapers: boolean | null;
  /** The bike itself, where it is for sale here: it and others of its seller say nothing about its price. */
  card?: Card;
};

export type Estimate = {
  /** đồng; at least four of five bikes like this one are offered between low and high. */
  low: number;
  typical: number;
  high: number;
  basis: BasisKind;
  /** The bikes that it rests on, the nearest in year first, and how many people sell them. */
  cards: Card[];
  sellers: number;
  /** đồng: the price of each of them, brought to the year and the kilometres that are asked for. */
  adjusted: number[];
  /** What a year newer adds, and what ten thousand kilometres more take, as shares of the price. */
  yearShare: number;
  mileageShare: number;
  papers: Papers | null;
};

/** Fewer bikes of a model say nothing; of others, it takes more. */
const fewest: Record<BasisKind, number> = { model: 3, make: 5, category: 5 };
/** A bike so many years apart counts half of one of the same year. */
const halfAfter = 3;
/** From so many on, bikes of a model have a say in what a year takes; with so many more, as much as all of the category. */
const fewestForSlopes = 6;
const trustedHalf = 8;
/** Pairs grow with the square: of each model, its newest are enough. */
const mostOfModel = 40;

/** What lies outside at either end. Less than a tenth, since the bikes that are looked back at have turned the lines a little themselves. */
const outside = 0.08;
/** A typical price of few bikes is itself uncertain: of three the range is a third wider. */
const uncertainty = 2;
const spreadBy = (count: number) => Math.sqrt(1 + uncertainty / count);
/** So many prices found again tell how far one can be off; with fewer, those of the category and of all bikes do. */
const trusted = 25;
const fewestErrors = 10;
const mostErrors = 200;
/** A range in which the end is more than so many times the beginning says nothing to anybody. */
const widest = 2.5;

/** Kilometres beyond all others, from which on a line says nothing. */
const farBeyond = 30_000;

type Bike = Traits & { year: number; mileage: number; ownPapers: boolean | null; card?: Card };

/** Each seller has one voice, however many bikes are theirs: nobody alone can move a price. */
const voicesIn = (bikes: readonly PricedCard[]) => {
  const counts = new Map<string, number>();
  for (const { seller } of bikes) counts.set(seller, (counts.get(seller) ?? 0) + 1);
  return counts;
};

/** Price of each bike, adjusted to the year and kilometres of the bike in question: logarithms, each with its weight. */
const brought = (bikes: readonly PricedCard[], slopes: Slopes, asked: Bike, papers: number) => {
  const voices = voicesIn(bikes);
  return bikes.map((bike) => ({
    value:
      bike.log +
      slopes.year * (asked.year - bike.year) +
      slopes.mileage * (asked.mileage - bike.mileage) +
      (asked.ownPapers === null ? 0 : papers * (Number(asked.ownPapers) - Number(bike.ownPapers))),
    weight: halfAfter / (halfAfter + Math.abs(asked.year - bike.year)) / (voices.get(bike.seller) ?? 1),
  }));
};

const byModel = (bikes: readonly PricedCard[]) =>
  [...Map.groupBy(bikes, ({ card }) => `${card.make}\n${card.model}`).values()].map((group) =>
    group.slice(0, mostOfModel),
  );

/** Keeps what was computed once. */
const keeping = <T>(kept: Map<string, T>, key: string, compute: () => T): T => {
  const known = kept.get(key) ?? compute();
  kept.set(key, known);
  return known;
};

/** A price of less than half or more than double of what others of its model say was typed wrong, or is of something else. */
const typedWrong = Math.log(2);

/** Returns each seller's newest bike of a model: twenty odd prices of one person must not widen a range. */
const onePerSeller = (bikes: readonly PricedCard[]) => {
  const seen = new Set<string>();
  return bikes.filter(({ seller, family }) => {
    const voice = `${seller}\n${family}`;
    if (seen.has(voice)) return false;
    seen.add(voice);
    return true;
  });
};

/** The errors of a basis: how far each of these bikes is from what the others say of it. */
const errorsOf = (
  market: Alike,
  bikes: readonly PricedCard[],
  kind: BasisKind,
  slopesFor: (bike: Bike, alike: readonly PricedCard[]) => Slopes,
): PriceError[] =>
  onePerSeller(bikes)
    .slice(0, mostErrors)
    .flatMap((bike) => {
      const alike = alikeOf(market, bike, kind);
      if (alike.length < fewest[kind]) return [];
      const others = brought(alike, slopesFor(bike, alike), { ...bike, ownPapers: null }, 0);
      const error = bike.log - weightedMedian(others);
      if (kind === 'model' && Math.abs(error) > typedWrong) return [];
      return [{ error: error / spreadBy(alike.length), ownPapers: bike.ownPapers }];
    });

const ends = (errors: readonly PriceError[]) => {
  const sorted = errors.map(({ error }) => error).toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  const low = Math.max(0, Math.floor((sorted.length + 1) * outside) - 1);
  return { low: sorted[low] ?? 0, high: sorted[last - low] ?? 0 };
};

/** As people say a price: the dearer, the rounder. */
const rounded = (price: number, round: (value: number) => number) => {
  const step = price < 20_000_000 ? 100_000 : price < 100_000_000 ? 500_000 : 1_000_000;
  return round(price / step) * step;
};

export type Estimator = (asked: AskedBike, kinds?: readonly BasisKind[]) => Estimate | null;

/**
 * Finds what bikes like an asked one are offered for (decision 54). What is learnt of the market is kept, so that a second
 * question is cheap.
 * @returns for a bike, its estimate; null where too few bikes are alike, or too different to say anything. With `kinds`, only
 * what it may rest on.
 */
export const buildEstimator = (cards: readonly Card[]): Estimator => {
  const market = sortAlike(cards.filter(({ status }) => status === 'active').toSorted(newestFirst));
  const slopes = new Map<string, Slopes>();
  const errors = new Map<string, PriceError[]>();

  const inCategory = (category: Bike['category']) =>
    category === null ? [] : (market.byCategory.get(category) ?? []);
  const slopesIn = (kind: BasisKind) => (bike: Bike, alike: readonly PricedCard[]) => {
    const wide = keeping(slopes, String(bike.category), () => slopesOf(byModel(inCategory(bike.category))));
    if (kind !== 'model' || alike.length < fewestForSlopes) return wide;
    const own = keeping(slopes, bike.family, () => slopesOf(byModel(market.byFamily.get(bike.family) ?? [])));
    const share = alike.length / (alike.length + trustedHalf);
    return {
      year: own.year * share + wide.year * (1 - share),
      mileage: own.mileage * share + wide.mileage * (1 - share),
    };
  };
  const errorsAmong = (kind: BasisKind, key: string, bikes: readonly PricedCard[]) =>
    keeping(errors, `${kind} ${key}`, () => errorsOf(market, bikes, kind, slopesIn(kind)));
  const errorsFor = (bike: Bike, kind: BasisKind) => {
    const own =
      kind === 'model' ? errorsAmong(kind, bike.family, market.byFamily.get(bike.family) ?? []) : [];
    if (own.length >= trusted) return own;
    const wider = errorsAmong(kind, String(bike.category), inCategory(bike.category));
    return wider.length >= trusted ? wider : errorsAmong(kind, '', market.all);
  };

  const rest = (bike: Bike, kind: BasisKind): Estimate | null => {
    const alike = alikeOf(market, bike, kind);
    if (alike.length < fewest[kind]) return null;
    const farthest = Math.max(...alike.map(({ mileage }) => mileage));
    if (bike.mileage > farthest + farBeyond) return null;
    const found = errorsFor(bike, kind);
    if (found.length < fewestErrors) return null;
    const line = slopesIn(kind)(bike, alike);
    const papers = papersShare(errorsAmong('model', String(bike.category), inCategory(bike.category)));
    const values = brought(alike, line, bike, Math.log1p(papers?.share ?? 0));
    const log = weightedMedian(values);
    const { low, high } = ends(found);
    const spread = spreadBy(alike.length);
    if ((high - low) * spread > Math.log(widest)) return null;
    return {
      low: rounded(Math.exp(log + Math.min(0, low) * spread), Math.floor),
      typical: rounded(Math.exp(log), Math.round),
      high: rounded(Math.exp(log + Math.max(0, high) * spread), Math.ceil),
      basis: kind,
      cards: alike.map(({ card }) => card),
      sellers: voicesIn(alike).size,
      adjusted: values.map(({ value }) => Math.round(Math.exp(value))),
      yearShare: Math.exp(line.year) - 1,
      mileageShare: 1 - Math.exp(line.mileage * 10_000),
      papers,
    };
  };

  return ({ make, model, ...asked }, kinds = basisKinds) => {
    const traits = traitsOf(market, { make, model });
    // The engine field counts before the engine size in a name.
    const bike = { ...asked, ...traits, cc: asked.card?.cc ?? traits.cc };
    for (const kind of kinds) {
      const estimate = rest(bike, kind);
      if (estimate) return estimate;
    }
    return null;
  };
};
