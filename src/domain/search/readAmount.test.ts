import { describe, expect, it } from 'vitest';
import { buildRates } from '../../../tests/fixtures/buildRates.ts';
import { isForeign, readDistance, readMoney, readPriceField } from './readAmount.ts';

const million = 1_000_000;
const languages = ['en', 'vi'] as const;

const prices: Record<number, string> = {
  [12 * million]:
    "12tr|12 tr|12TR|12 triệu|12triệu|12 trieu|12 củ|12củ|12 chai|12m|12M|12 m|12 mil|12 million|12 Million|12 millions|12.000.000|12,000,000|12 000 000|12000000|12.000.000đ|12.000.000 ₫|12,000,000 VND|12000000 đồng|12.000k|12,000k|12000k|12 000 k|12.000 nghìn|12000 ngàn|~12tr|≈ 12 triệu|12tr0|mười hai triệu|muoi hai trieu|twelve million|12 triệu đồng|12 tr vnđ|12.0 triệu|12,0 tr|₫12,000,000|₫ 12.000.000|VND 12,000,000|đ12.000.000|12 000 000,-|12.000.000,-|12'000'000|12’000’000|１２tr|１２．０００．０００|1️⃣2️⃣tr|𝟏𝟐𝐭𝐫|12\u00a0000\u00a0000\u00a0₫|12\u202f000\u202f000",
  12500000:
    '12,5 triệu|12.5 triệu|12,5tr|12.5tr|12tr5|12 tr 5|12tr50|12tr500|12 triệu 5|12 triệu 500|12 triệu rưỡi|12tr rưỡi|12 triệu ruoi|12,5 củ|12 củ rưỡi|12 củ 5|12,5m|12.5M|12.5 million|12,50 triệu|12 triệu 500k|12tr500k|12 triệu 500 nghìn|12 triệu 500 ngàn|12 triệu 5 trăm|12 triệu 5 trăm nghìn|12.500k|12,500k|12500k|12.500.000|12,500,000|12 500 000|mười hai triệu rưỡi|mười hai triệu năm trăm nghìn|12 million and a half|12.500 nghìn|12,5|12.5|12tr5 đồng|125 lít',
  8900000: '8tr9|8,9tr|8.9 triệu|8tr900|8 triệu 9|8 triệu 900k|8900k|8.900k|8.9m|8.900.000|8.9',
  [18 * million]: '18tr|18 triệu|mười tám triệu|18 củ|18m|eighteen million|18.000.000đ',
  18500000: '18tr5|18 triệu rưỡi|mười tám triệu rưỡi|mười tám triệu năm trăm nghìn|18,5',
  [3 * million]: '3 chai|3 củ|ba triệu|3tr|three million|3.000k',
  [21 * million]:
    'hai mươi mốt triệu|21tr|21 triệu đồng|hai mốt triệu đồng|twenty-one million|twenty one million',
  [25 * million]: 'hai mươi lăm triệu|hai lăm triệu|25 củ|25M|25 mil',
  [20 * million]: 'hai chục triệu|20 triệu|twenty million|hai mươi triệu',
  [105 * million]: 'một trăm linh năm triệu|một trăm lẻ năm triệu|105tr|105 củ',
  [150 * million]: '150 triệu|một trăm năm mươi triệu|1 trăm 50 triệu|150tr|150,0 triệu',
  [200 * million]: 'hai trăm triệu|2 trăm triệu|200m|0,2 tỷ|0.2 tỷ',
  [1_000 * million]: '1 tỷ|1tỷ|1 tỉ|một tỷ|1 ty|1b|1 billion|1.000 triệu đồng|1000tr',
  [1_200 * million]: '1 tỷ 2|1tỷ2|1,2 tỷ|1.2 tỷ|1 tỷ 200|1 tỷ 200 triệu|1 tỷ 2 trăm triệu|1.2b|1200 triệu',
  [1_500 * million]: '1 tỷ rưỡi|1 tỉ rưỡi|một tỷ rưỡi|1,5 tỷ|1.5 billion|1tỷ5',
  [1_250 * million]: '1 tỷ 25|1 tỷ 250|1,25 tỷ|1tỷ250tr|1 tỷ 250 triệu',
  500000: '500k|500 nghìn|500 ngàn|5 trăm nghìn|năm trăm nghìn|500.000|500,000|0,5 triệu|0.5tr|5 lít|500K',
  999000: '999k|999.000|0,999tr|999 nghìn đồng',
  0: '0|0 ₫|0đ',
};

