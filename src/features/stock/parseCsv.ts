import Papa from 'papaparse';

/** Rows of a file; a quotation mark that is never closed would swallow the lines after it. */
export type Parsed = { rows: string[][] } | { openQuote: number };

/**
 * Reads CSV separated by commas, semicolons or tabs, as spreadsheets save and copy it.
 * @example parseCsv('a;b\n1;"2\n3"') // => { rows: [['a', 'b'], ['1', '2\n3']] }
 */
export const parseCsv = (text: string): Parsed => {
  // Titles of a sheet may come first, so separators are counted in all lines.
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: ['\t', ';', ','],
    skipEmptyLines: false,
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { openQuote: (broken.row ?? 0) + 1 };
  return { rows: data.map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n'))) };
};
