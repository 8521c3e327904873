import { expect, it } from 'vitest';
import { settings } from '../../settings.ts';
import { ownName, soundsOfficial } from './soundsOfficial.ts';

it('knows the name of the site', () => expect(settings.name.toLowerCase()).toBe(ownName));

it.each([
  ...['Vongxe', 'VONGXE Support', 'vong-xe', 'V o n g x e', 'Vоngxе', 'Ｖｏｎｇｘｅ', 'V0ngxe', 'Vòng Xe'],
  ...['Von\u200bgxe', 'Vôngxê', 'Đội ngũ Vongxe', 'VоngХе.'],
  ...['Support', 'Customer Support', 'Ѕuрроrt', 'Sup\u200dport', '$upport', 'S.u.p.p.o.r.t', 'Suppоrt Team'],
  ...['Admin', 'Administrator', '@dmin', 'Adm!n', 'A d m i n', 'ᴀᴅᴍɪɴ', 'Αdmin', 'Site admins'],
  ...[
    'Operator',
    'Moderator',
    'Official Honda',
    'Verified Seller',
    'Security',
    'Helpdesk',
    'Hotline',
    'CSKH',
  ],
  ...['Hỗ trợ', 'HỖ TRỢ', 'ho tro', 'Hỗ Trợ khách hàng', 'Нỗ trợ', 'Hổ trợ', 'Quản trị viên', 'Quan Tri'],
  ...['Quản\u00a0trị', 'Hệ thống', 'he thong', 'Ban quản lý', 'Tổng đài', 'Nhân viên', 'Chăm sóc khách hàng'],
  ...['Xác minh', 'Bảo mật', 'Kiểm duyệt', 'Zalo', 'Facebook', 'Google'],
  ...['Đội Bảo Mật', 'Tran Bao Mat', 'Trần Bảo Mật Zalo', 'Phòng bảo mật', 'Trần Hỗ Trợ', 'Bảo Mật Trần'],
  ...['Staff', 'The Team', 'System', 'Service', 'Trợ giúp', 'tro giup', 'Chính thức', 'Xác thực', 'xac thuc'],
  ...['0fficial', 'Adm1n', 'V3rified', 'St4ff', '5taff', 'Hot|ine', 'S€rvice', '7eam'],
])('%j sounds like the site or an authority', (name) => expect(soundsOfficial(name)).toBe(true));

it.each([
  'Trần Quân Trí',
  'Tống Đại',
  'Hồ Trọng Nghĩa',
  'Nguyễn Thị Diệu Hạnh',
  'Chad Min',
  'Lê Hệ',
  'Võ Ngọc Xê',
  'Trần Bảo Mật',
  'Nguyễn Văn Chính Thức',
])('%j is a person', (name) => expect(soundsOfficial(name)).toBe(false));
