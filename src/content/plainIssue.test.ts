import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildModelSpec } from '../../tests/fixtures/buildModelSpec.ts';
import { ModelSpec } from '../domain/models/modelspec.schema.ts';
import { plainIssue, plainIssueIn } from './plainIssue.ts';

const complaints = (value: unknown) =>
  (ModelSpec.safeParse(value, { error: plainIssue }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );
const spec = buildModelSpec();
const market = (priceRange: object) => ({
  ...spec,
  vietnamMarket: { ...spec.vietnamMarket, priceRange: { ...spec.vietnamMarket.priceRange, ...priceRange } },
});

describe('a mistake in a content file is told in plain words', () => {
  it.each([
    [
      'a word for a number',
      { ...spec, engine: { ...spec.engine, power: 'fast' } },
      'engine.power must be a number, but the file says “fast”',
    ],
    ['a missing line', { ...spec, brand: undefined }, 'brand must be a text, but it is missing'],
    ['a misspelt line', { ...spec, colour: 'red' }, ' has a line that nobody reads: colour (misspelt?)'],
    [
      'a language that is missing',
      { ...spec, description: { en: 'A bike.' } },
      'description.vi must be a text, but it is missing',
    ],
    [
      'another category',
      { ...spec, category: 'Underbone' },
      'category must be one of Scooter, Sport, but the file says “Underbone”',
    ],
    [
      'a price in thousands',
      market({ new: { min: 35.5, max: 45, average: 40 } }),
      'vietnamMarket.priceRange.new.min must be a whole number, but the file says “35.5”',
    ],
    [
      'an average outside its range',
      market({ new: { min: 35, max: 45, average: 50 } }),
      'vietnamMarket.priceRange.new the average has to lie between the lowest and the highest',
    ],
  ])('%s', (_, value, sentence) => {
    expect(complaints(value)).toContain(sentence);
  });

  it('leaves the words of a schema where they say it best', () => {
    expect(plainIssue({ code: 'custom' })).toBeUndefined();
    expect(z.string().safeParse('x', { error: plainIssue }).success).toBe(true);
  });
});

it.each([
  [{ ...spec, brand: undefined }, 'brand phải là chữ, nhưng đang bỏ trống'],
  [{ ...spec, colour: 'red' }, ' có dòng không dùng đến: colour (viết sai chăng?)'],
  [
    { ...spec, category: 'Underbone' },
    'category phải là một trong Scooter, Sport, nhưng trong tệp là “Underbone”',
  ],
])('the editor says it in Vietnamese, too', (value, sentence) => {
  const issues = ModelSpec.safeParse(value, { error: plainIssueIn('vi') }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toContain(sentence);
});
