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
import { type BatteryTerms, batteryTermsOf } from './batteryTerms.ts';
import { type Papers, type PriceError, papersShare } from './papersShare.ts';
import { type Slopes, slopesOf, weightedMedian } from './priceSlopes.ts';

/** Bike to estimate; `ownPapers` is null if unknown. */
export type AskedBike = {
  make: string;
  model: string;
  year: number;
  mileage: number;
  ownPapers: boolean | null;
  /** Only for electric bikes. */
  battery?: BatteryTerms | undefined;
  /** Card of the bike if for sale. The estimate ignores other bikes of its seller. */
  card?: Card;
};

export type Estimate = {
  /** đồng. At least 80 % of similar bikes' prices are between low and high. */
  low: number;
  typical: number;
  high: number;
  basis: BasisKind;
  /** Compared bikes, nearest in year first. */
  cards: Card[];
  sellers: number;
  /** Prices of `cards` in đồng, adjusted to the asked year and kilometres. */
  adjusted: number[];
  /** Relative rise of the price per newer year; `mileageShare`: relative fall per 10,000 km. */
  yearShare: number;
  mileageShare: number;
  papers: Papers | null;
};

const minBikes: Record<BasisKind, number> = { model: 3, make: 5, category: 5 };
/** Difference in years at which a bike's influence is halved. */
const halfAfter = 3;
/**
 * Fewest bikes for a model's own price slopes. With `trustedHalf` bikes, they weigh as much as the category's
 * slopes.
 */
const minForSlopes = 6;
const trustedHalf = 8;
/** Limit of bikes per model, because slopes compare every pair. */
const maxOfModel = 40;

/**
 * Share of errors cut off at each end of the range. Not 10 %: slopes fitted to the same bikes make errors
 * look too small.
 */
const outside = 0.08;
/** Widens ranges that rest on few bikes: with three bikes, by 29 %. */
const uncertainty = 2;
const spreadBy = (count: number) => Math.sqrt(1 + uncertainty / count);
/**
 * Number of estimation errors needed for a range. If a model has fewer, the category's or all bikes' errors
 * are used.
 */
const trusted = 25;
const minErrors = 10;
const maxErrors = 200;
/** Largest ratio of a range's ends. Wider ranges are useless, so there is no estimate. */
const widest = 2.5;

/** Prices are extrapolated up to this many kilometres beyond the highest compared mileage. */
const farBeyond = 30_000;

type Bike = Traits & { year: number; mileage: number; ownPapers: boolean | null; card?: Card };

/** Number of bikes by seller. Sellers weigh equally, so that nobody moves a price alone. */
const voicesIn = (bikes: readonly PricedCard[]) => {
  const counts = new Map<string, number>();
  for (const { seller } of bikes) counts.set(seller, (counts.get(seller) ?? 0) + 1);
  return counts;
};

/** Returns the logarithms of prices, adjusted to the asked year and kilometres, with weights. */
const brought = (bikes: readonly PricedCard[], slopes: Slopes, target: Bike, papers: number) => {
  const voices = voicesIn(bikes);
  return bikes.map((bike) => ({
    value:
      bike.log +
      slopes.year * (target.year - bike.year) +
      slopes.mileage * (target.mileage - bike.mileage) +
      (target.ownPapers === null ? 0 : papers * (Number(target.ownPapers) - Number(bike.ownPapers))),
    weight: halfAfter / (halfAfter + Math.abs(target.year - bike.year)) / (voices.get(bike.seller) ?? 1),
  }));
};

const byModel = (bikes: readonly PricedCard[]) =>
  [...Map.groupBy(bikes, ({ card }) => `${card.make}\n${card.model}`).values()].map((group) =>
    group.slice(0, maxOfModel),
  );

const keeping = <T>(cache: Map<string, T>, key: string, compute: () => T): T => {
  const value = cache.get(key) ?? compute();
  cache.set(key, value);
  return value;
};

/** Ignores implausible prices: below half or above double the estimate. */
const typedWrong = Math.log(2);

/** Each seller's newest bike of a model: a seller's odd prices must not widen the range. */
const onePerSeller = (bikes: readonly PricedCard[]) => {
  const seen = new Set<string>();
  return bikes.filter(({ seller, family }) => {
    const voice = `${seller}\n${family}`;
    if (seen.has(voice)) return false;
    seen.add(voice);
    return true;
  });
};

/** Returns estimation errors: compares each price with the estimate from other bikes. */
const errorsOf = (
  market: Alike,
  bikes: readonly PricedCard[],
  kind: BasisKind,
  slopesFor: (bike: Bike, alike: readonly PricedCard[]) => Slopes,
): PriceError[] =>
  onePerSeller(bikes)
    .slice(0, maxErrors)
    .flatMap((bike) => {
      const alike = alikeOf(market, bike, kind);
      if (alike.length < minBikes[kind]) return [];
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

/** Rounds like people do: coarser for higher prices. */
const rounded = (price: number, round: (value: number) => number) => {
  const step = price < 20_000_000 ? 100_000 : price < 100_000_000 ? 500_000 : 1_000_000;
  return round(price / step) * step;
};

export type Estimator = (asked: AskedBike, kinds?: readonly BasisKind[]) => Estimate | null;

const estimatorAmong = (cards: readonly Card[]): Estimator => {
  const market = sortAlike(cards.filter(({ status }) => status === 'active').toSorted(newestFirst));
  const slopes = new Map<string, Slopes>();
  const errors = new Map<string, PriceError[]>();

  const inCategory = (category: Bike['category']) =>
    category === null ? [] : (market.byCategory.get(category) ?? []);
  const slopesIn = (kind: BasisKind) => (bike: Bike, alike: readonly PricedCard[]) => {
    const wide = keeping(slopes, String(bike.category), () => slopesOf(byModel(inCategory(bike.category))));
    if (kind !== 'model' || alike.length < minForSlopes) return wide;
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
    if (alike.length < minBikes[kind]) return null;
    const farthest = Math.max(...alike.map(({ mileage }) => mileage));
    if (bike.mileage > farthest + farBeyond) return null;
    const errors = errorsFor(bike, kind);
    if (errors.length < minErrors) return null;
    const line = slopesIn(kind)(bike, alike);
    const papers = papersShare(errorsAmong('model', String(bike.category), inCategory(bike.category)));
    const values = brought(alike, line, bike, Math.log1p(papers?.share ?? 0));
    const log = weightedMedian(values);
    const { low, high } = ends(errors);
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
    // The listing's engine field wins over the size in the model's name.
    const bike = { ...asked, ...traits, cc: asked.card?.cc ?? traits.cc };
    for (const kind of kinds) {
      const estimate = rest(bike, kind);
      if (estimate) return estimate;
    }
    return null;
  };
};

/**
 * Builds the estimator of asking prices (decision 54); caches slopes and errors. Compares bikes with a rented
 * battery only with each other. Ignores other electric bikes of unknown battery terms.
 * @returns the estimate of a bike; null if similar bikes are too few or too different. `kinds` limits the
 * basis.
 */
export const buildEstimator = (cards: readonly Card[]): Estimator => {
  const among = (isMeant: (terms: ReturnType<typeof batteryTermsOf>) => boolean) =>
    estimatorAmong(cards.filter((card) => isMeant(batteryTermsOf(card))));
  const included = among((terms) => terms === 'none' || terms === 'owned');
  let rented: Estimator | undefined;
  return (bike, kinds) => {
    if (bike.battery !== 'rented') return included(bike, kinds);
    rented ??= among((terms) => terms === 'rented');
    return rented(bike, kinds);
  };
};
