import { describe, expect, it } from 'vitest';
import { everything, type Landing } from '../domain/market/landing.ts';
import { nameLanding, nameWithin } from './nameLanding.ts';

describe('a page of the market is called', () => {
  it.each<[Partial<Landing>, string | null, string, string]>([
    [{}, null, 'Used motorcycles', 'Xe máy cũ'],
    [{ place: 'Hanoi' }, null, 'Used motorcycles in Hanoi', 'Xe máy cũ tại Hà Nội'],
    [{ make: 'Honda' }, null, 'Used Honda bikes', 'Xe Honda cũ'],
    [
      { make: 'Honda', model: 'air-blade', place: 'Da Nang' },
      'Air Blade',
      'Used Honda Air Blade in Da Nang',
      'Honda Air Blade cũ tại Đà Nẵng',
    ],
    [{ category: 'scooter' }, null, 'Used scooters', 'Xe tay ga cũ'],
    [{ make: 'Yamaha', category: 'underbone' }, null, 'Used Yamaha underbones', 'Xe số Yamaha cũ'],
  ])('%j (%s) %s, %s', (parts, model, en, vi) => {
    const named = { landing: { ...everything, ...parts }, model };
    expect([nameLanding('en', named), nameLanding('vi', named)]).toEqual([en, vi]);
  });

  it('within a sentence with a small letter, unless it begins with a make', () => {
    const within = (parts: Partial<Landing>, model: string | null = null) =>
      nameWithin('vi', { landing: { ...everything, ...parts }, model });
    expect(within({ category: 'scooter', place: 'Hue' })).toBe('xe tay ga cũ tại Huế');
    expect(within({ make: 'Honda' })).toBe('xe Honda cũ');
    expect(within({ make: 'Honda', model: 'sh' }, 'SH')).toBe('Honda SH cũ');
  });
});
