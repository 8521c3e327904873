import { describe, expect, it } from 'vitest';
import {
  familiesOf,
  familyKey,
  familyOf,
  isModelSlug,
  isOfModels,
  knownFamily,
  makeNamed,
} from './modelFamily.ts';

describe('a family of models', () => {
  it.each([
    ['Air Blade 125', 'Air Blade', 'air-blade'],
    ['airblade', 'Air Blade', 'air-blade'],
    ['  SH   150i ', 'SH', 'sh'],
    ['SH Mode 125', 'SH Mode', 'sh-mode'],
    ['Wave Alpha 100', 'Wave Alpha', 'wave-alpha'],
    ['Exciter 155 VVA', 'Exciter', 'exciter'],
    ['Z1000', 'Z1000', 'z1000'],
    ['R  1250 GS', 'R 1250 GS', 'r-1250-gs'],
    ['Đam Mê', 'Đam Mê', 'dam-me'],
  ])('%j is of %s', (model, name, slug) => {
    expect(familyOf(model)).toEqual({ name, slug });
  });

  it.each([
    'call 0903 123 456',
    '090312',
    'a bike in very good order',
    'Z900 <b>',
    'Z@Z',
    '-Z',
    '',
    '   ',
    '.',
    'motorcycles vietnam',
    'Ride in Hue',
    'scooters',
    'Big bikes',
  ])('%j is no name of a model', (model) => {
    expect(familyOf(model)).toBeNull();
  });

  it.each(['constructor', 'toString', '__proto__'])('%s has no family above it', (model) => {
    expect(familiesOf(model).map(({ name }) => name)).toEqual(model === '__proto__' ? [] : [model]);
  });

  it('takes 24 letters and five digits at most', () => {
    expect(familyOf('a'.repeat(24))?.slug).toBe('a'.repeat(24));
    expect(familyOf('a'.repeat(25))).toBeNull();
    expect(familyOf('A 12345')?.slug).toBe('a-12345');
    expect(familyOf('A 123456')).toBeNull();
  });

  it('goes by its whole name, and with the family that it belongs to', () => {
    expect(familyOf('AB 125')?.name).toBe('Air Blade');
    expect(familyOf('RSX Fi')?.slug).toBe('wave-rsx');
    const names = (model: string) => familiesOf(model).map(({ slug, name }) => `${slug} ${name}`);
    expect(names('Wave Alpha 110')).toEqual(['wave-alpha Wave Alpha', 'wave Wave']);
    expect(names('RSX')).toEqual(['wave-rsx Wave RSX', 'wave Wave']);
    expect(names('Winner X')).toEqual(['winner-x Winner X']);
    expect(names('SH Mode')).toEqual(['sh-mode SH Mode']);
    expect(names('call 0903 123 456')).toEqual([]);
  });

  it.each([
    [['Wave'], 'wave alpha 110', true],
    [['Wave Alpha'], 'Wave RSX', false],
    [['SH'], 'SH Mode 125', false],
    [['SH', 'SH Mode'], 'sh-mode', true],
    [['airblade'], 'AB 125', true],
    [['Rebel 300'], 'rebel300', true],
    [['Đam Mê'], 'dam me', true],
    [['call 0903 123 456'], 'call 0903 123 456', false],
    [[], 'Wave', false],
  ])('%j includes %j: %s', (wanted, model, expected) => {
    expect(isOfModels(wanted, model)).toBe(expected);
  });

  it('is one in any spelling', () => {
    expect(['Air Blade', 'airblade 125', 'AB'].map(familyKey)).toEqual(Array(3).fill('airblade'));
    expect(familyKey('Z-1000')).toBe('z1000');
  });

  it('is found by its address if it is a known one', () => {
    expect(knownFamily('air-blade')).toBe('Air Blade');
    expect(knownFamily('z1000')).toBeNull();
  });

  it('has no address that reads as something else', () => {
    for (const slug of ['motorcycles', 'in-hue', 'x-in-hue', 'scooters', 'electric-bikes', 'a--b', 'A', ''])
      expect(isModelSlug(slug)).toBe(false);
    for (const slug of ['win', 'inn', 'win-x', 'motor', 'bikes-x', 'scooter'])
      expect(isModelSlug(slug)).toBe(true);
  });
});

it('a make is one of those on offer, however it is written', () => {
  expect(makeNamed('honda')).toBe('Honda');
  expect(makeNamed('CFMoto')).toBe('CF Moto');
  expect(makeNamed('Lifan')).toBeNull();
});
