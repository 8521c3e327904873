import { foldAccents } from '../text/foldAccents.ts';
import { type Location, locationOptions, locations, type Place, provinceOf } from './locations.ts';

/** What people call a place besides its name: nicknames, initials, and the districts of the three largest cities. */
const others: Partial<Record<Location, string>> = {
  'Ho Chi Minh City':
    'ho chi minh, sai gon, sg, hcm, hcmc, tphcm, tp hcm, tp ho chi minh, thanh pho ho chi minh, quan 1, quan 2, quan 3, quan 4, quan 5, quan 6, quan 7, quan 8, quan 9, quan 10, quan 11, quan 12, go vap, binh thanh, tan binh, tan phu, binh tan, phu nhuan, hoc mon, nha be, cu chi, district 1, district 2, district 3, district 4, district 5, district 6, district 7, district 8, district 9, district 10, district 11, district 12',
  Hanoi:
    'ha noi, hn, tp ha noi, tphn, cau giay, dong da, hoan kiem, ba dinh, thanh xuan, ha dong, long bien, tay ho, hai ba trung, hoang mai, nam tu liem, bac tu liem',
  'Da Nang': 'dn, tp da nang, hai chau, ngu hanh son, lien chieu, cam le, thanh khe',
  'Hai Phong': 'hp, tp hai phong',
  'Can Tho': 'tp can tho, ninh kieu',
  Hue: 'thua thien hue, tp hue',
  'Da Lat': 'dalat',
  'Ba Ria - Vung Tau': 'brvt',
  'Buon Ma Thuot': 'bmt, ban me thuot',
  'Thu Duc': 'tp thu duc',
  'Ninh Thuan': 'phan rang',
  'Dak Lak': 'dac lac, daklak',
};

/** The name as it is compared: accents off, letters and digits, single spaces. */
const plain = (name: string) =>
  foldAccents(name)
    .match(/[a-z0-9]+/g)
    ?.join(' ') ?? '';

/** Every name of a place, as words and in one word, accents off. */
const namesOf = ({ value, vi }: Place): string[] =>
  [value, vi, ...(others[value]?.split(', ') ?? [])]
    .map(plain)
    .flatMap((name) => [name, name.replaceAll(' ', '')]);

const places = new Map<string, Location>(
  locations.flatMap((place) => namesOf(place).map((name): [string, Location] => [name, place.value])),
);
const longest = Math.max(...[...places.keys()].map((name) => name.split(' ').length));

/**
 * The place that words begin with, and how many of them name it; the longest name wins.
 * @param words accents off
 * @example placeIn(['sai', 'gon', 'gia', 're']) // => { place: 'Ho Chi Minh City', length: 2 }
 */
export const placeIn = (words: readonly string[]): { place: Location; length: number } | null => {
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const place = places.get(plain(words.slice(0, length).join(' ')));
    if (place) return { place, length };
  }
  return null;
};

/** The places that belong to one: those of its province of today (D52) where it is named like the province. */
export const placesWithin = (place: Location): readonly Location[] =>
  provinceOf(place) === place
    ? locations.filter(({ province }) => province === place).map(({ value }) => value)
    : [place];

/** The choices of a list of places that is searched by typing: each with every name that it goes by. */
export const placeOptions = (language: 'en' | 'vi') => {
  const named = new Map(locations.map((place) => [place.value, namesOf(place)]));
  return locationOptions(language).map((option) => ({ ...option, names: named.get(option.value) ?? [] }));
};
