import type { Fact } from './facts.ts';
import {
  allCategories,
  allConditions,
  formCategories,
  formConditions,
  fuels,
  limits,
  oldestYear,
  transmissions,
} from './listingFields.ts';

type Kind =
  | {
      kind: 'choice';
      /** Stored codes. Their words: i18n/texts/bike.ts. */
      values: readonly string[];
      /** Codes offered in the form, if not all. */
      offered?: readonly string[];
      initial?: string;
      /**
       * Names of codes in searches and advertisements, separated by ', '. A single accented word matches with
       * accents only.
       */
      words?: Readonly<Record<string, string>>;
    }
  | { kind: 'whole'; min: number; max: number; unit?: 'km' | '%' | 'km/h' | 'đ/month' | 'day' }
  | { kind: 'words'; max: number };
type Row = Kind & {
  /** Required in drafts too, in published listings only, or never. */
  required: 'always' | 'published' | 'never';
  /** Asked and stored only for electric bikes. */
  only?: 'electric';
  /** Asked and stored only for bikes with this fact. */
  needs?: Fact;
  /** Included in cards and the catalogue. `coded`: few distinct values, for a smaller index. */
  card?: 'plain' | 'coded';
  filter?: true;
  /** Alerts can require an equal value. */
  alert?: true;
  openData?: true;
  /** Searches find the value's name in either language. For numbers, they find the field's name, too. */
  searched?: true;
  /** Differs between bikes of a model, so copies of a listing omit this field. */
  ofOneBike?: true;
  /** The form fills in this field from the model. */
  ofModel?: true;
  /** Property in schema.org's Motorcycle. */
  schemaTerm?: string;
};

/**
 * Schemas, form, cards, filters, open data and rules are derived from this table. Price, description, photos,
 * phones, features and facts are handled separately.
 */
export const fields = {
  make: { kind: 'words', max: limits.make, required: 'always', card: 'coded', filter: true },
  model: { kind: 'words', max: limits.model, required: 'always', card: 'plain' },
  year: { kind: 'whole', min: oldestYear, max: 2100, required: 'published', card: 'plain' },
  mileage: {
    kind: 'whole',
    min: 0,
    max: limits.mileage,
    unit: 'km',
    required: 'published',
    card: 'plain',
    ofOneBike: true,
  },
  /** As typed, such as 150cc. */
  engine: { kind: 'words', max: limits.engine, required: 'published', card: 'coded', ofModel: true },
  category: {
    kind: 'choice',
    values: allCategories,
    offered: formCategories,
    required: 'published',
    card: 'coded',
    filter: true,
    searched: true,
    openData: true,
    ofModel: true,
    schemaTerm: 'bodyType',
  },
  condition: {
    kind: 'choice',
    values: allConditions,
    offered: formConditions,
    initial: 'good',
    required: 'published',
    ofOneBike: true,
  },
  transmission: {
    kind: 'choice',
    values: transmissions,
    words: {
      'semi-automatic':
        'xe so, semi auto, semi-auto, semi automatic, semi-automatic, semiauto, semi, underbone',
      automatic: 'xe tay ga, tay ga, xe ga, scooter, scooters, automatic, auto, so tu dong',
      manual: 'xe con tay, xe tay con, con tay, tay con, xe con, manual, clutch, so tay',
    },
    required: 'published',
    card: 'coded',
    filter: true,
    alert: true,
    openData: true,
    ofModel: true,
    schemaTerm: 'vehicleTransmission',
  },
  fuel: {
    kind: 'choice',
    values: fuels,
    required: 'published',
    card: 'coded',
    openData: true,
    ofModel: true,
    schemaTerm: 'fuelType',
  },
  colour: {
    kind: 'choice',
    values: [
      'black',
      'white',
      'grey',
      'silver',
      'red',
      'blue',
      'green',
      'yellow',
      'orange',
      'brown',
      'cream',
      'pink',
      'purple',
    ],
    // Some colours need "màu": bạc, cam and hồng also begin place names, and ghi and be mean other things.
    words: {
      black: 'màu đen, đen, black',
      white: 'màu trắng, trắng, white',
      grey: 'màu xám, màu ghi, xám, grey, gray',
      silver: 'màu bạc, silver',
      red: 'màu đỏ, màu đỏ đô, màu đỏ mận, đỏ đô, đỏ mận, đỏ, red',
      blue: 'màu xanh dương, màu xanh biển, màu xanh nước biển, màu xanh da trời, xanh dương, xanh biển, xanh nước biển, xanh da trời, blue',
      green:
        'màu xanh lá, màu xanh lá cây, màu xanh lục, màu xanh rêu, màu xanh ngọc, xanh lá, xanh lá cây, xanh lục, xanh rêu, xanh ngọc, green',
      yellow: 'màu vàng, vàng, yellow',
      orange: 'màu cam, orange',
      brown: 'màu nâu, nâu, brown',
      cream: 'màu kem, màu be, cream, beige',
      pink: 'màu hồng, pink',
      purple: 'màu tím, tím, purple',
    },
    required: 'never',
    card: 'coded',
    filter: true,
    searched: true,
    alert: true,
    openData: true,
    ofOneBike: true,
    schemaTerm: 'color',
  },
  /** Capacity of the battery as a percentage of a new one. */
  battery_health: {
    kind: 'whole',
    min: 1,
    max: 100,
    unit: '%',
    required: 'never',
    only: 'electric',
    card: 'plain',
    searched: true,
    ofOneBike: true,
  },
  /** Kilometres on one charge, today. */
  battery_range: {
    kind: 'whole',
    min: 1,
    max: 500,
    unit: 'km',
    required: 'never',
    only: 'electric',
    card: 'plain',
    searched: true,
    ofOneBike: true,
  },
  /** Kilometres on one charge of a new battery, as the maker states. */
  battery_range_new: { kind: 'whole', min: 1, max: 500, unit: 'km', required: 'never', only: 'electric' },
  top_speed: {
    kind: 'whole',
    min: 10,
    max: 200,
    unit: 'km/h',
    required: 'never',
    only: 'electric',
    card: 'plain',
  },
  /** Rent of the battery per month. */
  battery_fee: {
    kind: 'whole',
    min: 10_000,
    max: 9_999_999,
    unit: 'đ/month',
    required: 'never',
    only: 'electric',
    needs: 'pack:rented',
    card: 'plain',
    ofOneBike: true,
  },
  location: { kind: 'words', max: limits.location, required: 'published', card: 'coded', filter: true },
  /** Seller's last day in Vietnam (leaving.ts). The rules limit it to a year ahead. */
  leaving_on: {
    kind: 'whole',
    min: 10_000,
    max: 99_999,
    unit: 'day',
    required: 'never',
    card: 'plain',
    ofOneBike: true,
  },
} as const satisfies Record<string, Row>;

