import { expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { openFields } from '../../../tests/fixtures/openFields.ts';
import { openIndex, openPart } from './openData.plan.ts';

const origin = {
  version: 1,
  licence: 'https://creativecommons.org/publicdomain/zero/1.0/',
  documentation: 'https://vongxe.example/open-data',
};

it('the list of files says which there are, how many bikes they have and whether they have changed', () => {
  const part = { newest: 2, oldest: 1 };
  const index = openIndex({
    active: 251,
    sold: 9,
    parts: [
      { ...part, part: 1, active: 1, sold: 9, version: 'b' },
      { ...part, part: 0, active: 250, sold: 0, version: 'a' },
    ],
  });
  expect(index).toEqual({
    ...origin,
    for_sale: 251,
    sold: 9,
    parts: [
      { url: 'https://vongxe.example/open-data/bikes-1.json', bikes: 10, revision: 'b' },
      { url: 'https://vongxe.example/open-data/bikes-0.json', bikes: 250, revision: 'a' },
    ],
  });
});

it('a file has the documented fields of its bikes and no others, whatever a row of the catalogue has', () => {
  const secret = { words: 'zalo', user_id: 'lan', seller_name: 'Lan', description: 'x', phone: '0903' };
  const rows = [{ ...buildCard({ id: 'a', slug: 'honda-wave' }), ...secret }, buildCard({ id: 'b' })];
  const file = openPart(rows);
  expect(file).toMatchObject(origin);
  expect(Object.keys(file)).toEqual(['version', 'licence', 'documentation', 'bikes']);
  expect(file.bikes).toHaveLength(2);
  for (const bike of file.bikes) expect(Object.keys(bike)).toEqual(openFields);
  expect(file.bikes[0]?.url).toBe('https://vongxe.example/motorcycle/honda-wave');
  expect(JSON.stringify(file)).not.toMatch(/zalo|lan\b|0903|photos/i);
});
