import { isCityOnly, type Location, provinceOf } from '../places/locations.ts';
import { placeIn } from '../places/placeNames.ts';
import type { Reading } from './reading.ts';
import { townIn } from './towns.ts';
import { before, stop } from './wordsOfText.ts';

const here =
  /(?:^| )(?:o|tai|khu vuc|kv|dia chi|dc|d\/c|xem xe|xem|nha|em o|in|at|located|based|location|pick up|pickup|selling in|sale in|here in)(?: (?:q|quan|tp|thanh pho|huyen|nha|em|xe|tai|o|in|near|central|downtown))*$/;
const elsewhere =
  /(?:^| )(?:chinh chu|bien|bien so|bs|bks|bien kiem soat|bstp|plate|plates|registered in|registered|dang ky|ve|ra|den|to|from|tu|ship|ship ve|gui|gui ve|di|and|between|through|via|around|rode|ride|riding|drove|-)(?: (?:so|tp|thanh pho|tinh|in|xe|duoc|\d\d))*$/;
const plates = /^(?:plates?|registered|registration|number)$/;
/** Words before the place where the bike is now. */
const today = /(?:^| )(?:now|hien|hien tai|dang) (?:in|at|o|tai)$/;
/** Words before the place where the bike was bought or registered. */
const once =
  /(?:^| )(?:bought|registered|mua|dang ky|dang ki)(?: (?:it|new|the bike|xe|moi|lan dau|\d{4}))* (?:in|from|o|tai)$/;
/** Words between two places of a journey. Neither is the bike's place. */
const joins = new Set(['to', 'den']);
/** Parts of place names that are also ordinary words. */
const alsoAWord = new Set('vinh thanh hoa binh an yen dong bac nam'.split(' '));
/** Words before the name of a district or town. */
const district = /^(?:q|quan|huyen|tx|tp)\.?\d{0,2}$/;

/** Means Da Nang or Dong Nai, depending on the rest of the text. */
const twoPlaces = 'dn';
const ofDaNang = /(?:^| )(?:bien|bs|bks|bsx)(?: so)? (?:43|92)/;

type Named = { place: Location; weight: number; isTwo: boolean };

/** Does a name begin or end a clause, or precede a place? Amid other words, "tự sơn" is not Từ Sơn. */
const isApart = (words: readonly string[], at: number, length: number): boolean =>
  [words[at - 1] ?? stop, words[at + length] ?? stop].includes(stop) ||
  placeIn(words.slice(at + length, at + length + 3)) !== null;

const namedAt = (words: readonly string[], at: number): (Named & { length: number }) | null => {
  const limit = words.indexOf(stop, at);
  const part = words.slice(at, limit < 0 ? words.length : limit).slice(0, 6);
  const lead = before(words, at, 4);
  const isHere = here.test(lead);
  const listed = placeIn(part);
  const town = listed ? null : townIn(part);
  const match = listed ?? town;
  if (!match) return null;
  const [previous = '', next = ''] = [words[at - 1], words[at + match.length]];
  const isDistrict = district.test(previous);
  const isElsewhere = (elsewhere.test(lead) && !isHere) || plates.test(next) || joins.has(next);
  const isWord = match.length === 1 && alsoAWord.has(words[at] ?? '') && !isDistrict && next !== 'city';
  const isPart = town !== null && !isDistrict && !isApart(words, at, match.length);
  if (once.test(lead) || (!isHere && (isElsewhere || isWord || isPart)))
    return { ...match, weight: 0, isTwo: false };
  const weight = today.test(lead) ? 4 : isHere ? 3 : isDistrict ? 2.5 : 2;
  return { ...match, weight, isTwo: match.length === 1 && words[at] === twoPlaces };
};

/** Reads the bike's place. Prefers a place after "ở", "tại" or "in". */
export const readLocation = (words: readonly string[]): Reading<Location> | null => {
  const all: Named[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const match = words[at] === stop ? null : namedAt(words, at);
    if (!match) continue;
    if (match.weight > 0) all.push(match);
    at += match.length - 1;
  }
  const isDaNang =
    ofDaNang.test(words.join(' ')) ||
    all.some(({ place, isTwo }) => !isTwo && provinceOf(place) === provinceOf('Da Nang'));
  const named = all.filter(({ isTwo }) => !isTwo || isDaNang);
  const [first] = named.toSorted((a, b) => b.weight - a.weight);
  // The narrower place wins: "Lâm Đồng … Đà Lạt".
  const best =
    named.find(
      ({ place, weight }) =>
        weight === first?.weight && isCityOnly(place) && provinceOf(place) === first.place,
    ) ?? first;
  if (!best) return null;
  const rivals = new Set(
    named.flatMap(({ place, weight }) =>
      weight === best.weight && place !== provinceOf(best.place) ? [place] : [],
    ),
  ).add(best.place);
  return { value: best.place, sure: best.weight >= 2.5 && rivals.size === 1 };
};
