export type Cell = string | number | null;

/**
 * Matches cells that a spreadsheet reads as a formula, also after spaces:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;

const cellOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /["\r\n,;\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Rows as a CSV file (RFC 4180). The byte order mark makes Excel read UTF-8.
 * @example toCsv([['a', '=1']]) // => "\uFEFFa,'=1\r\n"
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
