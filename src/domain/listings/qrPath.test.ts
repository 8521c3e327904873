import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

/** The squares that such a path darkens, as rows of # and space. */
const drawn = (path: string, size: number) => {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  let [x, y] = [0, 0];
  for (const [, right, down, length] of path.matchAll(/m(-?\d+) (\d+)h(\d+)/g)) {
    x += Number(right);
    y += Number(down);
    for (const end = x + Number(length); x < end; x++) rows[y]?.fill('#', x, x + 1);
  }
  return rows.map((row) => row.join(''));
};

it.each([
  ['https://vongxe.example/vi/motorcycle/honda-wave-alpha-2021-da-nang', 'L'],
  ['https://vongxe.example/b/2e8fdmagx', 'M'],
] as const)('draws each dark square of the code of %s once, and no other', (address, ecc) => {
  const { size, path } = qrPath(address, ecc);
  expect(path).toMatch(/^(?:m-?\d+ \d+h\d+)+$/);
  const { data } = encode(address, { ecc, border: 0 });
  expect(drawn(path, size)).toEqual(data.map((row) => row.map((isDark) => (isDark ? '#' : ' ')).join('')));
});

it('has the three large squares by which a code is found', () => {
  const { size, path } = qrPath('https://vongxe.example/');
  const rows = drawn(path, size);
  const corner = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner);
});
