import { placeIn } from '../places/placeNames.ts';
import { beginsWith, type FoundTerm, listOf } from './searchTerm.ts';

const placeLeads = listOf('khu vuc, o, tai, in, at');
const nearLeads = listOf(
  'gan, near, near to, close to, nearby, around, quanh, xung quanh, loanh quanh, lan can, o gan, o quanh, quanh khu vuc, gan khu vuc, khu vuc quanh, khu vuc gan, vung quanh, vung lan can',
);
const nearTails = listOf(
  'va lan can, va vung lan can, va khu vuc lan can, va cac tinh lan can, va xung quanh, va quanh do, va vung phu can, va phu can, lan can, phu can, xung quanh, and around, and nearby, and surroundings, and surrounding area, and surrounding areas, and near, & around, & nearby, nearby, surroundings, area',
);
const maxWords = 12;
const lengthOfFirst = (lists: readonly string[][], words: readonly string[], start: number) =>
  lists.find((list) => beginsWith(words, start, list))?.length ?? 0;

/** Counts the words of "within 50 km of" or "bán kính 50km quanh"; ignores the distance. */
export const radiusAt = (words: readonly string[], start: number): number => {
  const pattern =
    /^(?:trong vong |ban kinh |trong ban kinh |within |cach )?\d+ ?(?:km|kms|cay|cay so) (?:quanh|xung quanh|tu|tinh tu|of|from|around|cua)(?= )/;
  return pattern.exec(`${words.slice(start, start + 8).join(' ')} `)?.[0].split(' ').length ?? 0;
};

/** Reads a place, such as ở Đà Nẵng, near Da Nang, Đà Nẵng và lân cận. */
export const placeTermAt = (words: readonly string[], start: number): FoundTerm | null => {
  const radius = radiusAt(words, start);
  const near = radius || lengthOfFirst(nearLeads, words, start);
  const lead = Math.max(near, lengthOfFirst(placeLeads, words, start));
  for (const skip of lead > 0 ? [lead, 0] : [0]) {
    const match = placeIn(words.slice(start + skip, start + skip + maxWords));
    if (!match) continue;
    const end = start + skip + match.length;
    const tail = lengthOfFirst(nearTails, words, end);
    const around = tail > 0 || (skip > 0 && near === skip);
    return { name: 'location', place: match.place, around, length: end + tail - start };
  }
  return null;
};
