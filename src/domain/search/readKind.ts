import type { FactFilter } from '../listings/factFilters.ts';
import type { Transmission } from '../listings/listingFields.ts';
import { beginsWith, type FoundTerm, listOf } from './searchTerm.ts';

const electric = listOf('xe may dien, xe dien, may dien, chay dien, electric, e-bike, ebike');
export const electricTermAt = (words: readonly string[], start: number): FoundTerm | null => {
  const found = electric.find((name) => beginsWith(words, start, name));
  return found ? { name: 'electric', length: found.length } : null;
};

const kinds: readonly (readonly [Transmission, string[][]])[] = [
  [
    'semi-automatic',
    listOf('xe so, semi auto, semi-auto, semi automatic, semi-automatic, semiauto, semi, underbone'),
  ],
  ['automatic', listOf('xe tay ga, tay ga, xe ga, scooter, scooters, automatic, auto, so tu dong')],
  ['manual', listOf('xe con tay, xe tay con, con tay, tay con, xe con, manual, clutch, so tay')],
];
/** The kinds of bikes that a search may name, each with all the ways to say it, accents off. */
export const kindNames: readonly (readonly [Transmission | 'electric', readonly string[]])[] = [
  ...kinds.map(([kind, names]) => [kind, names.map((words) => words.join(' '))] as const),
  ['electric', electric.map((words) => words.join(' '))],
];

export const transmissionTermAt = (words: readonly string[], start: number): FoundTerm | null => {
  for (const [transmission, names] of kinds) {
    const found = names.find((name) => beginsWith(words, start, name));
    if (found) return { name: 'transmission', transmission, length: found.length };
  }
  return null;
};

const factNames: readonly (readonly [FactFilter, string[][]])[] = [
  [
    'ownPapers',
    listOf(
      "giay to chinh chu, ca vet chinh chu, xe chinh chu, chinh chu, papers in name, papers in own name, papers in my name, papers in seller's name, papers in the seller's name, papers in sellers name, papers in owner's name, papers in the owner's name",
    ),
  ],
  [
    'openToOffers',
    listOf(
      'gia con thuong luong, gia co thuong luong, gia thuong luong, con thuong luong, co thuong luong, thuong luong duoc, thuong luong, open to offers, price negotiable, negotiable',
    ),
  ],
];
export const factTermAt = (words: readonly string[], start: number): FoundTerm | null => {
  // A price that is not negotiable is the opposite.
  if (['khong', 'mien', 'not', 'non'].includes(words[start - 1] ?? '')) return null;
  for (const [name, names] of factNames) {
    const found = names.find((said) => beginsWith(words, start, said));
    if (found) return { name, length: found.length };
  }
  return null;
};
