import { foldAccents } from '../domain/text/foldAccents.ts';
import type { Option } from './Select.tsx';

const compared = (text: string) =>
  foldAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Options that match a text, ignoring accents. Order: the label begins with the text, or another name equals
 * it; a later word or another name begins with it; the label contains it.
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
    .filter((match) => match.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
};

/** Finds the option with exactly this label, ignoring accents, case and punctuation. */
export const optionCalled = (options: readonly Option[], text: string) => {
  const sought = compared(text);
  return options.find(({ label }) => compared(label) === sought);
};

/** Finds the option with exactly this label or other name. */
export const sameOption = (options: readonly Option[], text: string) =>
  optionCalled(options, text) ?? options.find(({ names }) => names?.includes(compared(text)));
