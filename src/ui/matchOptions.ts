import { foldAccents } from '../domain/text/foldAccents.ts';
import type { Option } from './Select.tsx';

/** Accents, punctuation and the number of blanks tell no option from another. */
const compared = (text: string) =>
  foldAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The options that a typed text may mean, accents set aside: first those that begin with it, or are called just that
 * besides, then those with a word that does, or another name that begins with it, then those that only contain it. An
 * empty text means all of them.
 * @example matchOptions(cities, 'da nang') // => [{ value: 'da-nang', label: 'Đà Nẵng' }]
 */
export const matchOptions = (options: readonly Option[], text: string): readonly Option[] => {
  const sought = compared(text);
  if (sought === '') return options;
  const rank = ({ label, names = [] }: Option) => {
    const name = compared(label);
    const index = name.indexOf(sought);
    if (index === 0 || names.includes(sought)) return 0;
    if (names.some((name) => name.startsWith(sought))) return 1;
    return index > 0 ? (` ${name}`.includes(` ${sought}`) ? 1 : 2) : 3;
  };
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
};

/** Finds the option whose label is that very text; accents, case and punctuation set aside. */
export const optionCalled = (options: readonly Option[], text: string) => {
  const sought = compared(text);
  return options.find(({ label }) => compared(label) === sought);
};

/** Finds the option whose label or other name is that very text, compared in the same way. */
export const sameOption = (options: readonly Option[], text: string) =>
  optionCalled(options, text) ?? options.find(({ names }) => names?.includes(compared(text)));