type Fields = typeof fields;
export type FieldName = keyof Fields;
/** Names of the fields whose rows contain the properties in `Part`. @example NamesWith<{ kind: 'choice' }> */
export type NamesWith<Part> = { [N in FieldName]: Fields[N] extends Part ? N : never }[FieldName];
export type FieldValue<N extends FieldName> = Fields[N] extends { values: readonly (infer Code)[] }
  ? Code
  : Fields[N] extends { kind: 'whole' }
    ? number
    : string;
/** Value of a draft's field. Unanswered: '' for texts, null for others. */
export type DraftValue<N extends FieldName> = string extends FieldValue<N> ? string : FieldValue<N> | null;
export type OptionalField = NamesWith<{ required: 'never' }>;
/** Unanswered optional fields are missing or null. */
export type FieldValues<N extends FieldName> = {
  [Name in Exclude<N, OptionalField>]: FieldValue<Name>;
} & { [Name in Extract<N, OptionalField>]?: FieldValue<Name> | null | undefined };

export const rowOfField = (name: FieldName): Row => fields[name];

const names = Object.keys(fields) as FieldName[];
/**
 * Fields whose rows contain these properties, in the table's order.
 * @example fieldsWith({ kind: 'choice', required: 'published' }) // => ['category', 'condition', 'transmission', 'fuel']
 */
export const fieldsWith = <const Part extends Partial<Row>>(part: Part) =>
  names.filter((name) => {
    const row: Readonly<Record<string, unknown>> = fields[name];
    return Object.entries(part).every(([key, value]) => row[key] === value);
  }) as NamesWith<Part>[];

export const fieldNames: readonly FieldName[] = names;
export type ChoiceField = NamesWith<{ kind: 'choice' }>;
export const choiceFields = fieldsWith({ kind: 'choice' });
export type WholeField = NamesWith<{ kind: 'whole' }>;
export const wholeFields = fieldsWith({ kind: 'whole' });
export const cardFields = names.filter((name) => 'card' in fields[name]) as NamesWith<{ card: string }>[];

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name);
export const isOptionalField = (name: string): name is OptionalField =>
  isFieldName(name) && rowOfField(name).required === 'never';
export const isChoiceField = (name: string): name is ChoiceField =>
  choiceFields.some((choice) => choice === name);

type Fitted = { fuel: string | null; facts?: readonly Fact[] | undefined };
/** @example fits('battery_range', { fuel: 'gasoline' }) // => false */
export const fits = (name: FieldName, { fuel, facts = [] }: Fitted): boolean => {
  const { only, needs } = rowOfField(name);
  return (only === undefined || only === fuel) && (needs === undefined || facts.includes(needs));
};

export const isChoice = <N extends ChoiceField>(
  name: N,
  text: string | null,
): text is FieldValue<N> & string => (fields[name].values as readonly (string | null)[]).includes(text);
