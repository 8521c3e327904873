import { expect, it } from 'vitest';
import { namesakes } from './namesakes.ts';

it.each([
  ['win', 'Winner X, Winner 150', { wanted: 'Win', shown: ['Winner X', 'Winner'] }],
  ['honda win', 'Winner X', { wanted: 'Win', shown: ['Winner X'] }],
  ['blade', 'Air Blade 125', { wanted: 'Blade', shown: ['Air Blade'] }],
  ['win', 'Winner X, Win 100', null],
  ['blade', 'Wave Blade 110', null],
  ['cub', 'Super Cub C125', null],
  ['wave', 'Wave Alpha', null],
  ['sh', 'SH Mode', null],
  ['win', 'Unheard Of 50', null],
  ['rsx', 'Wave RSX', null],
  ['backpacker', 'Winner X', null],
  ['win', '', null],
] as const)('%s with %s', (text, models, expected) => {
  const bikes = models === '' ? [] : models.split(', ').map((model) => ({ model }));
  expect(namesakes(text.split(' '), bikes)).toEqual(expected);
});
