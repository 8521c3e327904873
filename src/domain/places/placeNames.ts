import { foldAccents, plainly } from '../text/foldAccents.ts';
import {
  isCityOnly,
  isLocation,
  type Location,
  locationOptions,
  locations,
  otherPlaces,
  type Place,
  provinceOf,
} from './locations.ts';

/** Saigon's numbered districts: `quan 1`, `q 1`, `district 1`, … */
const districts = ['quan', 'q', 'district'].flatMap((kind) =>
  Array.from({ length: 12 }, (_, number) => `${kind} ${number + 1}`),
);

/** Other names of places, and districts of large cities. */
const others: Partial<Record<Location, string>> = {
  'Ho Chi Minh City': `ho chi minh, sai gon, sg, hcm, hcmc, tphcm, ${districts.join(', ')}, go vap, binh thanh, tan binh, tan phu, binh tan, phu nhuan, hoc mon, nha be, cu chi`,
  Hanoi:
    'ha noi, hn, tphn, cau giay, dong da, hoan kiem, ba dinh, thanh xuan, ha dong, long bien, tay ho, hai ba trung, hoang mai, nam tu liem, bac tu liem',
  'Da Nang': 'dn, hai chau, ngu hanh son, lien chieu, cam le, thanh khe',
  'Hai Phong': 'hp',
  'Can Tho': 'ninh kieu',
  Hue: 'thua thien hue',
  'Ba Ria - Vung Tau': 'brvt, ba ria, vung tau ba ria',
  'Bac Kan': 'bac can',
  'Buon Ma Thuot': 'bmt, ban me thuot, buon me thuot, ban ma thuot',
  'Dak Lak': 'dac lac, dac lak, dak lac',
  'Dak Nong': 'dac nong',
  'Kon Tum': 'con tum, kontum',
  'Lao Cai': 'lao kay',
  'Ninh Thuan': 'phan rang',
  Pleiku: 'play cu, plei ku, plei cu, play ku',
  'Quy Nhon': 'qui nhon',
};

/** Words before a place's name, such as "tỉnh", and after it, such as "city". */
const before = /^(?:thanh pho|tp|t p|tinh|thi xa|tx|thi tran|tt|quan|huyen) (?=.)/;
const behind = /(?<=.)(?: (?:city|province|viet nam|vietnam|vn))+$/;
const maxWordsAround = 5;

/** Removes accents; keeps letters and digits, with single spaces. */
const plain = (name: string) =>
  foldAccents(name)
    .match(/[a-z0-9]+/g)
    ?.join(' ') ?? '';

/** All names of a place, as words and as one word, without accents. */
const namesOf = ({ value, vi }: Place): string[] =>
  [value, vi, ...(others[value]?.split(', ') ?? [])]
    .map(plain)
    .flatMap((name) => [name, name.replaceAll(' ', '')]);

const places = new Map<string, Location>(
  locations.flatMap((place) => namesOf(place).map((name): [string, Location] => [name, place.value])),
);
const maxWords = maxWordsAround + Math.max(...[...places.keys()].map((name) => name.split(' ').length));

/** Words that can begin a place's name, to skip all others quickly. */
const firstWords = new Set(
  [...places.keys(), 'thanh', 'tp', 't', 'tinh', 'thi', 'tx', 'tt', 'quan', 'huyen'].map(
    (name) => name.split(' ')[0],
  ),
);

const called = (name: string): Location | undefined => {
  const core = name.replace(behind, '');
  return places.get(name) ?? places.get(core) ?? places.get(core.replace(before, ''));
};

/** Is a place within another? Hoi An is within Quang Nam (former province) and Da Nang (present). */
const liesIn = (inner: Location, outer: Location): boolean =>
  inner === outer ||
  (provinceOf(inner) === provinceOf(outer) &&
    (outer === provinceOf(outer) || (isCityOnly(inner) && !isCityOnly(outer))));

type PlaceFound = { place: Location; length: number };

const nameIn = (words: readonly string[]): PlaceFound | null => {
  if (!firstWords.has(plain(words[0] ?? '').split(' ')[0])) return null;
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1) {
    // A name does not end with a dash or comma.
    const last = plain(words[length - 1] ?? '');
    const place = last && called(plain(words.slice(0, length).join(' ')));
    if (place) return { place, length };
  }
  return null;
};

/**
 * Finds a place name at the start of the words; the longest wins. `length`: number of words. A place and its
 * province count as one name: Hội An, Quảng Nam.
 * @param words without accents
 * @example placeIn(['sai', 'gon', 'gia', 're']) // => { place: 'Ho Chi Minh City', length: 2 }
 */
export const placeIn = (words: readonly string[]): PlaceFound | null => {
  const match = nameIn(words);
  if (!match) return null;
  let { length } = match;
  for (;;) {
    const start = length + (/^[-,]$/.test(words[length] ?? '') ? 1 : 0);
    const outer = nameIn(words.slice(start));
    if (!outer || !liesIn(match.place, outer.place)) return { ...match, length };
    length = start + outer.length;
  }
};

const wholeName = (text: string): Location | null => {
  const words = plain(text).split(' ');
  const match = placeIn(words);
  return match?.length === words.length ? match.place : null;
};

/**
 * Finds the place that a text names; null for none or several. An address must end with a place name; its
 * street is ignored.
 * @example placeNamed('12 Lê Lợi, Hội An, Quảng Nam, Việt Nam') // => 'Hoi An'
 * @example placeNamed('Hà Nội hoặc Huế') // => null
 */
export const placeNamed = (text: string): Location | null => {
  // Removes postal codes, which have five or six digits.
  const parts = plainly(text)
    .replace(/\b\d{5,6}\b/g, ' ')
    .split(/[,;()\n/]+/)
    .filter((part) => !/^(?:viet nam|vietnam|vn)?$/.test(plain(part)));
  const named = parts.map(wholeName);
  const inner = named.find((place) => place !== null);
  if (!inner || named.at(-1) === null) return null;
  return named.every((outer) => outer === null || liesIn(inner, outer)) ? inner : null;
};

/**
 * Known place of a bike for filters, else `otherPlaces`. Programs can store any text, which must not become
 * an option.
 * @example filedPlace('hanoi') // => 'Hanoi'
 * @example filedPlace('call 0900') // => 'other'
 */
export const filedPlace = (stored: string): Location | typeof otherPlaces =>
  isLocation(stored) ? stored : (placeNamed(stored) ?? otherPlaces);

export const placeOptions = (language: 'en' | 'vi') => {
  const named = new Map(locations.map((place) => [place.value, namesOf(place)]));
  return locationOptions(language).map((option) => ({ ...option, names: named.get(option.value) ?? [] }));
};
