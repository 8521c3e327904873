import { describe, expect, it } from 'vitest';
import { factsOfModel, withMarketSpelling } from './modelNames.ts';

const underbone = { category: 'underbone', transmission: 'semi-automatic', fuel: 'gasoline' };
const scooter = { category: 'scooter', transmission: 'automatic', fuel: 'gasoline' };
const electric = { category: 'electric', transmission: 'automatic', fuel: 'electric' };
const manual = { transmission: 'manual', fuel: 'gasoline' };

describe('[D62] what a model says of a bike', () => {
  it.each([
    ['Wave Alpha', underbone],
    ['WAVE RSX', underbone],
    ['wave s 110', underbone],
    ['Wave110', underbone],
    ['Blade 110', underbone],
    ['Super Cub C125', underbone],
    ['Future 125', underbone],
    ['Sirius Fi', underbone],
    ['Air Blade 125', scooter],
    ['Airblade', scooter],
    ['AB125', scooter],
    ['SH', scooter],
    ['SH 150i', scooter],
    ['sh150i', scooter],
    ['SH Mode', scooter],
    ['Vision', scooter],
    ['Evo200', electric],
    ['Feliz S', electric],
    ['Exciter 155 VVA', manual],
    ['Winner X', manual],
    ['Win', manual],
    ['Win 100', manual],
    ['MT15', manual],
    ['Ninja 400', null],
    ['Shadow 750', null],
    ['Windy', null],
    ['Abbot', null],
    ['something', null],
    ['', null],
  ])('%s', (model, facts) => expect(factsOfModel(model)).toEqual(facts));
});

it.each([
  ['airblade 125', 'Air Blade 125'],
  ['AIR BLADE', 'Air Blade'],
  ['AirBlade125', 'Air Blade125'],
  ['shmode', 'SH Mode'],
  ['wave  alpha', 'Wave Alpha'],
  ['mt 15', 'MT-15'],
  ['Vision đặc biệt', 'Vision đặc biệt'],
  ['Visión', 'Vision'],
  ['Ninja 400', 'Ninja 400'],
  ['', ''],
])('%s is written %s', (typed, written) => expect(withMarketSpelling(typed)).toBe(written));
