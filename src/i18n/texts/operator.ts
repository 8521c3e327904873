import type { Texts } from '../texts.ts';

/** Person or company that runs the site: footer, contact page, legal texts, emails. */
export const operatorTexts = {
  title: { en: 'Who runs this site', vi: 'Đơn vị vận hành' },
  legalName: { en: 'Legal name', vi: 'Tên đăng ký' },
  address: { en: 'Address', vi: 'Địa chỉ' },
  taxCode: { en: 'Tax code', vi: 'Mã số thuế' },
  licence: { en: 'Licence or notification', vi: 'Giấy phép hoặc thông báo' },
  representative: { en: 'Representative', vi: 'Người đại diện' },
  phone: { en: 'Phone', vi: 'Điện thoại' },
  email: { en: 'Email', vi: 'Email' },
  dataProtection: { en: 'Personal data protection', vi: 'Phụ trách bảo vệ dữ liệu cá nhân' },
  line: {
    en: '{operator}. Tax code:\u00a0{taxCode}.',
    vi: '{operator}. Mã số thuế:\u00a0{taxCode}.',
  },
  record: { en: 'Licence {number}', vi: 'Giấy phép {number}' },
} as const satisfies Texts;
