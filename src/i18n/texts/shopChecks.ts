import type { ShopProblem } from '../../domain/shops/shop.ts';
import type { Texts } from '../texts.ts';

export const shopChecks = {
  'check.short': { en: 'Please enter at least 2 characters.', vi: 'Vui lòng nhập ít nhất 2 ký tự.' },
  'check.long': { en: 'Please use {max} characters or fewer.', vi: 'Vui lòng viết tối đa {max} ký tự.' },
  'check.hidden': {
    en: 'The text contains hidden characters. Please type it again.',
    vi: 'Nội dung có ký tự ẩn. Vui lòng gõ lại.',
  },
  'check.sign': {
    en: 'Please use one line, without < or >.',
    vi: 'Vui lòng chỉ viết một dòng, không dùng dấu < hay >.',
  },
  'check.link': {
    en: 'Please leave out web and email addresses.',
    vi: 'Vui lòng bỏ địa chỉ web và email.',
  },
  'check.phone': {
    en: 'Please leave out phone numbers. Buyers see the number in each listing.',
    vi: 'Vui lòng bỏ số điện thoại. Người mua sẽ thấy số trong từng tin.',
  },
  'check.official': {
    en: 'This name could be mistaken for part of Vongxe. Please choose another.',
    vi: 'Tên này dễ bị nhầm là của Vongxe. Vui lòng chọn tên khác.',
  },
} as const satisfies Texts & Record<`check.${ShopProblem}`, unknown>;
