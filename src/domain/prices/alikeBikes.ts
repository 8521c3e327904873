import type { Card, Row } from '../listings/card.ts';
import { type Category, limits } from '../listings/listingFields.ts';
import { familyOf } from '../market/modelFamily.ts';
import { factsOfModel, spelled } from '../models/modelNames.ts';
import { sizeInName } from '../models/sizeInName.ts';
import { filedUnder } from '../search/bikeFilter.ts';
import { median } from './comparable.ts';
import type { LogBike } from './priceSlopes.ts';

/** What two bikes are compared by. */
export type Traits = {
  make: string;
  /** The make with the family of its model. */
  family: string;
  category: Category | null;
  /** Cubic centimetres; null of an electric bike, and where nothing says it. */
  cc: number | null;
};
export type PricedCard = LogBike &
  Traits & {
    category: Category;
    card: Card;
    ownPapers: boolean;
    /** Id of the seller, where it is known. */
    seller: string;
  };

/** The bikes of the market, sorted by what they are compared by; the newest first. */
export type Alike = {
  all: readonly PricedCard[];
  byFamily: ReadonlyMap<string, readonly PricedCard[]>;
  byCategory: ReadonlyMap<Category, readonly PricedCard[]>;
};

const families = new Map<string, string>();
const mostFamilies = 5_000;
/** To know a model by its name takes a while, and most bikes are of a few models. */
const familyKey = (make: string, model: string): string => {
  const key = `${make}\n${model}`;
  const known = families.get(key);
  if (known !== undefined) return known;
  const family = `${spelled(make)} ${familyOf(model)?.slug ?? spelled(model)}`;
  // What anybody may ask for must not fill the memory.
  if (families.size >= mostFamilies) families.clear();
  families.set(key, family);
  return family;
};

/** The seller of a bike as the catalogue knows them, else the bike itself. */
export const sellerOf = (card: Card & Partial<Pick<Row, 'seller'>>): string => card.seller ?? card.id;

const pricedCard = (card: Card): PricedCard => ({
  card,
  year: card.year,
  mileage: card.mileage,
  log: Math.log(card.price),
  make: spelled(card.make),
  family: familyKey(card.make, card.model),
  category: filedUnder(card.category),
  cc: card.cc,
  ownPapers: card.facts?.includes('ownPapers') === true,
  seller: sellerOf(card),
});

/** @param cards bikes for sale, the newest first */
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

/** What a bike is compared by of which make and model are said: by its name, and by what others of its family are. */
export const traitsOf = (market: Alike, { make, model }: { make: string; model: string }): Traits => {
  const family = familyKey(make, model);
  const kin = market.byFamily.get(family) ?? [];
  const exact = kin.filter(({ card }) => spelled(card.model) === spelled(model));
  const known = (exact.length > 0 ? exact : kin).flatMap(({ cc }) => cc ?? []);
  const isElectric = kin.length > 0 && known.length === 0;
  return {
    make: spelled(make),
    family,
    category: commonest(kin.map(({ category }) => category)) ?? factsOfModel(model)?.category ?? null,
    // An R15 has 155 cc: what others of its name say comes before its name.
    cc: isElectric ? null : exact.length > 0 && known.length > 0 ? median(known) : sizeInName(model),
  };
};

/** How far engines of one model may differ, as 153 and 157 cc do, and those of bikes that are alike. */
const sameEngine = 1.1;
const likeEngine = 1.15;
const isNear = (a: number | null, b: number | null, most: number) =>
  a === b || (a !== null && b !== null && Math.max(a, b) / Math.min(a, b) <= most);

/** What a price can rest on, the nearest first: bikes of the model, else others of the make or at least of the category. */
export const basisKinds = ['model', 'make', 'category'] as const;
export type BasisKind = (typeof basisKinds)[number];
/** Further from each other, years say nothing about a price. */
const mostYears = 5;
/** Bikes that are further in year than these many nearest have nothing to add. */
const mostAlike = 60;
/** Of a model with hundreds of bikes, the newest are looked at. */
const mostLookedAt = 250;

const candidates = (market: Alike, { family, make, category, cc }: Traits, kind: BasisKind) => {
  if (kind === 'model')
    // Whoever does not say which engine is compared with all of the family.
    return (market.byFamily.get(family) ?? []).filter((one) => cc === null || isNear(one.cc, cc, sameEngine));
  // Without a size of its engine, only an electric bike is like others.
  const isComparable = category !== null && (cc !== null || category === 'electric');
  return (isComparable ? (market.byCategory.get(category) ?? []) : []).filter(
    (one) =>
      one.family !== family && isNear(one.cc, cc, likeEngine) && (kind === 'category' || one.make === make),
  );
};

/**
 * The bikes that a bike is compared with, the nearest in year first; none where all are of other times. Never itself nor others of
 * its seller, who could set the price that theirs is measured by.
 */
export const alikeOf = (
  market: Alike,
  traits: Traits & { year: number; card?: Card },
  kind: BasisKind,
): PricedCard[] => {
  const apart = ({ year }: LogBike) => Math.abs(year - traits.year);
  const own = traits.card && sellerOf(traits.card);
  const found = candidates(market, traits, kind).filter(
    ({ card, seller }) => card.id !== traits.card?.id && seller !== own,
  );
  const nearest = found
    .slice(0, mostLookedAt)
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, mostAlike);
  return nearest[0] && apart(nearest[0]) <= mostYears ? nearest : [];
};
