import { describe, expect, it } from 'vitest';
import { readAdvertisement } from './readAdvertisement.ts';

const now = new Date('2026-03-01T05:00:00Z');
const read = (text: string) => readAdvertisement(text, now).form;

describe('a price', () => {
  it.each([
    ['Giá 18tr5', 18_500_000],
    ['giá mười tám triệu', 18_000_000],
    ['Bán 12 củ', 12_000_000],
    ['Giá: 18.500.000đ', 18_500_000],
    ['Asking 8.5 mil', 8_500_000],
    ['giá 1 tỷ 2', 1_200_000_000],
    ['mua 45tr, nay để lại giá 30tr', 30_000_000],
    ['was 30tr, now reduced to 27tr', 27_000_000],
    ['Đặt cọc 2tr, giá 25tr', 25_000_000],
    ['Giá 29tr bay nhanh', 29_000_000],
    ['Giá 20tr một chủ', 20_000_000],
    ['Giá 25 triệu năm 2020', 25_000_000],
    ['Giá 29 triệu bảy', 29_700_000],
    ['hai bảy triệu năm fix', 27_500_000],
  ])('%s', (text, price) => {
    expect(read(`Honda Vision 2020. ${text}`).price).toBe(String(price));
  });

  it.each([
    'Trả góp từ 5tr/tháng',
    'Đưa trước 5 triệu',
    'Đặt cọc 2 triệu giữ xe',
    'Mới thay lốp hết 1tr2',
    'Giá 1x triệu, ib',
    'Giá 1x.5tr mình là 16.5',
    'giá 3x.9 triệu',
    'Giá 2xx (265)',
    'giá 1x5tr',
    'Giá 7x.x tr',
    'giá 6xtr',
    'giá xx triệu',
    'Giá 18.xxx.xxx đ',
    'giá 18.5xx.xxx',
    'giá 2x,5 củ',
    'giá hai mươi mấy triệu',
    'giá 20 mấy triệu',
    'giá 3*tr',
    'Giá 5tr xx',
    'ra nhanh 10x',
    'Mua SH 2023 giá 85tr, nay bán lại 7x',
    'Giá từ 18 đến 20 triệu',
    'Asking $450',
    'I bought it for 20 million',
    'Giá thương lượng',
    'Zalo 0909 123 456',
    'Vision giá 20tr, Wave giá 12tr',
  ])('is not read into: %s', (text) => {
    expect(read(`Honda Vision 2020. ${text}`).price).toBeUndefined();
  });

  it('without its unit is understood and pointed out', () => {
    const { form, unsure } = readAdvertisement('Yamaha Sirius 2015 giá 18', now);
    expect(form.price).toBe('18000000');
    expect(unsure).toEqual(['price']);
  });
});

describe('a year', () => {
  it.each([
    ['SH đời 2o19', '2019'],
    ['Mua SH 2023, nay bán lại', '2023'],
    ['SH đời 2018, đăng ký 2019', '2018'],
    ['SH đăng ký 2019', '2019'],
    ['SH đời 2k19', '2019'],
    ['Cub đời 81', '1981'],
    ['Wave 2015, bảo hiểm đến 2026', '2015'],
    ['Wave, registered 03/2016', '2016'],
  ])('%s', (text, year) => {
    expect(read(text).year).toBe(year);
  });
  it.each(['Wave, bảo hiểm đến 2026', 'Wave đời 2040', 'Wave thay nhớt tháng 5/2025'])(
    'not in: %s',
    (text) => {
      expect(read(text).year).toBeUndefined();
    },
  );
});

