import { expect, it } from 'vitest';
import { choiceFields, fieldNames, fieldsWith, isChoice, rowOfField } from '../domain/listings/fields.ts';
import { bitsFor } from '../domain/search/failureBits.ts';
import { bike } from './texts/bike.ts';
import { sell } from './texts/sell.ts';

it('rows are found by what they say, in the order of the form', () => {
  expect(fieldsWith({ required: 'always' })).toEqual(['make', 'model']);
  expect(fieldsWith({ kind: 'choice', required: 'published' })).toEqual([
    'category',
    'condition',
    'transmission',
    'fuel',
  ]);
});

it.each(choiceFields)('every code of %s has its word in both languages, and one spelling', (name) => {
  const row = rowOfField(name);
  const codes = row.kind === 'choice' ? row.values : [];
  expect(codes.filter((code) => !Object.hasOwn(bike, code))).toEqual([]);
  expect(codes.filter((code) => !/^[a-z_-]{2,20}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

it('the form says of every required field that it is missing', () => {
  const required = fieldNames.filter((name) => rowOfField(name).required !== 'never');
  expect(required.filter((name) => !Object.hasOwn(sell, `${name}Required`))).toEqual([]);
});

it('only codes of the field are choices', () => {
  expect(isChoice('fuel', 'electric')).toBe(true);
  expect(isChoice('fuel', 'diesel')).toBe(false);
  expect(isChoice('fuel', null)).toBe(false);
});

it('an index has room for 16 filters', () => {
  expect(Object.keys(bitsFor(Array.from({ length: 16 }, (_, number) => `filter${number}`)))).toHaveLength(16);
});
