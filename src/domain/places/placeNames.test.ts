import { expect, it } from 'vitest';
import { locations } from './locations.ts';
import { filedPlace, placeIn, placeNamed, placeOptions } from './placeNames.ts';

it.each([
  ['sai gon', 'Ho Chi Minh City', 2],
  ['saigon', 'Ho Chi Minh City', 1],
  ['tp.hcm', 'Ho Chi Minh City', 1],
  ['quan 10 dep', 'Ho Chi Minh City', 2],
  ['vinh long', 'Vinh Long', 2],
  ['vinh', 'Vinh', 1],
  ['da nang', 'Da Nang', 2],
  ['hai ba trung', 'Hanoi', 3],
  ['ba ria vung tau', 'Ba Ria - Vung Tau', 4],
  ['phan rang', 'Ninh Thuan', 2],
] as const)('%j names %s in %i words', (text, place, length) =>
  expect(placeIn(text.split(' '))).toEqual({ place, length }),
);

it.each(['wave', 'saig', '', 'quan', 'nam'])('%j names none', (text) => expect(placeIn([text])).toBeNull());

it.each([
  ['Da Nang', 'Da Nang'],
  ['hanoi', 'Hanoi'],
  ['Quận 7, TP.HCM', 'Ho Chi Minh City'],
  ['Hà Nội hoặc Huế', 'other'],
  ['call 0903 123 456', 'other'],
  ['constructor', 'other'],
])('a bike at %j is counted under %s', (stored, place) => expect(filedPlace(stored)).toBe(place));

it('every place can be found by both of its names, and none of them is two places', () => {
  for (const { value, vi } of locations)
    for (const name of [value, vi]) expect(placeIn(name.split(' '))?.place, name).toBe(value);
  const options = placeOptions('vi');
  expect(options.find(({ value }) => value === 'Ho Chi Minh City')?.names).toContain('go vap');
});

/** Spellings that people, browsers and other sites use. */
const spellings: Record<string, string> = {
  'Da Nang':
    'Đà Nẵng|da nang|DA NANG|danang|\u00d0à N\u1eb5ng|Đà  Nẵng|\u00a0Đà\u00a0Nẵng |Đà Nẵng.|Đà-Nẵng|Đ\u00e0 N\u0103\u0303ng|Thành phố Đà Nẵng|TP. Đà Nẵng|TP.Đà Nẵng|T.P Đà Nẵng|Da Nang City|Danang city, Vietnam|Đà Nẵng, Việt Nam|Đà Nẵng Việt Nam|Đà Nẵng, VN|Đà Nẵng 550000, Việt Nam|Hải Châu, Đà Nẵng|Quận Hải Châu, TP Đà Nẵng|12 Nguyễn Văn Linh, Hải Châu, Đà Nẵng, Việt Nam|12 Bạch Đằng, Đà Nẵng|𝐃à 𝐍ẵ𝐧𝐠|Ｄａ Ｎａｎｇ|Đà Nẵng (Hải Châu)',
  'Ho Chi Minh City':
    'TP. Hồ Chí Minh|TP.HCM|Tp HCM|HCM City|HCMC|Ho Chi Minh|Hồ Chí Minh City, Vietnam|Thành phố Hồ Chí Minh|Sài Gòn|Saigon, Vietnam|Sài Gòn (Quận 7)|Quận 7, TP.HCM|Q7|Q.7|q 7 sài gòn|District 2, Ho Chi Minh City|Gò Vấp, Sài Gòn|Quận Gò Vấp',
  Hanoi: 'Hà Nội|Ha Noi|Hà Nội, Việt Nam|Hanoi, Vietnam|Hanoi City|Thủ đô Hà Nội, Hà Nội|Cầu Giấy, Hà Nội',
  'Hoi An':
    'Hội An, Quảng Nam|Hội An - Quảng Nam|Hội An, Đà Nẵng|TP Hội An, tỉnh Quảng Nam, Việt Nam|Hoi An city',
  'Ba Ria - Vung Tau':
    'Bà Rịa-Vũng Tàu|Bà Rịa – Vũng Tàu|Bà Rịa Vũng Tàu|Tỉnh Bà Rịa-Vũng Tàu|BRVT|Vũng Tàu - Bà Rịa',
  'Vung Tau': 'Vũng Tàu, Bà Rịa - Vũng Tàu|Vũng Tàu, TP. Hồ Chí Minh',
  Hue: 'Thừa Thiên - Huế|Thừa Thiên Huế|TT. Huế|TP Huế|Huế, Thừa Thiên Huế',
  'Quy Nhon': 'Qui Nhơn|Qui Nhơn, Bình Định|Quy Nhơn, Gia Lai',
  'Buon Ma Thuot': 'Buôn Mê Thuột|Ban Mê Thuột|Buôn Ma Thuột, Đắk Lắk|BMT',
  'Dak Lak': 'Đắk Lắk|\u00d0\u1eafk L\u1eafk|Đắc Lắc|Daklak|Đăk Lăk',
  'Dak Nong': 'Đắc Nông|Đăk Nông|Daknong',
  'Bac Kan': 'Bắc Cạn|Bắc Kạn',
  Pleiku: 'Plây Cu|Plei Ku|Pleiku, Gia Lai|plâycu',
  'Kon Tum': 'Kontum|Kon Tum',
  'Khanh Hoa': 'Tỉnh Khánh Hòa|Khánh Hoà|Khanh Hoa Province',
  'Nha Trang': 'Nha Trang, Khánh Hòa|Nhatrang',
  Vinh: 'Vinh, Nghệ An|TP Vinh',
  'Thu Duc': 'TP. Thủ Đức, TP. Hồ Chí Minh',
  'Binh Duong': 'Bình Dương, TP.HCM',
};
it.each(
  Object.entries(spellings).flatMap(([place, texts]) =>
    texts.split('|').map((text) => [text, place] as const),
  ),
)('%j as a whole names %s', (text, place) => {
  expect(placeNamed(text)).toBe(place);
  expect(placeNamed(text.normalize('NFD'))).toBe(place);
});

it.each([
  '',
  ',',
  'Việt Nam',
  'Hà Nội hoặc Huế',
  'Đà Nẵng, Hà Nội',
  'Hà Nội, Hội An',
  'Sài Gòn Bình Dương',
  'gần Đà Nẵng',
  'Đà Nẵng, gần biển',
  'Nam',
  'quận',
  'City',
  'x'.repeat(2_000),
  'vn '.repeat(2_000),
])('%.30j as a whole names none', (text) => expect(placeNamed(text)).toBeNull());
