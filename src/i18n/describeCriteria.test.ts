import { expect, it } from 'vitest';
import { buildCriteria } from '../../tests/fixtures/buildAlert.ts';
import { describeCriteria } from './describeCriteria.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [{}, 'Any motorcycle', 'Xe bất kỳ'],
  [{ make: 'Honda' }, 'Any Honda', 'Xe Honda'],
  [{ model: 'Wave' }, 'Any make, model “Wave”', 'Mọi hãng, dòng xe “Wave”'],
  [{ make: 'Honda', model: 'Wave' }, 'Honda Wave', 'Xe Honda Wave'],
  [{ make: 'Honda', models: ['Wave'] }, 'Honda Wave', 'Xe Honda Wave'],
  [
    { make: 'Honda', models: ['Air Blade', 'SH', 'Wave'], seller: 'private' as const },
    'Honda Air Blade, SH or Wave, sold by a private seller',
    'Xe Honda Air Blade, SH hoặc Wave, do cá nhân bán',
  ],
  [
    { make: 'Honda', models: ['Wave'], model: 'alpha', seller: 'shop' as const },
    'Honda Wave, model name contains “alpha”, sold by a shop',
    'Xe Honda Wave, tên xe có “alpha”, do cửa hàng bán',
  ],
  [
    { year: 2021, location: 'Hanoi' },
    'Any motorcycle, 2021 model, in Hanoi',
    'Xe bất kỳ, đời 2021, tại Hà Nội',
  ],
  [
    { transmission: 'semi-automatic' as const, location: 'Da Nang' },
    'Any motorcycle, semi-automatic, in Da Nang',
    'Xe bất kỳ, xe số, tại Đà Nẵng',
  ],
  [{ make: 'Honda', transmission: 'automatic' as const }, 'Any Honda, automatic', 'Xe Honda, tay ga'],
  [{ make: 'Yamaha', transmission: 'manual' as const }, 'Any Yamaha, manual', 'Xe Yamaha, côn tay'],
  [{ min_price: 0 }, 'Any motorcycle, from 0 ₫', 'Xe bất kỳ, từ 0 ₫'],
  [{ max_price: 20_000_000 }, 'Any motorcycle, up to 20,000,000 ₫', 'Xe bất kỳ, đến 20.000.000 ₫'],
  [
    { min_price: 10_000_000, max_price: 20_000_000 },
    'Any motorcycle, 10,000,000 ₫ to 20,000,000 ₫',
    'Xe bất kỳ, từ 10.000.000 ₫ đến 20.000.000 ₫',
  ],
  [{ min_price: 5, max_price: 5 }, 'Any motorcycle, exactly 5 ₫', 'Xe bất kỳ, đúng 5 ₫'],
])('[S2.128] sums up %o in both languages', (changes, en, vi) => {
  const criteria = buildCriteria(changes);
  expect([describeCriteria('en', criteria), describeCriteria('vi', criteria)].map(plain)).toEqual([en, vi]);
});
