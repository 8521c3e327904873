import { expect, it } from 'vitest';
import { ShopDetails, ShopHours } from './shop.schema.ts';
import { isMapLink, nameKey, shopAddressProblem, shopIdOf, shopNameProblem } from './shop.ts';

it.each([
  ['Xe máy Hùng', null],
  ['Xe Máy 24h', null],
  ['Tuấn Motor 2', null],
  ['A', 'short'],
  ['123', 'short'],
  ['x'.repeat(61), 'long'],
  ['Hùng\u202eMotor', 'hidden'],
  ['<b>Hùng</b>', 'sign'],
  ['Hùng\nMotor', 'sign'],
  ['Hùng 0912 345 678', 'phone'],
  ['Hùng ０９１２.３４５.６７８', 'phone'],
  ['hung-motor.vn', 'link'],
  ['Hùng zalo.me/hung', 'link'],
  ['admin', 'official'],
  ['Vоngxе', 'official'],
  ['Vongxe Official Store', 'official'],
])('the name %j has the problem %j', (name, problem) => {
  expect(shopNameProblem(name)).toBe(problem);
});

it.each([
  ['45/12 Nguyễn Trãi, P. Thanh Xuân, Hà Nội 100000', null],
  ['Số 1 ngõ 20 Lê Lợi', null],
  ['1 Lê Lợi, gọi 0912 345 678', 'phone'],
  ['1 Lê Lợi, xe-re.vn/win', 'link'],
  ['1 Lê Lợi https://bit.ly/x', 'link'],
  ['hung@example.com', 'link'],
  ['<script>alert(1)</script>', 'sign'],
  [' ', 'short'],
])('the address %j has the problem %j', (address, problem) => {
  expect(shopAddressProblem(address)).toBe(problem);
});

it('names that readers may confuse have one key, others do not', () => {
  const names = ['Hùng Motor', 'HUNG MOTORBIKES', 'Cửa hàng Hùng', 'Нùng Motor', 'Hùng-Motor Hà Nội'];
  expect(new Set(names.map(nameKey)).size).toBe(1);
  expect(nameKey('Hùng Motor 2')).not.toBe(nameKey('Hùng Motor'));
  expect(nameKey('Xe máy Sài Gòn')).not.toBe(nameKey('Xe máy Hà Nội'));
  expect(shopIdOf(' Xe Máy Hùng ')).toBe('xe-may-hung');
});

it.each([
  ['https://maps.app.goo.gl/AbC123', true],
  ['https://www.google.com/maps/place/Hanoi', true],
  ['https://goo.gl/maps/x', true],
  ['https://www.openstreetmap.org/?mlat=21.02&mlon=105.85', true],
  ['http://maps.app.goo.gl/AbC123', false],
  ['javascript:alert(1)', false],
  ['https://www.google.com/url?q=https://evil.example', false],
  ['https://google.com.evil.example/maps/', false],
  ['https://www.google.com@evil.example/maps/', false],
  ['https://goo.gl/evil', false],
  ['https://maps.app.goo.gl:8443/x', false],
  ['https://maps.app.goo.gl/"onclick', false],
])('%j is a link to a map: %j', (link, isMap) => {
  expect(isMapLink(link)).toBe(isMap);
});

it('hours end after they begin, and leave a day open', () => {
  const hours = { opens: '08:00', closes: '18:30', closed: ['sun'] };
  expect(ShopHours.safeParse(hours).success).toBe(true);
  expect(ShopHours.safeParse({ ...hours, closes: '07:00' }).success).toBe(false);
  expect(ShopHours.safeParse({ ...hours, opens: '8h' }).success).toBe(false);
  expect(ShopHours.safeParse({ ...hours, closed: ['sun', 'sun'] }).success).toBe(false);
  const details = { address: '1 Lê Lợi', hours, map_link: null };
  expect(ShopDetails.safeParse(details).success).toBe(true);
  expect(ShopDetails.safeParse({ ...details, owner: 'lan' }).success).toBe(false);
});
