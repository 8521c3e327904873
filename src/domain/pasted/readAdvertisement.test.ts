import { describe, expect, it } from 'vitest';
import { maxAdvertisement, readAdvertisement } from './readAdvertisement.ts';

const now = new Date('2026-03-01T05:00:00Z');
const read = (text: string) => readAdvertisement(text, now).form;

describe('the description', () => {
  it('is the text in paragraphs, without phone numbers and what leads to them', () => {
    expect(read('Bán SH 2019\n\n★★★\nXe đẹp <3 & zin. LH Zalo: 0909.123.456 (Minh)').description).toBe(
      '<p>Bán SH 2019</p><p>Xe đẹp &lt;3 &amp; zin. (Minh)</p>',
    );
  });
  it.each([
    ['0909 123 456', 'VN', '0909123456'],
    ['o9o9.123.456', 'VN', '0909123456'],
    ['+84 909 123 456', 'VN', '0909123456'],
    ['+49 151 12345678', 'DE', '015112345678'],
  ])('has its phone number apart: %s', (written, country, number) => {
    const form = read(`Honda Wave 2015, call ${written}`);
    expect([form.phoneCountry, form.contactPhone]).toEqual([country, number]);
    expect(form.description).toBe('<p>Honda Wave 2015,</p>');
  });
});

it('two numbers or two places leave the choice to the seller', () => {
  const { unsure } = readAdvertisement('Honda Wave 2015. Hanoi. Hue. 0909 123 456, 0909 123 457', now);
  expect(unsure).toEqual(['location', 'contactPhone']);
});

const facts = (text: string) => read(`Honda Vision 2020. ${text}`).facts ?? [];
describe('a fact', () => {
  it.each([
    ['Lốp mới cả cặp', 'tyres:new'],
    ['Vừa thay lốp trước sau', 'tyres:new'],
    ['New tyres front and rear', 'tyres:new'],
    ['Nhận trả góp', 'instalments:yes'],
    ['không nợ ngân hàng', 'loan:none'],
    ['Ko sang tên được', 'transfer:contract'],
    ['Giấy tờ công ty', 'papers:company'],
    ['Not my name on the card', 'papers:previous_owner'],
    ['Cần đổi con này lấy SH', 'swap:yes'],
    ['Biển 5 số 60B8', 'plate:dong-nai'],
    ['Biển 59X3-456.78', 'plate:ho-chi-minh-city'],
    ['Đã độ phuộc', 'parts:changed'],
    ['Đổ nhẹ 1 lần', 'accident:scratched'],
  ])('%s', (text, fact) => expect(facts(text)).toEqual([fact]));
  it.each([
    'Vừa thay lốp sau',
    'Lốp trước mới thay',
    'New rear tyre',
    'Front tyre new',
    'Phanh sau mới thay',
    'Rear brake pads new',
    'Không trả góp',
    'Không hỗ trợ trả góp',
    'Trả góp không hỗ trợ',
    'Đang trả góp ngân hàng',
    'Bao sang tên không em',
    'Không chạy grab',
    'Còn 8 tháng mỗi tháng góp',
    'Chưa từng đại tu',
    'Độ nhẹ phuộc',
    'Màu đen đỏ',
    'Biển 4 số 9999',
  ])('that the seller did not state is not read into: %s', (text) =>
    expect(facts(text)).not.toContainEqual(
      expect.stringMatching(
        /^(?:tyres|brakes|instalments|loan|transfer|reason|accident|engine|price|plate|used_for):/,
      ),
    ),
  );
});

