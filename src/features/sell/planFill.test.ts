import { expect, it } from 'vitest';
import { emptyForm } from '../../domain/selling/listingForm.ts';
import { planFill } from './planFill.ts';

const vision = { engine: '110cc', category: 'scooter', transmission: 'automatic', fuel: 'gasoline' } as const;
const exciter = { ...vision, engine: '155cc', category: 'sport', transmission: 'manual' } as const;
const { fuel: _, ...withoutFuel } = vision;
const { engine: __, ...otherYear } = vision;

it.each([
  ['an empty form gets all that is known', {}, {}, vision, vision],
  ['what the seller typed stays', { engine: '108cc' }, {}, vision, { ...otherYear }],
  ['what the seller chose stays', { fuel: 'electric' }, {}, vision, withoutFuel],
  ['nothing happens twice', vision, vision, vision, {}],
  [
    'another model replaces what was filled in',
    vision,
    vision,
    exciter,
    { engine: '155cc', category: 'sport', transmission: 'manual' },
  ],
  [
    'another model leaves what the seller has changed since',
    { ...vision, category: 'naked' },
    vision,
    exciter,
    { engine: '155cc', transmission: 'manual' },
  ],
  ['what is known no more is taken back', vision, vision, otherYear, { engine: '' }],
  [
    'an unknown model takes everything back that was filled in',
    { ...vision, engine: '108cc' },
    vision,
    {},
    { category: '', transmission: '', fuel: '' },
  ],
] as const)('%s', (_name, typed, filled, facts, changes) => {
  expect(planFill({ ...emptyForm, ...typed }, filled, facts)).toEqual(changes);
});
