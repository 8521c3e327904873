import { expect, it } from 'vitest';
import { readSearch } from './readSearch.ts';
import type { SearchPhrase } from './searchTerm.ts';

const M = 1_000_000;
const short = ({ start: _, length: __, ...term }: SearchPhrase): string => {
  if (term.name === 'location') return term.around ? `${term.place} and around` : term.place;
  if (!('bounds' in term) && term.name !== 'transmission') return term.name;
  if (term.name === 'transmission') return term.transmission;
  const { from, to } = term.bounds;
  const size = (value: number | null) => (value === null ? '' : term.name === 'price' ? value / M : value);
  return `${term.name} ${size(from)}..${size(to)}`;
};

it.each([
  ['wave', 'wave', []],
  ['semi auto under 12m', '', ['semi-automatic', 'price ..12']],
  ['xe số dưới 15 triệu', '', ['semi-automatic', 'price ..15']],
  ['vision dưới 20tr sài gòn', 'vision', ['price ..20', 'Ho Chi Minh City']],
  ['sh mode tầm 60 triệu', 'sh mode', ['price 48..72']],
  ['12tr', '', ['price 9.5..14.5']],
  ['air blade từ 20 đến 30 triệu', 'air blade', ['price 20..30']],
  ['10-15tr', '', ['price 10..15']],
  ['10tr-15tr honda', 'honda', ['price 10..15']],
  ['exciter 150 45 triệu trở xuống', 'exciter 150', ['price ..45']],
  ['sh 150i 2020 80tr', 'sh 150i 2020', ['price 64..96']],
  ['trên 1 tỷ', '', ['price 1000..']],
  ['wave alpha đời 2018 trở lên', 'wave alpha', ['year 2018..']],
  ['wave 2018+', 'wave', ['year 2018..']],
  ['wave from 2018', 'wave', ['year 2018..']],
  ['wave 2018', 'wave 2018', []],
  ['vision 2018-2020', 'vision', ['year 2018..2020']],
  ['dream before 2010', 'dream', ['year ..2010']],
  ['dưới 20.000km', '', ['mileage ..20000']],
  ['vision 2 vạn km', 'vision', ['mileage ..20000']],
  ['scooter under 50cc', '', ['automatic', 'cc ..50']],
  ['xe trên 175cc', 'xe', ['cc 175..']],
  ['exciter 150cc', 'exciter 150cc', []],
  ['saigon', '', ['Ho Chi Minh City']],
  ['TP.HCM', '', ['Ho Chi Minh City']],
  ['tphcm', '', ['Ho Chi Minh City']],
  ['hcm', '', ['Ho Chi Minh City']],
  ['hn', '', ['Hanoi']],
  ['danang', '', ['Da Nang']],
  ['scooter in Da Nang', '', ['automatic', 'Da Nang']],
  ['xe ga quận 7', '', ['automatic', 'Ho Chi Minh City']],
  ['bán xe gò vấp', 'xe', ['Ho Chi Minh City']],
  ['wave cầu giấy giá 12,5 triệu', 'wave', ['Hanoi', 'price 10..15']],
  ['quanh Đà Nẵng', '', ['Da Nang and around']],
  ['wave gần hội an', 'wave', ['Hoi An and around']],
  ['scooter near Da Nang', '', ['automatic', 'Da Nang and around']],
  ['vision around hcmc under 20m', 'vision', ['Ho Chi Minh City and around', 'price ..20']],
  ['around 20m', '', ['price 16..24']],
  ['Da Nang and around', '', ['Da Nang and around']],
  ['sh hà nội và các tỉnh lân cận', 'sh', ['Hanoi and around']],
  ['Đà Nẵng lân cận', '', ['Da Nang and around']],
  ['exciter trong vòng 50km quanh Đà Nẵng', 'exciter', ['Da Nang and around']],
  ['within 50 km of Hue', '', ['Hue and around']],
  ['sh dưới 50 km', 'sh', ['mileage ..50']],
  ['gần đây', 'day', []],
  ['sh 150 cũ', 'sh 150', []],
  ['Lâm Đồng', '', ['Lam Dong']],
  ['mười lăm triệu', '', ['price 12..18']],
  ['sh cũ 60 củ', 'sh', ['price 48..72']],
  ['xe điện', '', ['electric']],
  ['xe máy điện vinfast hà nội', 'vinfast', ['electric', 'Hanoi']],
  ['xe côn tay exciter', 'exciter', ['manual']],
  ['win 100', 'win 100', []],
  ['R15M', 'r15m', []],
  ['max', 'max', []],
  ['giá rẻ', 're', []],
  ['under', 'under', []],
  ['', '', []],
  ['!!', '', []],
  ['mua xe', 'xe', []],
  ['wave chính chủ', 'wave', ['ownPapers']],
  ['xe chinh chu duoi 15tr', '', ['ownPapers', 'price ..15']],
  ['cà vẹt chính chủ', '', ['ownPapers']],
  ['vision papers in name', 'vision', ['ownPapers']],
  ["papers in seller's name", '', ['ownPapers']],
  ['không chính chủ', 'khong chinh chu', []],
  ['sh còn thương lượng', 'sh', ['openToOffers']],
  ['giá thương lượng', '', ['openToOffers']],
  ['vision open to offers', 'vision', ['openToOffers']],
  ['not negotiable', 'not negotiable', []],
  ['miễn thương lượng', 'mien thuong luong', []],
  ['chính hãng', 'chinh hang', []],
  ['papers', 'papers', []],
] as const)('%j means %j and %j', (text, words, phrases) => {
  const search = readSearch(text);
  expect([search.words.join(' '), search.phrases.map(short)]).toEqual([words, phrases]);
});
