import type { Location } from '../places/locations.ts';
import { placeIn } from '../places/placeNames.ts';
import type { Reading } from './reading.ts';
import { before, stop } from './wordsOfText.ts';

const here =
  /(?:^| )(?:o|tai|khu vuc|kv|dia chi|dc|d\/c|xem xe|xem|nha|em o|in|at|located|based|location|pick up|pickup|selling in|sale in|here in)(?: (?:q|quan|tp|thanh pho|huyen|nha|em|xe|tai|o|in|near|central|downtown))*$/;
const elsewhere =
  /(?:^| )(?:bien|bien so|bs|bks|bien kiem soat|bstp|plate|plates|registered in|registered|dang ky|ve|ra|den|to|from|tu|ship|ship ve|gui|gui ve|di|and|between|through|via|around|-)(?: (?:so|tp|thanh pho|tinh|in|xe|duoc))*$/;
const plates = /^(?:plate|plates|registered|registration|bien|number)/;
/** Also a name, or part of a word of every day. */
const alsoAWord = new Set('vinh thanh hoa binh an yen dong bac nam'.split(' '));
/** Districts and streets tell the place only with what stands before them. */
const district = /^(?:q|quan|huyen|tx|tp)\.?\d{0,2}$/;

/** Where the bike is; a place that follows "ở", "tại" or "in" counts before any other. */
export const readLocation = (words: readonly string[]): Reading<Location> | null => {
  const named: { place: Location; weight: number }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === stop) continue;
    const limit = words.indexOf(stop, at);
    const found = placeIn(words.slice(at, limit < 0 ? words.length : limit).slice(0, 6));
    if (!found) continue;
    const lead = before(words, at, 4);
    const next = words[at + found.length] ?? '';
    const isOne = found.length === 1;
    if (!(elsewhere.test(lead) && !here.test(lead)) && !plates.test(next)) {
      const isWeak = isOne && alsoAWord.has(words[at] ?? '');
      if (here.test(lead)) named.push({ place: found.place, weight: 3 });
      else if (!isWeak || district.test(words[at - 1] ?? '') || next === 'city')
        named.push({ place: found.place, weight: district.test(words[at - 1] ?? '') ? 2.5 : 2 });
    }
    at += found.length - 1;
  }
  const [best] = named.toSorted((a, b) => b.weight - a.weight);
  if (!best) return null;
  const rivals = new Set(named.filter(({ weight }) => weight === best.weight).map(({ place }) => place));
  return { value: best.place, sure: best.weight >= 2.5 && rivals.size === 1 };
};
