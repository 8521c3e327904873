import { alertChoices } from '../../src/domain/alerts/alertChoices.ts';
import { type FieldName, fieldNames, fieldsWith, rowOfField } from '../../src/domain/listings/fields.ts';

const codesOf = (name: FieldName): string => {
  const row = rowOfField(name);
  return row.kind === 'choice' ? `(${row.values.join('|')})` : '';
};

/**
 * Returns the rule that a field's value must satisfy. A pattern costs one expression, a list one for each
 * word.
 */
const accepts = (name: FieldName, value: string): string => {
  const row = rowOfField(name);
  if (row.kind === 'choice') return `${value}.matches('^${codesOf(name)}$')`;
  if (row.kind === 'words') return `says(${value}, ${row.max})`;
  // Makers sell next year's model.
  return `isWhole(${value}, ${row.min}, ${name === 'year' ? 'newestYear()' : row.max})`;
};
const orNull = (name: FieldName, object: string): string =>
  `(${object}.get('${name}', null) == null || ${accepts(name, `${object}.${name}`)})`;
const drafted = (name: FieldName): string => {
  const row = rowOfField(name);
  if (row.kind === 'words') return `hasLength(bike.${name}, 0, ${row.max})`;
  return `(bike.${name} == null || ${accepts(name, `bike.${name}`)})`;
};
const all = (conditions: readonly string[]): string => conditions.join('\n&& ');
const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

const published = fieldsWith({ required: 'published' });
const choices = fieldsWith({ kind: 'choice', required: 'published' });

/** Conditions of firestore.rules derived from the table of fields, by their names in the parts. */
export const fieldRules: Readonly<Record<string, string>> = {
  fieldNames: quoted(fieldNames),
  basics: all([
    ...fieldsWith({ required: 'always' }).map((name) => accepts(name, `bike.${name}`)),
    ...fieldsWith({ required: 'never' }).map((name) => orNull(name, 'bike')),
  ]),
  drafted: all(published.map(drafted)),
  published: all(
    published
      .filter((name) => rowOfField(name).kind !== 'choice')
      .map((name) => accepts(name, `bike.${name}`)),
  ),
  requiredChoices: choices.map((name) => `bike.${name}`).join(" + ' ' + "),
  requiredCodes: choices.map(codesOf).join(' '),
  alertNames: quoted(alertChoices),
  alertChoices: all(alertChoices.map((name) => orNull(name, 'criteria'))),
};