const distances: Record<number, string> = {
  23500:
    '23,5k|23.5k|23,5k km|23.5k km|23k5|23 nghìn 5|23 nghìn rưỡi|23.500|23,500|23 500|23500|23500km|23.500 km|23,500 KM|23.500 cây|23500 cây số|2 vạn 35|2,35 vạn|23,5|23.5|23 ngàn 500|23,5 nghìn km|23500 kilometres|23,500 kilometers|23.500,5|23,500.5 km|23.500,5km|２３５００|23500.5',
  20000: '2 vạn|2van|hai vạn|20k|20 nghìn|20 ngàn km|20.000|twenty thousand km|2 vạn cây|20000 số',
  25000: '2 vạn rưỡi|2,5 vạn|2 vạn 5|25k|2 vạn 5 nghìn|hai vạn rưỡi|25 nghìn cây số',
  7: '7|7km|7 km|7 cây',
  235: '235|235 km',
  0: '0|0 km|0km',
};

const rows = (table: Record<number, string>) =>
  Object.entries(table).flatMap(([value, ways]) =>
    ways.split('|').map((text) => [text, Number(value)] as const),
  );

describe('an amount of money', () => {
  it.each(rows(prices))('%s is %i', (text, value) => {
    for (const language of languages)
      expect([language, readMoney(text, language)[0]]).toEqual([language, value]);
  });

  it.each([
    ['18', [18 * million, 18]],
    ['12500', [12_500_000, 12_500]],
    ['12.500', [12_500_000, 12_500]],
    ['499.999', [499_999_000, 499_999]],
    ['12 ₫', [12, 12 * million]],
    ['500.000', [500_000]],
    ['12,5 triệu', [12_500_000]],
    ['12.500 triệu', [12_500_000]],
  ])('%s asks where it can mean two things: %j', (text, values) => {
    expect(readMoney(text, 'vi')).toEqual(values);
  });

  it('reads a point with three digits in the way of the language first', () => {
    expect(readMoney('1.250 triệu', 'vi')).toEqual([1_250 * million, 1_250_000]);
    expect(readMoney('1.250 million', 'en')).toEqual([1_250_000, 1_250 * million]);
    expect(readMoney('1,250 triệu', 'vi')).toEqual([1_250_000, 1_250 * million]);
  });

  it.each(
    '|-5|−5|- 12tr|abc|tr|triệu|12tr5tr|12k5tr|12..5|1.2.3|12.00.000|12 tr 5 rưỡi|12 mèo|12tr 13tr|12-15tr|12½ triệu|$|$x|đô|5 đô la la|$12 tr|500 yen|0912345678901234567|12,5tr5 5|toString'.split(
      '|',
    ),
  )('%j is no amount', (text) => {
    for (const language of languages) expect(readMoney(text, language)).toEqual([]);
  });
});

describe('a distance', () => {
  it.each(rows(distances))('%s is %i', (text, value) => {
    for (const language of languages) expect(readDistance(text, language)).toEqual([value]);
  });

  it.each(['-5', 'abc', '12tr', '1.2.3', '', 'km'])('%j is none', (text) => {
    expect(readDistance(text, 'vi')).toEqual([]);
  });
});

describe('an amount in foreign money', () => {
  const rates = buildRates({ VND: 25_300, GBP: 0.75, EUR: 0.88 });
  const amounts: Record<number, string> = {
    12650000:
      '$500|$ 500|500$|500 $|US$500|us $500|USD 500|500 USD|500usd|500 US dollars|500 dollars|500 bucks|500 đô|500đô|500 đô la|500 đô la Mỹ|năm trăm đô|5 trăm đô|0.5k usd|＄５００|$500.00|$ 500,-',
    30360000: '$1,200|$1200|1.200 đô|1 200 USD|1.2k usd|1,2k usd|1,200.00 USD',
    16867000: '£500|500 GBP|500 pounds|500 quid|500 bảng Anh',
    14375000: '€500|500 €|500 EUR|500 euro|500 euros',
    12662000: '$500.49',
  };
  it.each(rows(amounts))('%s is %i', (text, value) => {
    for (const language of languages)
      expect([language, readMoney(text, language, rates)]).toEqual([language, [value]]);
    expect(isForeign(text)).toBe(true);
  });

  it.each(['12tr', '500', '500k', '12 do', 'đô', '12 đồng'])('%j is none', (text) =>
    expect(isForeign(text)).toBe(false),
  );
});

it.each([
  ['15tr fix', 15 * million],
  ['giá 15tr', 15 * million],
  ['Giá: 15.000.000đ (fix)', 15 * million],
  ['giá bán 15tr5 fix nhẹ', 15_500_000],
  ['15tr còn thương lượng', 15 * million],
  ['asking $500 obo', 12 * million],
  ['chỉ 500 đô', 12 * million],
  ['price 15m negotiable', 15 * million],
])('a field that asks for a price reads %j', (text, value) => {
  for (const language of languages) expect(readPriceField(text, language)[0]).toBe(value);
});

it.each(['15tr mèo', 'fix', 'giá', 'giá fix'])('a field that asks for a price does not read %j', (text) => {
  expect(readPriceField(text, 'vi')).toEqual([]);
});
