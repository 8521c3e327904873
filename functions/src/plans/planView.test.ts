import { expect, it } from 'vitest';
import { planView } from './planView.ts';

it.each([
  ['/', '/'],
  ['/buying-guide', '/buying-guide'],
  ['/honda-motorcycles-vietnam', '/honda-motorcycles-vietnam'],
  ['/motorcycle/honda-vision-2024', '/motorcycle'],
  ['/edit-listing/abc', '/edit-listing'],
  ['/vi', '/'],
  ['/vi/sell', '/sell'],
  ['/vi/motorcycle/honda-vision-2024', '/motorcycle'],
  ['/vi//sell', '/sell'],
  ['/vi/vi', null],
  ['/motorcycle', null],
  ['/nothing', null],
  ['/sell?phone=0912345678', null],
  ['https://elsewhere.example/', null],
  ['', null],
])('[S1.16] a view of %s counts as %s', (path, name) => {
  expect(planView(path)).toBe(name);
});
