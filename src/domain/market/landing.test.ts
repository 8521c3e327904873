import { describe, expect, it } from 'vitest';
import { everything, isLanding, type Landing, landingKey, widerThan } from './landing.ts';

const landing = (parts: Partial<Landing>): Landing => ({ ...everything, ...parts });
const named = (all: readonly Landing[]) => all.map(landingKey);

describe('a landing', () => {
  it('goes without a category where it has a model, and without a place where it has make and category', () => {
    expect(isLanding(everything)).toBe(true);
    expect(isLanding(landing({ make: 'Honda', model: 'wave', place: 'Hue' }))).toBe(true);
    expect(isLanding(landing({ model: 'wave' }))).toBe(false);
    expect(isLanding(landing({ make: 'Honda', model: 'wave', category: 'underbone' }))).toBe(false);
    expect(isLanding(landing({ make: 'Honda', category: 'underbone' }))).toBe(true);
    expect(isLanding(landing({ category: 'underbone', place: 'Hue' }))).toBe(true);
    expect(isLanding(landing({ make: 'Honda', category: 'underbone', place: 'Hue' }))).toBe(false);
  });

  it('is known by one text', () => {
    expect(landingKey(landing({ make: 'Honda', model: 'wave', place: 'Hue' }))).toBe('Honda|wave||Hue');
    expect(landingKey(landing({ category: 'scooter' }))).toBe('||scooter|');
  });
});

describe('what is wider', () => {
  it('is the same thing in the province, then anywhere, then of any model, then everything there', () => {
    expect(named(widerThan(landing({ make: 'Honda', model: 'wave', place: 'Hoi An' })))).toEqual([
      'Honda|wave||Da Nang',
      'Honda|wave||',
      'Honda|||Hoi An',
      'Honda|||Da Nang',
      'Honda|||',
      '|||Hoi An',
      '|||Da Nang',
      '|||',
    ]);
  });

  it('names no place twice that is its own province', () => {
    expect(named(widerThan(landing({ category: 'scooter', place: 'Hanoi' })))).toEqual([
      '||scooter|',
      '|||Hanoi',
      '|||',
    ]);
  });

  it('is the family that a model belongs to, before its make', () => {
    expect(named(widerThan(landing({ make: 'Honda', model: 'wave-alpha' })))).toEqual([
      'Honda|wave||',
      'Honda|||',
      '|||',
    ]);
  });

  it('ends with everything, and everything has nothing wider', () => {
    expect(named(widerThan(landing({ make: 'Honda', category: 'scooter' })))).toEqual(['Honda|||', '|||']);
    expect(named(widerThan(landing({ category: 'scooter' })))).toEqual(['|||']);
    expect(named(widerThan(landing({ make: 'Honda', model: 'wave' })))).toEqual(['Honda|||', '|||']);
    expect(named(widerThan(landing({ make: 'Honda' })))).toEqual(['|||']);
    expect(widerThan(everything)).toEqual([]);
  });
});
