import { foldAccents } from './fold.ts';

/** How frauds ask for money, or for a code, before anybody has seen the bike; without accents, as phones are typed on. */
const words = [
  'dat coc',
  'tien coc',
  'coc truoc',
  'chuyen khoan truoc',
  'chuyen tien truoc',
  'tra truoc',
  'thanh toan truoc',
  'giu xe truoc',
  'phi ship',
  'phi van chuyen',
  'ma otp',
  'ma xac nhan',
  'ma xac thuc',
  'deposit',
  'pay in advance',
  'advance payment',
  'upfront',
  'up front',
  'western union',
  'moneygram',
  'gift card',
  'wire transfer',
  'shipping fee',
  'delivery fee',
  'escrow',
  'verification code',
  'bitcoin',
  'usdt',
  'otp',
];
const pattern = new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`);

/**
 * Does a message use the words of a fraud? A reason to warn its reader, never to hold it back.
 * @example asksForMoney('Em đặt cọc trước 2 triệu nhé') // => true
 */
export const asksForMoney = (message: string): boolean =>
  pattern.test(foldAccents(message).replace(/\s+/g, ' '));
