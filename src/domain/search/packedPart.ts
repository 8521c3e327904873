import type { Card } from '../listings/card.ts';
import { factFilters } from '../listings/factFilters.ts';
import {
  type FieldValue,
  type FieldValues,
  fieldsWith,
  isOptionalField,
  type NamesWith,
  type OptionalField,
} from '../listings/fields.ts';
import { type VerdictKind, verdictKinds } from '../listings/verdictKinds.ts';
import { recordOf } from '../platform/recordOf.ts';
import { wordsOf } from '../text/words.ts';

type CodedField = NamesWith<{ card: 'coded' }>;
type PlainField = NamesWith<{ card: 'plain' }>;
type SparseField = Extract<PlainField, OptionalField>;
const codedFields = fieldsWith({ card: 'coded' });
const plainFields = fieldsWith({ card: 'plain' });
/** Columns of every part. */
const fullFields = plainFields.filter((name) => !isOptionalField(name)) as Exclude<
  PlainField,
  OptionalField
>[];
/** Columns that a part has only if one of its bikes fills them. */
const sparseFields = plainFields.filter(isOptionalField);

/** Indices into a short list of values. */
type Coded = { values: string[]; codes: number[] };
/** Part of the catalogue for browsers, as columns: 49 bytes per bike (brotli) instead of 76. */
export type PackedPart = { [N in Exclude<CodedField, OptionalField>]: Coded } & {
  [N in Extract<CodedField, OptionalField>]?: Coded;
} & {
  [N in Exclude<PlainField, OptionalField>]: FieldValue<N>[];
} & {
  [N in SparseField]?: (FieldValue<N> | null)[];
} & {
  id: string[];
  status: Coded;
  price: number[];
  cc: (number | null)[];
  /** Suffix after `usualSlug`; or '=' and the whole slug, if it begins differently. */
  slug: string[];
  /** Last segment of the photo's path, or the whole path of another bike's photo. Null: no photo. */
  photo: (string | null)[];
  /** First bike's time in milliseconds. Other bikes: milliseconds before the previous bike's time. */
  created_at: number[];
  /**
   * A base-32 digit per bike, with a bit for each of the first five `factFilters`. Parts of earlier builds
   * lack the field.
   */
  facts?: string;
  /** Like `facts`, for filters after the fifth. */
  moreFacts?: string;
  /** Indices of reserved bikes, with the end of the reservation in milliseconds. */
  reserved?: [index: number, until: number][];
  /**
   * Indices of reduced bikes, with the percentage, and the time in milliseconds until which cards show it.
   */
  reduced?: [index: number, percent: number, until: number][];
  /** Shops of the bikes, '' for private sellers. */
  shop?: Coded;
  /** Parts of earlier builds lack the field; their address contains the version. */
  version?: string;
};
export type PackedWords = { version: string; words: string[] };

/**
 * Price verdicts, a digit per bike, in the order of the part's `version`. 0: no verdict, else 1 + the index
 * in `verdictKinds`. Verdicts change with other bikes' prices, while the part's own file never changes.
 */
export type PackedVerdicts = { version: string; verdicts: string };

/** @example packVerdicts(['good', null]) // => '20' */
export const packVerdicts = (kinds: readonly (VerdictKind | null)[]): string =>
  kinds.map((kind) => (kind === null ? 0 : verdictKinds.indexOf(kind) + 1)).join('');

export const withVerdicts = (cards: readonly Card[], verdicts: string): Card[] =>
  cards.map((card, index) => {
    const verdict = verdictKinds[Number(verdicts[index] ?? 0) - 1];
    return verdict ? { ...card, verdict } : card;
  });

const coded = (names: readonly string[]): Coded => {
  const values = [...new Set(names)];
  return { values, codes: names.map((name) => values.indexOf(name)) };
};
const decode = <T extends string>({ values, codes }: Coded, index: number) =>
  values[codes[index] as number] as T;

/** Omits empty fields, and fields that an earlier build did not pack. */
const decoded = (part: PackedPart, index: number) =>
  Object.fromEntries(
    codedFields.flatMap((name) => {
      const value = part[name] && decode(part[name], index);
      return value ? [[name, value]] : [];
    }),
  );

const sparseColumns = (cards: readonly Card[]): Pick<PackedPart, SparseField> =>
  Object.fromEntries(
    sparseFields
      .filter((name) => cards.some((card) => card[name]))
      .map((name) => [name, cards.map((card) => card[name] ?? null)]),
  );
const sparseValues = (part: PackedPart, index: number) =>
  Object.fromEntries(
    sparseFields.flatMap((name) => {
      const value = part[name]?.[index] ?? null;
      return value === null ? [] : [[name, value]];
    }),
  );

const usualSlug = ({ make, model, year, location }: Pick<Card, 'make' | 'model' | 'year' | 'location'>) =>
  wordsOf(`${make} ${model} ${year} ${location}`).join('-');
