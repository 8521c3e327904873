import { expect, it } from 'vitest';
import { makes, otherMake } from './makes.ts';

it('[S3.11] the makes on offer are these 22, in this order, and then Other', () => {
  expect(makes).toEqual([
    'Honda',
    'Yamaha',
    'Suzuki',
    'Kawasaki',
    'Vespa',
    'Piaggio',
    'Kymco',
    'SYM',
    'Ducati',
    'BMW',
    'Triumph',
    'Harley-Davidson',
    'Royal Enfield',
    'Benelli',
    'KTM',
    'Aprilia',
    'Moto Guzzi',
    'Husqvarna',
    'CF Moto',
    'Zontes',
    'Brixton',
    'VinFast',
  ]);
  expect(otherMake).toBe('Other');
});
