import type { Location } from '../../src/domain/places/locations.ts';

/** The password of every demo account. It is printed at the start and is worth nothing elsewhere. */
export const demoPassword = 'vongxe-demo';

type Words = { en: string; vi: string };

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
  /** The part of the town, as people say it. */
  area?: Words;
  /** Why somebody with one bike or two sells them, in the seller's language. */
  why?: string;
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

const regulars: readonly Seller[] = [
  seller('hung', 'Nguyễn Văn Hùng', {
    trade: 'shop',
    languages: ['vi'],
    places: ['Ho Chi Minh City', 'Thu Duc', 'Binh Duong', 'Bien Hoa'],
    phone: '+84950000101',
    share: 14,
  }),
  seller('mai', 'Trần Thị Mai', {
    trade: 'shop',
    languages: ['vi', 'en'],
    places: ['Hanoi', 'Hung Yen', 'Bac Ninh'],
    phone: '+84950000102',
    share: 12,
  }),
  seller('bao', 'Lê Quốc Bảo', {
    trade: 'shop',
    languages: ['en', 'vi'],
    places: ['Da Nang', 'Quang Nam', 'Quang Ngai'],
    phone: '+84950000103',
    whatsapp: '+84950000103',
    share: 10,
  }),
  seller('tuan', 'Phạm Minh Tuấn', {
    trade: 'private',
    languages: ['vi'],
    places: ['Hue', 'Quang Tri', 'Dong Hoi'],
    phone: '+84950000104',
    hidesPhone: true,
    share: 2,
  }),
  seller('anh', 'Võ Ngọc Ánh', {
    trade: 'private',
    languages: ['vi'],
    places: ['Can Tho', 'Vinh Long', 'Long Xuyen', 'Ca Mau', 'Phu Quoc'],
    phone: '+84950000105',
    share: 2,
  }),
  seller('long', 'Đặng Hoàng Long', {
    trade: 'private',
    languages: ['vi', 'en'],
    places: ['Hai Phong', 'Ha Long', 'Hai Duong', 'Nam Dinh'],
    phone: '+84950000106',
    whatsapp: '+84950000116',
    hidesWhatsapp: true,
    share: 2,
  }),
  seller('trang', 'Bùi Thu Trang', {
    trade: 'private',
    languages: ['vi', 'en'],
    places: ['Nha Trang', 'Cam Ranh', 'Ninh Thuan', 'Phan Thiet'],
    phone: '+84950000107',
    hidesPhone: true,
    share: 2,
  }),
  seller('phat', 'Huỳnh Tấn Phát', {
    trade: 'shop',
    languages: ['vi'],
    places: ['Vung Tau', 'Dong Nai', 'My Tho', 'Tay Ninh'],
    phone: '+84950000108',
    share: 9,
  }),
  seller('james', 'James Whitaker', {
    trade: 'shop',
    languages: ['en'],
    places: ['Hoi An', 'Da Nang'],
    phone: '+84950000109',
    whatsapp: '+447700900142',
    share: 7,
  }),
  seller('sofia', 'Sofia Lindqvist', {
    trade: 'expat',
    languages: ['en'],
    places: ['Hanoi', 'Ninh Binh', 'Sa Pa', 'Ha Giang'],
    phone: '+84950000110',
    whatsapp: '+46701740612',
    hidesPhone: true,
    share: 2,
  }),
  seller('daniel', 'Daniel Brooks', {
    trade: 'expat',
    languages: ['en'],
    places: ['Ho Chi Minh City', 'Mui Ne', 'Vung Tau'],
    phone: '+84950000111',
    whatsapp: '+14155550137',
    hidesPhone: true,
    hidesWhatsapp: true,
    share: 2,
  }),
  seller('claire', 'Claire Moreau', {
    trade: 'expat',
    languages: ['en'],
    places: ['Da Lat', 'Buon Ma Thuot', 'Pleiku', 'Kon Tum', 'Quy Nhon'],
    phone: '+84950000112',
    whatsapp: '+33639980123',
    share: 2,
  }),
];

type Neighbour = readonly [
  id: string,
  name: string,
  language: 'en' | 'vi',
  place: Location,
  area: readonly [en: string, vi: string] | null,
  share: 1 | 2,
  why: string,
];

