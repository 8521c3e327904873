import { expect, it } from 'vitest';
import { asksForMoney } from './asksForMoney.ts';

it.each([
  'Bạn đặt cọc trước 2 triệu mình giữ xe cho',
  'BAN CHUYEN KHOAN TRUOC giup minh',
  'Gửi mình mã OTP nhé',
  'chuyển\n  khoản trước đi bạn',
  'Please pay a deposit by Western Union',
  'I need it upfront, the courier collects the bike',
  'USDT only',
])('warns of %j', (message) => {
  expect(asksForMoney(message)).toBe(true);
});

it.each([
  'Is it still for sale?',
  'Xe còn không bạn? Cuối tuần mình qua xem.',
  'Xe có cốp rộng không?',
  'The deposited rust on the exhaust bothers me',
  'Giá này có bớt không ạ?',
  'Biển số 29OTP',
  'Cả hai cùng ra công chứng rồi mình trả tiền.',
  '',
])('says nothing about %j', (message) => {
  expect(asksForMoney(message)).toBe(false);
});