const shortSlug = (card: Card) => {
  const usual = usualSlug(card);
  return card.slug.startsWith(usual) ? card.slug.slice(usual.length) : `=${card.slug}`;
};

const photoStart = (id: string) => `/photos/${id}/`;
const shortPhoto = ({ id, photo }: Card) =>
  photo?.startsWith(photoStart(id)) ? photo.slice(photoStart(id).length) : photo;
const longPhoto = (id: string, photo: string | null) =>
  photo === null || photo.startsWith('/') ? photo : photoStart(id) + photo;

const reservedIn = (cards: readonly Card[]): Pick<PackedPart, 'reserved'> => {
  const reserved = cards.flatMap(({ reserved_until }, index): [number, number][] =>
    reserved_until === undefined ? [] : [[index, reserved_until]],
  );
  return reserved.length > 0 ? { reserved } : {};
};

const reducedIn = (cards: readonly Card[]): Pick<PackedPart, 'reduced'> => {
  const reduced = cards.flatMap(({ reduced, reduced_until }, index): [number, number, number][] =>
    reduced === undefined || reduced_until === undefined ? [] : [[index, reduced, reduced_until]],
  );
  return reduced.length > 0 ? { reduced } : {};
};

const shopsIn = (cards: readonly Card[]): Pick<PackedPart, 'shop'> =>
  cards.some(({ shop }) => shop) ? { shop: coded(cards.map(({ shop }) => shop ?? '')) } : {};

const bitsInDigit = 5;
const sumOfFacts = ({ facts = [] }: Card) =>
  factFilters.reduce((sum, name, index) => sum + (facts.includes(name) ? 2 ** index : 0), 0);
const factsOfSum = (sum: number) => factFilters.filter((_, index) => (sum & (2 ** index)) !== 0);
const packFacts = (cards: readonly Card[]): Pick<PackedPart, 'facts' | 'moreFacts'> => {
  const sums = cards.map(sumOfFacts);
  const digits = (shift: number) =>
    sums.map((sum) => ((sum >> shift) & (2 ** bitsInDigit - 1)).toString(32)).join('');
  return {
    facts: digits(0),
    ...(sums.some((sum) => sum >= 2 ** bitsInDigit) && { moreFacts: digits(bitsInDigit) }),
  };
};
const factsAt = ({ facts, moreFacts }: PackedPart, index: number) => {
  const digit = (digits = '') => Number.parseInt(digits[index] ?? '0', 32);
  return factsOfSum(digit(facts) + (digit(moreFacts) << bitsInDigit));
};

export const packPart = (cards: readonly Card[]): PackedPart => ({
  id: cards.map((card) => card.id),
  ...recordOf(codedFields, (name) => coded(cards.map((card) => card[name] ?? ''))),
  ...(recordOf(fullFields, (name) => cards.map((card) => card[name])) as Pick<
    PackedPart,
    (typeof fullFields)[number]
  >),
  ...sparseColumns(cards),
  price: cards.map((card) => card.price),
  cc: cards.map((card) => card.cc),
  status: coded(cards.map((card) => card.status)),
  slug: cards.map(shortSlug),
  photo: cards.map(shortPhoto),
  created_at: cards.map(
    (card, index) => (cards[index - 1]?.created_at ?? 2 * card.created_at) - card.created_at,
  ),
  ...packFacts(cards),
  ...reservedIn(cards),
  ...reducedIn(cards),
  ...shopsIn(cards),
});

export const unpackPart = (part: PackedPart): Card[] => {
  let moment = 0;
  const reserved = new Map(part.reserved);
  const reductions = new Map(
    part.reduced?.map(([index, reduced, reduced_until]) => [index, { reduced, reduced_until }]),
  );
  return part.id.map((id, index): Card => {
    const step = part.created_at[index] as number;
    moment = index === 0 ? step : moment - step;
    const fields = {
      ...decoded(part, index),
      ...sparseValues(part, index),
      ...recordOf(fullFields, (name) => part[name][index]),
    } as FieldValues<CodedField | PlainField>;
    const slug = part.slug[index] as string;
    const reserved_until = reserved.get(index);
    const shop = part.shop && decode(part.shop, index);
    const facts = factsAt(part, index);
    return {
      id,
      slug: slug.startsWith('=') ? slug.slice(1) : usualSlug(fields) + slug,
      ...fields,
      price: part.price[index] as number,
      cc: part.cc[index] ?? null,
      status: decode<Card['status']>(part.status, index),
      photo: longPhoto(id, part.photo[index] ?? null),
      ...(facts.length > 0 && { facts }),
      ...(reserved_until !== undefined && { reserved_until }),
      ...reductions.get(index),
      ...(shop && { shop }),
      created_at: moment,
    };
  });
};
