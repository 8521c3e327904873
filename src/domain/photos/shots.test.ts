import { expect, it } from 'vitest';
import { missingShots } from './shots.ts';

it('a shot with a chosen photo is not missing; other photos count for no shot', () => {
  expect(missingShots([])).toEqual([
    'left',
    'right',
    'front',
    'back',
    'odometer',
    'engine',
    'tyres',
    'papers',
  ]);
  expect(missingShots(['left', null, 'papers', 'left', 'engine', null])).toEqual([
    'right',
    'front',
    'back',
    'odometer',
    'tyres',
  ]);
});