describe('a battery', () => {
  it.each([
    ['pin còn 90%', '90', undefined],
    ['pin: 88 %', '88', undefined],
    ['SOH 97%', '97', undefined],
    ['còn 85% pin', '85', undefined],
    ['pin chai còn 70%', '70', undefined],
    ['battery health 92%, range 110 km', '92', '110'],
    ['sạc đầy đi 60km', undefined, '60'],
    ['đi 45km 1 lần sạc', undefined, '45'],
    ['110 km on one charge', undefined, '110'],
    ['đi được 80 km', undefined, '80'],
  ])('%s', (text, health, range) => {
    const { battery_health, battery_range, mileage } = read(`VinFast Feliz 2022, ${text}, giá 15tr`);
    expect([battery_health, battery_range, mileage]).toEqual([health, range, undefined]);
  });
  it.each([
    'xe mới 95%',
    'sạc pin 100%',
    'pin đầy 100%',
    'pin 101%',
    'pin 0%',
    'mới đi được 80 km',
    'đi được 3000km',
    'odo 12.000 km',
    'sạc đầy đi 900 km',
  ])('not in: %s', (text) => {
    const { battery_health, battery_range } = read(`VinFast Feliz 2022, ${text}, giá 15tr`);
    expect([battery_health, battery_range]).toEqual([undefined, undefined]);
  });
  it.each([
    ['thuê pin 350k/tháng', '350000'],
    ['pin thuê, phí thuê pin 189.000đ/tháng', '189000'],
    ['thuê pin VinFast 1tr1 mỗi tháng', '1100000'],
    ['battery rental 350k a month', '350000'],
    ['thuê pin giá rẻ', undefined],
    ['thuê pin', undefined],
    ['pin mua đứt', undefined],
  ])('is rented: %s', (text, fee) => {
    const form = read(`VinFast Feliz 2022, ${text}, giá 15tr`);
    expect([form.battery_fee, form.price]).toEqual([fee, '15000000']);
  });
  it('never takes the price for the rent', () => {
    expect(read('VinFast Feliz 2022 thuê pin giá 9tr5')).toMatchObject({ price: '9500000' });
    expect(read('VinFast Feliz 2022 thuê pin giá 9tr5').battery_fee).toBeUndefined();
    expect(read('VinFast Feliz 2022 thuê pin 9tr5').battery_fee).toBeUndefined();
  });
  it.each([
    ['phí pin 350k/tháng', 'pack:rented'],
    ['battery fee 350k a month', 'pack:rented'],
    ['phí pin 350k/tháng, pin mua đứt', 'pack:owned'],
  ])('has the facts of its rent: %s', (text, pack) => {
    const form = read(`VinFast Feliz 2022, ${text}, giá 15tr`);
    expect([form.battery_fee, form.facts]).toEqual(['350000', [pack]]);
  });
  it('has a range of its own when new, and the bike a top speed', () => {
    const form = read('Yadea Orla 2024, sạc đầy đi 70km, lúc mới đi 90 km, tốc độ tối đa 49 km/h, giá 12tr');
    expect(form).toMatchObject({ battery_range: '70', battery_range_new: '90', top_speed: '49' });
    expect(form.mileage).toBeUndefined();
  });
  it('is rented from somebody, and swapped somewhere', () => {
    expect(read('VinFast Evo 2024, thuê pin VinFast 350k/tháng, giá 12tr').facts).toEqual([
      'lender:vinfast',
      'pack:rented',
    ]);
    expect(read('Selex Camel 2024, đổi pin tại trạm Selex, giá 12tr').facts).toEqual(['stations:selex']);
  });
  it('of a petrol bike is nothing: it has run so far', () => {
    const form = read('Honda Vision 2020, đi được 80 km');
    expect([form.battery_range, form.mileage]).toEqual([undefined, '80']);
  });
  it('is pointed out where it may be what the bike has run, or is said in two ways', () => {
    const unsure = (text: string) => readAdvertisement(`VinFast Feliz 2022, ${text}`, now).unsure;
    expect(unsure('đi được 80 km')).toEqual(['battery_range']);
    expect(unsure('pin 90%, pin còn 80%')).toEqual(['battery_health']);
    expect(unsure('pin 90%, sạc đầy đi 80 km, odo 12.000 km')).toEqual([]);
  });
});

describe('kilometres', () => {
  it.each([
    ['odo 2v3', '23000'],
    ['odo: 23.500', '23500'],
    ['đi 3 vạn 5', '35000'],
    ['chạy 33k', '33000'],
    ['odo 2 vạn một chủ', '20000'],
    ['15,000 km on the clock', '15000'],
    ['Số km đã đi 27.300', '27300'],
  ])('%s', (text, mileage) => {
    expect(read(`Honda Vision 2020, ${text}, giá 20tr`).mileage).toBe(mileage);
  });
  it.each([
    'bảo hành 3000 km',
    'thay nhớt mỗi 1500 km',
    'cách trung tâm 5km',
    'tốc độ 90 km/h',
    'odo 18k miles',
    '150 km on a tank',
    'sạc đầy đi 60km',
  ])('not in: %s', (text) => {
    expect(read(`Honda Vision 2020, ${text}`).mileage).toBeUndefined();
  });
  it('of two digits are thousands, and pointed out', () => {
    const { form, unsure } = readAdvertisement('Honda Vision 2020, odo 23', now);
    expect([form.mileage, unsure]).toEqual(['23000', ['mileage']]);
  });
});
