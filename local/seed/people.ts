import type { Location } from '../../src/domain/locations.ts';

/** The password of every demo account. It is printed at the start and is worth nothing elsewhere. */
export const demoPassword = 'vongxe-demo';

type Person = { id: string; name: string; email: string; avatar: string | null };

export type Seller = Person & {
  role: 'seller';
  /** A shop sells with a warranty, a person for a reason. */
  trade: 'shop' | 'private' | 'expat';
  /** What the seller writes in; a list where it is now the one and now the other. */
  languages: readonly ('en' | 'vi')[];
  /** Where the bikes are; half of them are in the first place. */
  places: readonly Location[];
  /** E.164. Vietnamese ones use +84 95, which no network has; others use ranges reserved for fiction. */
  phone: string;
  whatsapp: string | null;
  hidesPhone: boolean;
  hidesWhatsapp: boolean;
  /** How many of every 120 listings are this seller's. */
  share: number;
};
export type Buyer = Person & { role: 'buyer'; phone: string };
export type Operator = Person & { role: 'operator' };
export type Account = Seller | Buyer | Operator;

const person = (id: string, name: string): Person => ({
  id: `seed-${id}`,
  name,
  email: `${id}@vongxe.example`,
  avatar: null,
});

const seller = (
  id: string,
  name: string,
  more: Omit<Seller, keyof Person | 'role' | 'whatsapp' | 'hidesPhone' | 'hidesWhatsapp'> &
    Partial<Pick<Seller, 'whatsapp' | 'hidesPhone' | 'hidesWhatsapp'>>,
): Seller => ({
  ...person(id, name),
  role: 'seller',
  whatsapp: null,
  hidesPhone: false,
  hidesWhatsapp: false,
  ...more,
});

export const sellers: readonly Seller[] = [
  seller('hung', 'Nguyễn Văn Hùng', {
    trade: 'shop',
    languages: ['vi'],
    places: ['Ho Chi Minh City', 'Thu Duc', 'Binh Duong', 'Bien Hoa'],
    phone: '+84950000101',
    whatsapp: '+84950000101',
    share: 17,
  }),
  seller('mai', 'Trần Thị Mai', {
    trade: 'shop',
    languages: ['vi', 'en'],
    places: ['Hanoi', 'Hung Yen', 'Bac Ninh'],
    phone: '+84950000102',
    share: 14,
  }),
  seller('bao', 'Lê Quốc Bảo', {
    trade: 'shop',
    languages: ['en', 'vi'],
    places: ['Da Nang', 'Quang Nam', 'Quang Ngai'],
    phone: '+84950000103',
    whatsapp: '+84950000103',
    share: 13,
  }),
  seller('tuan', 'Phạm Minh Tuấn', {
    trade: 'private',
    languages: ['vi'],
    places: ['Hue', 'Quang Tri', 'Dong Hoi'],
    phone: '+84950000104',
    hidesPhone: true,
    share: 8,
  }),
  seller('anh', 'Võ Ngọc Ánh', {
    trade: 'private',
    languages: ['vi'],
    places: ['Can Tho', 'Vinh Long', 'Long Xuyen', 'Ca Mau', 'Phu Quoc'],
    phone: '+84950000105',
    share: 9,
  }),
  seller('long', 'Đặng Hoàng Long', {
    trade: 'private',
    languages: ['vi', 'en'],
    places: ['Hai Phong', 'Ha Long', 'Hai Duong', 'Nam Dinh'],
    phone: '+84950000106',
    whatsapp: '+84950000116',
    hidesWhatsapp: true,
    share: 8,
  }),
  seller('trang', 'Bùi Thu Trang', {
    trade: 'private',
    languages: ['vi', 'en'],
    places: ['Nha Trang', 'Cam Ranh', 'Ninh Thuan', 'Phan Thiet'],
    phone: '+84950000107',
    hidesPhone: true,
    share: 8,
  }),
  seller('phat', 'Huỳnh Tấn Phát', {
    trade: 'shop',
    languages: ['vi'],
    places: ['Vung Tau', 'Dong Nai', 'My Tho', 'Tay Ninh'],
    phone: '+84950000108',
    whatsapp: '+84950000108',
    share: 10,
  }),
  seller('james', 'James Whitaker', {
    trade: 'shop',
    languages: ['en'],
    places: ['Hoi An', 'Da Nang'],
    phone: '+447700900142',
    whatsapp: '+447700900142',
    share: 10,
  }),
  seller('sofia', 'Sofia Lindqvist', {
    trade: 'expat',
    languages: ['en'],
    places: ['Hanoi', 'Ninh Binh', 'Sa Pa', 'Ha Giang'],
    phone: '+46701740612',
    whatsapp: '+46701740612',
    hidesPhone: true,
    share: 8,
  }),
  seller('daniel', 'Daniel Brooks', {
    trade: 'expat',
    languages: ['en'],
    places: ['Ho Chi Minh City', 'Mui Ne', 'Vung Tau'],
    phone: '+14155550137',
    whatsapp: '+14155550137',
    hidesPhone: true,
    hidesWhatsapp: true,
    share: 7,
  }),
  seller('claire', 'Claire Moreau', {
    trade: 'expat',
    languages: ['en'],
    places: ['Da Lat', 'Buon Ma Thuot', 'Pleiku', 'Kon Tum', 'Quy Nhon'],
    phone: '+33639980123',
    whatsapp: '+33639980123',
    share: 8,
  }),
];

const buyer = (id: string, name: string, phone: string): Buyer => ({
  ...person(id, name),
  role: 'buyer',
  phone,
});

export const buyers: readonly Buyer[] = [
  buyer('linh', 'Đỗ Khánh Linh', '+84950000201'),
  buyer('quan', 'Hoàng Minh Quân', '+84950000202'),
  buyer('emma', 'Emma Collins', '+61491570156'),
];

export const operator: Operator = { ...person('operator', 'Vongxe Operator'), role: 'operator' };

export const people: readonly Account[] = [...sellers, ...buyers, operator];
