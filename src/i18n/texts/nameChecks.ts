import type { NameProblem } from '../../domain/accounts/profile.ts';
import type { Texts } from '../texts.ts';

export const nameChecks = {
  'check.nameShort': { en: 'Name must be at least 2 characters', vi: 'Họ và tên cần ít nhất 2 ký tự' },
  'check.nameLong': { en: 'Name must be 80 characters or fewer', vi: 'Họ và tên dài tối đa 80 ký tự' },
  'check.nameDigits': { en: 'Name cannot contain numbers', vi: 'Họ và tên không được chứa chữ số' },
  'check.nameHidden': {
    en: 'Name contains hidden characters. Please type it again.',
    vi: 'Họ và tên có ký tự ẩn. Vui lòng gõ lại.',
  },
  'check.nameAddress': {
    en: 'Name cannot contain a web or email address',
    vi: 'Họ và tên không được chứa địa chỉ web hoặc email',
  },
  'check.nameOfficial': {
    en: 'This name could be mistaken for a member of our staff. Please use your own name.',
    vi: 'Tên này dễ khiến người khác nhầm bạn là nhân viên của trang. Vui lòng dùng tên của bạn.',
  },
} as const satisfies Texts;

export const nameComplaints = {
  short: 'check.nameShort',
  long: 'check.nameLong',
  digits: 'check.nameDigits',
  hidden: 'check.nameHidden',
  address: 'check.nameAddress',
  official: 'check.nameOfficial',
} as const satisfies Record<NameProblem, keyof typeof nameChecks>;
