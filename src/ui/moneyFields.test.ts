import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('src/{ui,features}/**/*.tsx').filter(
  (file) => !/\.test\.|\/kit\/|NumberInput\.tsx/.test(file),
);
const fieldsOf = (file: string) => readFileSync(file, 'utf8').match(/<NumberInput\b[\s\S]*?\/>/g) ?? [];
const money = sources.flatMap((file) =>
  fieldsOf(file)
    .filter((field) => field.includes('₫') || field.includes('money'))
    .map((field) => ({ file, field })),
);

it('every amount of money is typed into the one field that reads words, and asks where millions were left out', () => {
  expect([...new Set(money.map(({ file }) => file))].toSorted()).toEqual([
    'src/features/alerts/AlertFields.tsx',
    'src/features/browse/BoundInputs.tsx',
    'src/features/conversations/ValueField.tsx',
    'src/features/mylistings/SeveralDialog.tsx',
    'src/features/sell/FormNumber.tsx',
    'src/features/stock/BulkBar.tsx',
    'src/features/stock/StockTableRows.tsx',
  ]);
  for (const { file, field } of money) expect(field, file).toMatch(/amount=|amount: 'money'/);
});

it('it reads dollars, at the rates that the page shows', () => {
  // Skips FormNumber, whose `{...rest}` contains the rates from PriceSection, checked below.
  for (const { file, field } of money)
    if (!field.includes('{...rest}')) expect(field, file).toMatch(/rates=|rates[:,]/);
  expect(readFileSync('src/features/sell/PriceSection.tsx', 'utf8')).toContain('rates={rates}');
});

it('₫ stands in no other field', () => {
  const others = sources.filter((file) => /<TextInput\b[^>]*unit="₫"/.test(readFileSync(file, 'utf8')));
  expect(others).toEqual([]);
});
