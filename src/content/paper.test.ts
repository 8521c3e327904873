import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lawNumbers } from './lawNumbers.ts';
import { Paper } from './paper.ts';

const files = globSync('src/content/papers/*.yaml');
const read = (file: string) => Paper.parse(parse(readFileSync(file, 'utf8')));

describe.each(files)('%s', (file) => {
  it('names legal texts by number and date, and says which language is binding', () => {
    const { basis, clauses } = read(file);
    for (const text of [basis.en, basis.vi]) expect(lawNumbers(text).length).toBeGreaterThan(0);
    expect(lawNumbers(basis.en)).toEqual(lawNumbers(basis.vi));
    expect(basis.en).toMatch(/\d+ \w+ \d{4}/);
    expect(clauses.at(-1)).toMatchObject({
      en: expect.stringContaining('Vietnamese text is binding'),
      vi: expect.stringContaining('bản tiếng Việt có giá trị pháp lý'),
    });
  });
});

it.each([
  [{ en: 'for {price}', vi: 'giá {price}', tick: false }, true],
  [{ en: 'for {price}', vi: 'giá {deposit}', tick: false }, false],
  [{ en: 'for {prise}', vi: 'giá {prise}', tick: false }, false],
])('takes a clause only with known blanks, equal in both languages: %j', (clause, fits) => {
  const paper = read('src/content/papers/deposit.yaml');
  expect(Paper.safeParse({ ...paper, clauses: [clause, ...paper.clauses] }).success).toBe(fits);
});