describe('the place', () => {
  it.each([
    ['Biển số 60 ĐN. Biên Hòa', 'Bien Hoa'],
    ['Xe ở Long Thành ĐN', 'Dong Nai'],
    ['Hải Châu ĐN', 'Da Nang'],
    ['bs 43, ĐN', 'Da Nang'],
    ['Q12', 'Ho Chi Minh City'],
    ['P.5 Q3', 'Ho Chi Minh City'],
    ['Thao Dien D2', 'Ho Chi Minh City'],
    ['Biển Lâm Đồng. Xe ở Lâm Đồng, tại Đà Lạt', 'Da Lat'],
    ['Bỉm Sơn', 'Thanh Hoa'],
    ['Bought it in Saigon, now in Hanoi', 'Hanoi'],
    ['Registered in Hanoi, the bike is in Hue', 'Hue'],
    ['Đăng ký 2019 tại Hà Nội. Xe ở Huế', 'Hue'],
  ])('%s', (text, location) => expect(read(`Vision 2020. ${text}.`).location).toBe(location));
  it.each(['ĐN', 'Biển số 60 ĐN', 'Rode HCMC to Hanoi', 'em tự sơn lại dàn áo'])('is not in: %s', (text) =>
    expect(read(`Vision 2020. ${text}.`).location).toBeUndefined(),
  );
});

describe('the bike', () => {
  it.each([
    ['SH ý 2010 150i', 'Honda', 'SH 150i'],
    ['Dream thái 1996', 'Honda', 'Dream'],
    ['Atila Victoria 2010', 'SYM', 'Attila Victoria'],
    ['wave a 2014', 'Honda', 'Wave Alpha'],
    ['Wave 110 RSX', 'Honda', 'Wave RSX 110'],
    ['ab 2014', 'Honda', 'Air Blade'],
    ['cup 50', 'Honda', 'Cub 50'],
    ['Cub C125', 'Honda', 'Cub C125'],
    ['Wave S 2008 110cc', 'Honda', 'Wave S'],
    ['Vision Q12', 'Honda', 'Vision'],
  ])('%s', (text, make, model) => expect(read(`Bán ${text}`)).toMatchObject({ make, model }));

  it('of a make that the form does not list is in the seller’s words, and electric where that make is', () => {
    const electric = { category: 'electric', transmission: 'automatic', fuel: 'electric' };
    expect(read('Bán Yadea Odora 2023')).toMatchObject({
      make: 'Other',
      otherMake: 'Yadea',
      model: 'Odora',
      ...electric,
    });
    expect(read('Dat Bike Weaver 200 2023')).toMatchObject({ otherMake: 'Dat Bike', model: 'Weaver 200' });
    expect(read('Dat Bike Weaver 200 2023').engine).toBeUndefined();
    expect(read('Minsk 125 1993')).toMatchObject({ otherMake: 'Minsk', engine: '125cc' });
    expect(read('Minsk 125 1993').fuel).toBeUndefined();
  });

  it('that is a copy has no make', () => expect(read('Bán wave tàu 2012').make).toBeUndefined());
  it('a Cub 81 is of 1981, and has no engine of 81 cc', () => {
    expect(read('Bán Cub 81 nội địa').engine).toBeUndefined();
  });
});

describe('several bikes', () => {
  const isOfSeveral = (text: string) => readAdvertisement(text, now).isOfSeveral;
  it.each([
    'Vision 2020 giá 25tr và Wave A 2019 giá 13tr',
    '- Sirius 2017 11tr5\n- Vision 2016 21tr',
    'AB 2014 - 1xtr, Lead 2015 - 2xtr',
    'Selling 2 Honda Win: red 2013, black 2015',
    'For sale: Vision 2020 25 mil and Wave Alpha 2019 13 mil',
  ])('%s', (text) => {
    const { form, found } = readAdvertisement(`${text}. Zalo 0905 123 456, Huế`, now);
    expect(isOfSeveral(text)).toBe(true);
    expect(found).toEqual(['location', 'contactPhone']);
    expect(Object.keys(form)).toEqual(['location', 'phoneCountry', 'contactPhone']);
  });
  it.each([
    'Vision 2020 giá 25tr, giao lưu Air Blade, Vario',
    'Bán Vision 20tr để lên SH 150i 2019 giá 60tr',
    'Mua mới 40tr, bán Vision 2020 25tr, dàn chân Vario 2tr',
    'Nhà có 2 xe nên bán Vision 2020 đăng ký 2021 giá 20tr',
    'For sale: Vision 2020 25 mil, bought a PCX 2022 for 50 mil',
    'SH 2019 mua 85tr. SH 150i giá 60tr',
  ])('not: %s', (text) => expect(isOfSeveral(text)).toBe(false));
});

