import { expect, it } from 'vitest';
import { missingShots } from './shots.ts';

it('what was chosen for a shot is no longer missing, and other photos count for none', () => {
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
