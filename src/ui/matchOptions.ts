import { foldAccents } from '../domain/fold.ts';
import type { Option } from './Select.tsx';

/**
 * The options that a typed text may mean, accents set aside: first those that begin with it, then those with a
 * word that does, then those that only contain it. An empty text means all of them.
 * @example matchOptions(cities, 'da nang') // => [{ value: 'da-nang', label: 'Đà Nẵng' }]
 */
export const matchOptions = (options: readonly Option[], text: string): readonly Option[] => {
  const sought = foldAccents(text).trim();
  if (sought === '') return options;
  const rank = ({ label }: Option) => {
    const place = foldAccents(label).indexOf(sought);
    if (place === 0) return 0;
    return place > 0 ? (` ${foldAccents(label)}`.includes(` ${sought}`) ? 1 : 2) : 3;
  };
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
};

/** The option whose label is that very text, accents and case set aside. */
export const sameOption = (options: readonly Option[], text: string) => {
  const sought = foldAccents(text).trim();
  return options.find(({ label }) => foldAccents(label) === sought);
};
