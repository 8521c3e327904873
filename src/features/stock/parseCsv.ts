import Papa from 'papaparse';

/** `openQuote`: line of a quotation mark that is never closed. */
export type Parsed = { rows: string[][] } | { openQuote: number };

const separators = ['\t', ';', ','] as const;

/** Counts separators in the headings only: cells may contain commas (28,5tr). */
const separatorOf = (text: string): string => {
  const head = (/^.*\S.*$/m.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = separators.map((separator) => head.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
};

export const parseCsv = (text: string): Parsed => {
  const whole = text.replace(/^\uFEFF/, '');
  const { data, errors } = Papa.parse<string[]>(whole, {
    delimiter: separatorOf(whole),
    skipEmptyLines: false,
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { openQuote: (broken.row ?? 0) + 1 };
  return { rows: data.map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n'))) };
};