const neighbours: readonly Neighbour[] = [
  [
    'nhi',
    'Phan Uyển Nhi',
    'vi',
    'Hue',
    ['An Cuu', 'An Cựu'],
    1,
    'Mình học năm cuối ở Huế, tháng 6 ra trường về quê nên bán.',
  ],
  [
    'khoa',
    'Nguyễn Đăng Khoa',
    'vi',
    'Ho Chi Minh City',
    ['Go Vap', 'Gò Vấp'],
    2,
    'Nhà bốn người mà hẻm chật, không có chỗ để nên bán bớt xe.',
  ],
  [
    'thao',
    'Lê Phương Thảo',
    'vi',
    'Ho Chi Minh City',
    ['Binh Thanh', 'Bình Thạnh'],
    1,
    'Mình đổi sang xe điện nên bán lại.',
  ],
  [
    'duc',
    'Trần Minh Đức',
    'vi',
    'Hanoi',
    ['Cau Giay', 'Cầu Giấy'],
    2,
    'Giờ mình đi làm bằng tàu điện nên ít dùng xe.',
  ],
  [
    'hoa',
    'Nguyễn Thị Hoa',
    'vi',
    'Hanoi',
    ['Dong Da', 'Đống Đa'],
    1,
    'Nhà mình trong Vành đai 1 nên chuyển sang xe điện.',
  ],
  ['son', 'Vũ Hồng Sơn', 'vi', 'Hanoi', ['Ha Dong', 'Hà Đông'], 2, 'Nhà mới mua ô tô nên bán bớt xe máy.'],
  [
    'ngan',
    'Đinh Kim Ngân',
    'vi',
    'Ho Chi Minh City',
    ['Tan Binh', 'Tân Bình'],
    1,
    'Mình sắp sinh em bé nên không đi nữa.',
  ],
  [
    'tai',
    'Lý Gia Tài',
    'vi',
    'Ho Chi Minh City',
    ['District 5', 'quận 5'],
    2,
    'Cần xoay vốn nên để lại cho anh em.',
  ],
  [
    'tam',
    'Hồ Thanh Tâm',
    'vi',
    'Da Nang',
    ['Hai Chau', 'Hải Châu'],
    1,
    'Mình vào Sài Gòn làm, không mang xe theo được.',
  ],
  ['vinh', 'Phạm Quang Vinh', 'vi', 'Da Nang', ['Son Tra', 'Sơn Trà'], 2, 'Lên đời xe nên bán lại.'],
  [
    'yen',
    'Mai Hải Yến',
    'vi',
    'Hoi An',
    ['Cam Pho', 'Cẩm Phô'],
    1,
    'Mình ra Đà Nẵng làm, chỗ trọ không để được hai xe.',
  ],
  [
    'loc',
    'Trương Phước Lộc',
    'vi',
    'Can Tho',
    ['Ninh Kieu', 'Ninh Kiều'],
    2,
    'Hai vợ chồng đi chung một chiếc là đủ.',
  ],
  ['my', 'Huỳnh Trà My', 'vi', 'Vinh Long', null, 1, 'Mình lên Cần Thơ học, trọ không có chỗ giữ xe.'],
  [
    'dat',
    'Nguyễn Tiến Đạt',
    'vi',
    'Hai Phong',
    ['Le Chan', 'Lê Chân'],
    2,
    'Công ty có xe đưa đón nên xe nằm không.',
  ],
  ['giang', 'Đoàn Hương Giang', 'vi', 'Nam Dinh', null, 2, 'Mẹ mình có tuổi, không đi xe máy nữa.'],
  [
    'kiet',
    'Võ Tuấn Kiệt',
    'vi',
    'Thu Duc',
    ['Linh Trung', 'Linh Trung'],
    1,
    'Ra trường đi làm xa nên bán lấy tiền cọc phòng trọ.',
  ],
  [
    'hien',
    'Bùi Thị Hiền',
    'vi',
    'Bien Hoa',
    ['Tan Phong', 'Tân Phong'],
    1,
    'Con vào đại học ở thành phố, xe để nhà không ai đi.',
  ],
  ['phong', 'Lâm Hải Phong', 'vi', 'Phan Thiet', null, 2, 'Đi biển dài ngày, xe nằm bãi phí quá.'],
  ['trinh', 'Cao Ngọc Trinh', 'vi', 'Da Lat', null, 1, 'Đường dốc quá nên mình đổi xe máy lớn hơn.'],
  ['hieu', 'Đỗ Trung Hiếu', 'vi', 'Buon Ma Thuot', null, 2, 'Hết mùa cà phê cần tiền trả phân bón.'],
  ['thuy', 'Tạ Thu Thủy', 'vi', 'Thai Nguyen', null, 1, 'Mình chuyển công tác về Hà Nội.'],
  ['nam', 'Hoàng Văn Nam', 'vi', 'Thanh Hoa', null, 2, 'Mình đi xuất khẩu lao động, tháng sau bay.'],
  ['quynh', 'Ngô Diễm Quỳnh', 'vi', 'Nha Trang', null, 2, 'Nhà dư xe, để lâu sợ hư bình.'],
  [
    'tri',
    'Lê Minh Trí',
    'vi',
    'Binh Duong',
    ['Di An', 'Dĩ An'],
    1,
    'Xưởng chuyển về gần nhà nên mình đi bộ.',
  ],
  [
    'tom',
    'Tom Becker',
    'en',
    'Da Nang',
    ['An Thuong', 'An Thượng'],
    1,
    'I fly home on Friday, so it has to go this week.',
  ],
  ['anna', 'Anna Kowalska', 'en', 'Hanoi', ['Tay Ho', 'Tây Hồ'], 2, 'My teaching contract ends this month.'],
  [
    'marco',
    'Marco Bianchi',
    'en',
    'Ho Chi Minh City',
    ['Thao Dien', 'Thảo Điền'],
    2,
    'We are moving to Bangkok for work.',
  ],
  ['julia', 'Julia Schneider', 'en', 'Hue', null, 1, 'I rode it down from Hanoi and my trip ends here.'],
  [
    'ben',
    'Ben Carter',
    'en',
    'Ho Chi Minh City',
    ['District 7', 'quận 7'],
    1,
    'I bought a bigger bike, so this one is just sitting there.',
  ],
  [
    'noah',
    'Noah Williams',
    'en',
    'Hoi An',
    ['An Bang', 'An Bàng'],
    2,
    'Three years here, one suitcase home. The bike stays.',
  ],
  [
    'lucie',
    'Lucie Martin',
    'en',
    'Da Lat',
    null,
    1,
    'My visa runs out, and I would rather sell to a rider than to a shop.',
  ],
  [
    'oscar',
    'Oscar Nilsson',
    'en',
    'Ninh Binh',
    null,
    2,
    'I run a homestay and we have more bikes than guests.',
  ],
  [
    'minh',
    'Lê Tường Minh',
    'en',
    'Ho Chi Minh City',
    ['Phu Nhuan', 'Phú Nhuận'],
    1,
    'I start a master’s degree abroad in autumn.',
  ],
  [
    'chau',
    'Nguyễn Bảo Châu',
    'en',
    'Da Nang',
    ['Ngu Hanh Son', 'Ngũ Hành Sơn'],
    2,
    'We bought a car for the family.',
  ],
  ['bach', 'Trần Gia Bách', 'en', 'Hanoi', ['Long Bien', 'Long Biên'], 1, 'I take the metro to work now.'],
  ['vy', 'Đặng Thảo Vy', 'en', 'Quy Nhon', null, 2, 'I moved into a flat without parking.'],
];
const isForeign = (name: string) => /^[\x20-\x7e]+$/.test(name);

/** People who sell one bike or two, and say why. Numbers go on where those of the regulars end. */
const oneTimers: readonly Seller[] = neighbours.map(([id, name, language, place, area, share, why], index) =>
  seller(id, name, {
    trade: isForeign(name) ? 'expat' : 'private',
    languages: [language],
    places: [place],
    phone: `+84950000${300 + index}`,
    share,
    why,
    ...(area && { area: { en: area[0], vi: area[1] } }),
    hidesPhone: index % 9 === 4,
  }),
);

/** The first dozen has the demo's logins at hand; the others fill its streets. */
export const sellers: readonly Seller[] = [...regulars, ...oneTimers];

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

export const operator: Operator = { ...person('operator', 'Lê Thảo Nguyên'), role: 'operator' };

export const people: readonly Account[] = [...sellers, ...buyers, operator];

/** Whom the end of `npm start` names; everybody else has the same password. */
export const introduced: readonly Account[] = [...regulars, ...buyers, operator];
