import type { Card, Row } from '../listings/card.ts';
import { type Category, limits } from '../listings/listingFields.ts';
import { familyKey } from '../models/modelFamily.ts';
import { factsOfModel, spelled } from '../models/modelNames.ts';
import { sizeInName } from '../models/sizeInName.ts';
import { filedUnder } from '../search/bikeFilter.ts';
import { median } from './comparable.ts';
import type { LogBike } from './priceSlopes.ts';

export type Traits = {
  make: string;
  /** Make and model family as one key. */
  family: string;
  category: Category | null;
  /** Cubic centimetres; null if electric or unknown. */
  cc: number | null;
};
export type PricedCard = LogBike &
  Traits & {
    category: Category;
    card: Card;
    ownPapers: boolean;
    seller: string;
  };

/** The market's bikes, newest first. */
export type Alike = {
  all: readonly PricedCard[];
  byFamily: ReadonlyMap<string, readonly PricedCard[]>;
  byCategory: ReadonlyMap<Category, readonly PricedCard[]>;
};

const familyIn = (make: string, model: string) => `${spelled(make)} ${familyKey(model)}`;

export const sellerOf = (card: Card & Partial<Pick<Row, 'seller'>>): string => card.seller ?? card.id;

const pricedCard = (card: Card): PricedCard => ({
  card,
  year: card.year,
  mileage: card.mileage,
  log: Math.log(card.price),
  make: spelled(card.make),
  family: familyIn(card.make, card.model),
  category: filedUnder(card.category),
  cc: card.cc,
  ownPapers: card.facts?.includes('ownPapers') === true,
  seller: sellerOf(card),
});

/** @param cards for sale, newest first */
export const sortAlike = (cards: readonly Card[]): Alike => {
  const all = cards.filter(({ price }) => price > 0 && price <= limits.price).map(pricedCard);
  return {
    all,
    byFamily: Map.groupBy(all, ({ family }) => family),
    byCategory: Map.groupBy(all, ({ category }) => category),
  };
};

const commonest = <T>(values: readonly T[]): T | null => {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
};

/** Derives a model's traits from its name and from the bikes of its family. */
export const traitsOf = (market: Alike, { make, model }: { make: string; model: string }): Traits => {
  const family = familyIn(make, model);
  const kin = market.byFamily.get(family) ?? [];
  const exact = kin.filter(({ card }) => spelled(card.model) === spelled(model));
  const sizes = (exact.length > 0 ? exact : kin).flatMap(({ cc }) => cc ?? []);
  const isElectric = kin.length > 0 && sizes.length === 0;
  return {
    make: spelled(make),
    family,
    category: commonest(kin.map(({ category }) => category)) ?? factsOfModel(model)?.category ?? null,
    // Prefers the sizes of the model's bikes to the number in its name: an R15 has 155 cc.
    cc: isElectric ? null : exact.length > 0 && sizes.length > 0 ? median(sizes) : sizeInName(model),
  };
};

/** Largest ratio of engine sizes within a model (153 and 157 cc). `likeEngine`: between similar models. */
const sameEngine = 1.1;
const likeEngine = 1.15;
const isNear = (a: number | null, b: number | null, maxRatio: number) =>
  a === b || (a !== null && b !== null && Math.max(a, b) / Math.min(a, b) <= maxRatio);

/** Similar bikes, best first: same model, same make, same category. */
export const basisKinds = ['model', 'make', 'category'] as const;
export type BasisKind = (typeof basisKinds)[number];
const maxYears = 5;
/** Limit of bikes to compare, nearest in year first. More bikes do not improve the estimate. */
const maxAlike = 60;
/** Limit of candidates, newest first, for models with hundreds of bikes. */
const maxCandidates = 250;

const candidates = (market: Alike, { family, make, category, cc }: Traits, kind: BasisKind) => {
  if (kind === 'model')
    return (market.byFamily.get(family) ?? []).filter((one) => cc === null || isNear(one.cc, cc, sameEngine));
  // Petrol bikes of unknown engine size are compared with no other model.
  const isComparable = category !== null && (cc !== null || category === 'electric');
  return (isComparable ? (market.byCategory.get(category) ?? []) : []).filter(
    (one) =>
      one.family !== family && isNear(one.cc, cc, likeEngine) && (kind === 'category' || one.make === make),
  );
};

/**
 * Returns similar bikes, nearest in year first. Excludes other bikes of the same seller, who could set their
 * own reference price.
 */
export const alikeOf = (
  market: Alike,
  traits: Traits & { year: number; card?: Card },
  kind: BasisKind,
): PricedCard[] => {
  const apart = ({ year }: LogBike) => Math.abs(year - traits.year);
  const own = traits.card && sellerOf(traits.card);
  const similar = candidates(market, traits, kind).filter(
    ({ card, seller }) => card.id !== traits.card?.id && seller !== own,
  );
  const nearest = similar
    .slice(0, maxCandidates)
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, maxAlike);
  return nearest[0] && apart(nearest[0]) <= maxYears ? nearest : [];
};
