import { expect, it } from 'vitest';
import { addressInName, holdsWebAddress } from './webAddress.ts';

it.each([
  'WIN 100M: https://phish.example/claim',
  'Lan zalo.me',
  'lan@example.com',
  'xe-re.vn',
  'Lan/Zalo',
  'Lan：Zalo',
  'Lan xe․vn',
  'Lan xe．vn',
  'Lan xe。vn',
  't.me',
  'Mr.Nam xe.vn',
  'tel:+84',
  'a\\b',
  'evil.kim',
  'Evil.Kim',
  'Mai.Linh.top',
  'zalo.me.Linh',
  'Xe.My',
  'lan.shop',
  'Lan.Store',
  'mai-linh.Anh',
  'Lan//Huệ',
  '/Lan',
  'Lan/',
  'Lan/admin',
  'Lan.vn/Huệ',
  'Mai.Linh/Lan',
  'Мai.Со',
])('%j is no name: an address', (text) => expect(addressInName(text)).toBe(true));

it.each([
  'Nguyễn Văn A.',
  'Dr. Smith',
  'Mr.Nam',
  'Ms.Hà',
  'J.R.R. Tolkien',
  'St.John',
  'A.Tuấn',
  "O'Brien",
  ...['Mai.Linh', 'Minh.Anh', 'Nguyễn.Văn.Hùng', 'Lan/Huệ', 'Lan / Huệ', 'Đ.T.Hà', 'N.V.Tuấn', 'mai.linh'],
])('%j may be a name', (text) => expect(addressInName(text)).toBe(false));

it.each([
  'WIN 100M: https://phish.example',
  'NVX xem tại xe-re.vn/win',
  'Wave www . xere . com',
  'SH zalo.me/0912',
  'Vision XE․VN',
  'Exciter ｘｅ．ｃｏｍ',
  'mail lan@xe.example',
  'http:xe',
])('%j holds a web address', (text) => expect(holdsWebAddress(text)).toBe(true));

it.each([
  'Wave S/RSX 1.5',
  'Honda SH 150i ABS',
  'Air Blade 125/150',
  'Exciter 155 VVA Gp.',
  'CB150R Exmotion',
  'Vespa 946 (Red)',
  'Z1000 R.Edition',
  'No.1',
  'Dream II',
  'Giá: 15.000.000đ',
])('%j holds none', (text) => expect(holdsWebAddress(text)).toBe(false));
