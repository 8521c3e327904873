import { alertChoices } from '../../src/domain/alerts/alertChoices.ts';
import { type FieldName, fieldNames, fieldsWith, rowOfField } from '../../src/domain/listings/fields.ts';
import { limits } from '../../src/domain/listings/listingFields.ts';
import { rangePattern } from './rangePattern.ts';

const codesOf = (name: FieldName): string => {
  const row = rowOfField(name);
  return row.kind === 'choice' ? `(${row.values.join('|')})` : '';
};

/**
 * Returns the condition for a field's value. Matches choices by one regular expression, because rules have a
 * limited number of expressions.
 */
const accepts = (name: FieldName, value: string): string => {
  const row = rowOfField(name);
  if (row.kind === 'choice') return `${value}.matches('^${codesOf(name)}$')`;
  if (row.kind === 'words') return `says(${value}, ${row.max})`;
  // Manufacturers sell next year's models in advance.
  return `isWhole(${value}, ${row.min}, ${name === 'year' ? 'newestYear()' : row.max})`;
};
const orNull = (name: FieldName, object: string): string =>
  `(${object}.get('${name}', null) == null || ${accepts(name, `${object}.${name}`)})`;
const drafted = (name: FieldName): string => {
  const row = rowOfField(name);
  if (row.kind === 'words') return `hasAtMost(bike.${name}, ${row.max})`;
  return `(bike.${name} == null || ${accepts(name, `bike.${name}`)})`;
};
const all = (conditions: readonly string[]): string => conditions.join('\n&& ');
const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

type Whole = { name: string; min: number; max: number };
const wholesOf = (names: readonly FieldName[]): Whole[] =>
  names.flatMap((name) => {
    const row = rowOfField(name);
    // Omits days: rules/motorcycles.rules compares them with the clock.
    return row.kind === 'whole' && row.unit !== 'day' ? [{ name, min: row.min, max: row.max }] : [];
  });
/** Joins values with spaces. `join` costs fewer expressions than `+`. */
const joined = (values: readonly string[]): string => `[${values.join(', ')}].join(' ')`;

/** Returns a condition for several whole numbers: their sum is an int only if each number is. */
const areWhole = (wholes: readonly Whole[]): string => {
  const values = wholes.map(({ name }) => `bike.${name}`);
  const patterns = wholes.map(({ min, max }) => rangePattern(min, max));
  return all([
    `(${values.join(' + ')}) is int`,
    `${joined(values.map((value) => `string(${value})`))}.matches('^${patterns.join(' ')}$')`,
  ]);
};
const electric = wholesOf(fieldsWith({ only: 'electric' }));
/**
 * Returns a pattern for a bike's fuel and electric numbers. Decimals contain a point, so they do not match.
 */
const electricPattern = (): string => {
  const given = electric.map(({ min, max }) => ` (null|${rangePattern(min, max)})`).join('');
  return `^(electric${given}|[a-z]+( null){${electric.length}})$`;
};

const published = fieldsWith({ required: 'published' });
const optional = fieldsWith({ required: 'never' });
const isNumber = (name: FieldName) => rowOfField(name).kind === 'whole';
const price: Whole = { name: 'price', min: 1, max: limits.price };
const choices = fieldsWith({ kind: 'choice', required: 'published' });

/** Conditions of firestore.rules by name, generated from the table of fields. */
export const fieldRules: Readonly<Record<string, string>> = {
  fieldNames: fieldNames.join(' '),
  basics: all([
    ...fieldsWith({ required: 'always' }).map((name) => accepts(name, `bike.${name}`)),
    ...optional.filter((name) => !isNumber(name)).map((name) => orNull(name, 'bike')),
  ]),
  electricLets: electric.map(({ name }) => `let ${name} = bike.get('${name}', null);`).join('\n'),
  electricNames: electric.map(({ name }) => name).join(', '),
  electricTexts: electric.map(({ name }) => `string(${name})`).join(', '),
  electricPattern: electricPattern(),
  drafted: all(published.map(drafted)),
  published: all([
    areWhole([...wholesOf(published), price]),
    'bike.year <= newestYear()',
    ...published
      .filter((name) => rowOfField(name).kind === 'words')
      .map((name) => accepts(name, `bike.${name}`)),
  ]),
  requiredChoices: joined(choices.map((name) => `bike.${name}`)),
  requiredCodes: choices.map(codesOf).join(' '),
  alertNames: quoted(alertChoices),
  alertChoices: all(alertChoices.map((name) => orNull(name, 'criteria'))),
};
