import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawnSquares } from '../../../tests/fixtures/drawnSquares.ts';
import { qrPath } from './qrPath.ts';

it.each([
  ['https://vongxe.example/vi/motorcycle/honda-wave-alpha-2021-da-nang', 'L'],
  ['https://vongxe.example/b/2e8fdmagx', 'M'],
] as const)('draws each dark square of the code of %s once, and no other', (address, ecc) => {
  const { size, path } = qrPath(address, ecc);
  expect(path).toMatch(/^(?:m-?\d+ \d+h\d+)+$/);
  const { data } = encode(address, { ecc, border: 0 });
  expect(drawnSquares(path, size)).toEqual(
    data.map((row) => row.map((isDark) => (isDark ? '#' : ' ')).join('')),
  );
});

it('has the three large squares by which a code is found', () => {
  const { size, path } = qrPath('https://vongxe.example/');
  const rows = drawnSquares(path, size);
  const corner = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner);
});
