import {
  nameKey,
  type StockColumn,
  type StockWords,
  stockColumns,
  stockLimits,
  stockNumber,
} from './columns.ts';
import type { StockProblem } from './stockProblems.ts';

export type SheetLine = { line: number; number: string; cells: Partial<Record<StockColumn, string>> };
export type Sheet = {
  lines: SheetLine[];
  columns: ReadonlySet<StockColumn>;
  ignored: string[];
  problems: StockProblem[];
};

const guard = /^'(?=\s*[=+\-@\t\r\n＝＋－＠])/;
const cellText = (cell: string) => cell.replace(guard, '').trim();

export const columnNamed = (heading: string, words: StockWords): StockColumn | undefined => {
  const key = nameKey(heading);
  return stockColumns.find((column) =>
    [column, ...words.columns[column]].some((name) => nameKey(name) === key),
  );
};

const readHead = (head: readonly string[], line: number, words: StockWords) => {
  const problems: StockProblem[] = [];
  const ignored: string[] = [];
  const columns = head.map((cell) => {
    if (cellText(cell) === '') return undefined;
    const column = columnNamed(cell, words);
    if (!column) ignored.push(cellText(cell));
    return column;
  });
  for (const [index, column] of columns.entries())
    if (column && columns.indexOf(column) < index)
      problems.push({ line, column, problem: 'columnTwice', cell: cellText(head[index] ?? '') });
  if (!columns.includes('number')) problems.push({ line, column: 'number', problem: 'columnMissing' });
  return { columns, ignored, problems };
};

const sizeProblem = (rows: readonly (readonly string[])[]): StockProblem | null => {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.length < 2) return { line: 1, column: null, problem: 'empty' };
  if (filled.length - 1 > stockLimits.rows) return { line: 1, column: null, problem: 'tooManyRows' };
  const bytes = new TextEncoder().encode(rows.flat().join('')).length;
  return bytes > stockLimits.bytes ? { line: 1, column: null, problem: 'tooMuchText' } : null;
};

export const readSheet = (rows: readonly (readonly string[])[], words: StockWords): Sheet => {
  const nothing: Sheet = { lines: [], columns: new Set(), ignored: [], problems: [] };
  const size = sizeProblem(rows);
  if (size) return { ...nothing, problems: [size] };
  const first = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const { columns, ignored, problems } = readHead(rows[first] ?? [], first + 1, words);
  const named = new Set(columns.filter((column) => column !== undefined));
  if (problems.length > 0) return { ...nothing, columns: named, ignored, problems };
  const lines: SheetLine[] = [];
  const lineOf = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const line = index + 1;
    if (index <= first || row.every((cell) => cell.trim() === '')) continue;
    const cells: SheetLine['cells'] = {};
    for (const [place, cell] of row.entries()) {
      const column = columns[place];
      if (column && cellText(cell) !== '') cells[column] = cellText(cell);
    }
    if (row.slice(columns.length).some((cell) => cell.trim() !== ''))
      problems.push({ line, column: null, problem: 'tooManyCells' });
    const typed = cells.number;
    const number = typed === undefined ? null : stockNumber(typed);
    const earlier = number === null ? undefined : lineOf.get(number);
    if (typed === undefined) problems.push({ line, column: 'number', problem: 'numberMissing' });
    else if (number === null)
      problems.push({ line, column: 'number', problem: 'numberInvalid', cell: typed });
    else if (earlier !== undefined)
      problems.push({ line, column: 'number', problem: 'numberTwice', cell: number, other: String(earlier) });
    else {
      lineOf.set(number, line);
      lines.push({ line, number, cells });
    }
  }
  return { lines, columns: named, ignored, problems };
};
