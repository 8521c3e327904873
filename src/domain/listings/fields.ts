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
      /** The codes that a stored listing may carry. Each has its word in i18n/texts/bike.ts. */
      values: readonly string[];
      /** The codes that the form offers, where it no longer offers all. */
      offered?: readonly string[];
      /** The code that a new form begins with. */
      initial?: string;
      /**
       * How a search or an advertisement names each code, the names parted by ', '. A name of one word with accents is
       * found only where it is typed with them; all other names are compared without.
       */
      words?: Readonly<Record<string, string>>;
    }
  | { kind: 'whole'; min: number; max: number }
  | { kind: 'words'; max: number };
type Row = Kind & {
  /** Whether a draft must have it as well, a published listing must, or nobody must. */
  required: 'always' | 'published' | 'never';
  /** On each card of the list, and so in the catalogue. `coded` where many bikes share a value: it packs smaller. */
  card?: 'plain' | 'coded';
  /** A filter of the list. */
  filter?: true;
  /** A criterion of alerts, compared as it is. */
  alert?: true;
  /** In the open data. */
  openData?: true;
  /** A search finds a bike by the word of its value, in either language. */
  searched?: true;
  /** True of one bike alone: a listing for another bike of the kind begins without it. */
  ofOneBike?: true;
  /** Known of a model, so that the form fills it in. */
  ofModel?: true;
  /** The property of a Motorcycle in schema.org. */
  schemaTerm?: string;
};

/**
 * The fields of a listing, in the order in which the form asks and pages show them. Schemas, form, card, catalogue, filters,
 * alerts, compare, open data and rules follow from this table; names of fields and values are in i18n/texts/fields.ts and
 * bike.ts. Price, description, photos, phones, features and facts have rules of their own and are no rows.
 */
export const fields = {
  make: { kind: 'words', max: limits.make, required: 'always', card: 'coded', filter: true },
  model: { kind: 'words', max: limits.model, required: 'always', card: 'plain' },
  year: { kind: 'whole', min: oldestYear, max: 2100, required: 'published', card: 'plain' },
  /** Kilometres. */
  mileage: {
    kind: 'whole',
    min: 0,
    max: limits.mileage,
    required: 'published',
    card: 'plain',
    ofOneBike: true,
  },
  /** As the seller wrote it, such as 150cc. */
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
    // Without màu, bạc, cam and hồng begin names of places; ghi and be are other words.
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
  location: { kind: 'words', max: limits.location, required: 'published', card: 'coded', filter: true },
} as const satisfies Record<string, Row>;

type Fields = typeof fields;
export type FieldName = keyof Fields;
/** The names of the rows that say this. @example NamesWith<{ kind: 'choice' }> */
export type NamesWith<Part> = { [N in FieldName]: Fields[N] extends Part ? N : never }[FieldName];
/** Type of a field's value. */
export type FieldValue<N extends FieldName> = Fields[N] extends { values: readonly (infer Code)[] }
  ? Code
  : Fields[N] extends { kind: 'whole' }
    ? number
    : string;
/** Type of a field in a draft. An open field is null; one that holds words is ''. */
export type DraftValue<N extends FieldName> = string extends FieldValue<N> ? string : FieldValue<N> | null;
/** Fields that may stay open in a published listing. */
export type OptionalField = NamesWith<{ required: 'never' }>;
/** Values of some fields. An open one is missing or null. */
export type FieldValues<N extends FieldName> = {
  [Name in Exclude<N, OptionalField>]: FieldValue<Name>;
} & { [Name in Extract<N, OptionalField>]?: FieldValue<Name> | null | undefined };

/** The row of a field, for code that treats all fields alike. */
export const rowOfField = (name: FieldName): Row => fields[name];

const names = Object.keys(fields) as FieldName[];
/**
 * Returns the fields whose rows say this, in the order of the table.
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
export const wholeFields = fieldsWith({ kind: 'whole' });
export const cardFields = names.filter((name) => 'card' in fields[name]) as NamesWith<{ card: string }>[];

export const isChoiceField = (name: string): name is ChoiceField =>
  choiceFields.some((choice) => choice === name);

/** Whether a text is one of the codes of a choice. @example isChoice('fuel', 'electric') // => true */
export const isChoice = <N extends ChoiceField>(
  name: N,
  text: string | null,
): text is FieldValue<N> & string => (fields[name].values as readonly (string | null)[]).includes(text);