it('features are ticked as they are named, and not where they are denied', () => {
  expect(read('Vision 2021 smartkey, phanh abs, thùng givi').features).toEqual([
    'ABS brakes',
    'Smart Key',
    'Top box',
  ]);
  expect(read('Vision 2021 không abs, ko có smartkey, tặng khóa chống trộm').features).toBeUndefined();
});

it('what somebody wants to buy is not for sale', () => {
  expect(Object.keys(read('Cần mua Wave Alpha đời 2018 giá dưới 12tr'))).toEqual(['description']);
  expect(read('Cần mua ô tô nên bán Wave Alpha 2018').model).toBe('Wave Alpha');
});

it('what the word for more sounds like is no Honda', () => {
  expect(read('Xe số đẹp, đi hơn 20.000 km').make).toBeUndefined();
});

it.each(['', '   ', '🔥🔥🔥', 'https://example.com'])('nothing is found in %j but its words', (text) => {
  const { form } = readAdvertisement(text, now);
  expect(Object.keys(form).filter((field) => field !== 'description')).toEqual([]);
});

it('what is longer than any advertisement is not read', () => {
  expect(read(`${'x '.repeat(maxAdvertisement)} giá 20tr`).price).toBeUndefined();
});

it.each([
  [
    '𝐁á𝐧 𝐖𝐚𝐯𝐞 𝐀𝐥𝐩𝐡𝐚 𝟐𝟎𝟏𝟗 𝐠𝐢á 𝟏𝟐𝐭𝐫',
    { make: 'Honda', model: 'Wave Alpha', year: '2019', price: '12000000' },
    '<p>Bán Wave Alpha 2019 giá 12tr</p>',
  ],
  [
    'Ｈｏｎｄａ Ｖｉｓｉｏｎ ２０２１ ＧＩÁ ２５ｔｒ',
    { model: 'Vision', year: '2021', price: '25000000' },
    null,
  ],
  ['Honda Vision GIÁ 9️⃣tr9️⃣', { model: 'Vision', price: '9900000' }, null],
  ['Vision giá bán: ₫25,500,000', { price: '25500000' }, null],
  ['Vision ở \u00d0ắk Lắk', { location: 'Dak Lak' }, null],
  ['Vision, xem xe tại Qui Nhơn', { location: 'Quy Nhon' }, null],
  ['Vision xem xe ở Hội An, Quảng Nam', { location: 'Hoi An' }, null],
  ['Vision odo 23.500,5 km', { mileage: '23500' }, null],
  ['Vision lh ０９１２３４５６７８', { contactPhone: '0912345678' }, '<p>Vision</p>'],
  ['Vision lh 0️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', { contactPhone: '0912345678' }, '<p>Vision</p>'],
  ['Honda Vi\u200bsion gi\u00e1 25\u00a0tr', { model: 'Vision', price: '25000000' }, null],
])('an advertisement is read as people and their devices write it: %s', (text, fields, description) => {
  const { form } = readAdvertisement(text, new Date('2026-06-01T00:00:00Z'));
  expect(form).toMatchObject(fields);
  if (description) expect(form.description).toBe(description);
});

describe('a colour', () => {
  it.each([
    ['Bán Vision 2021 màu trắng, odo 12k', 'white'],
    ['minh ban wave 2018 mau den', 'black'],
    ['Grande màu đỏ đô, tay ga nữ đi', 'red'],
    ['Vespa GTS 300 2018, màu xanh biển', 'blue'],
    ['Lead 2020 màu bạc', 'silver'],
  ])('%s', (text, colour) => {
    expect(read(text).colour).toBe(colour);
  });

  it.each([
    'Wave 2018 màu xanh',
    'Freego 2020 màu đen vàng',
    'Vision 2021, mâm màu đỏ',
    'Vision 2021, yên màu nâu',
    'Winner X 2020 trang bị đèn LED, sên vàng',
    'Exciter 2019 độ full đồ chơi',
    'Vision 2021 không phải màu trắng',
  ])('is not made up of: %s', (text) => {
    expect(read(text).colour).toBeUndefined();
  });
});
