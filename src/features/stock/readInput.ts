import { type StockColumn, stockColumns } from '../../domain/stock/columns.ts';
import { decodeText } from '../../domain/stock/decodeText.ts';
import { stockHeading } from '../../domain/stock/stockCells.ts';
import { toCsv } from '../../domain/text/csv.ts';
import type { Language } from '../../i18n/languages.ts';
import { stockWords } from '../../i18n/stockWords.ts';
import { parseCsv } from './parseCsv.ts';

export type InputProblem =
  | { text: 'nothing' | 'spreadsheet' | 'binary' | 'fileChanged' }
  | { text: 'quotes'; line: number };
type Input = { rows: string[][] } | { problem: InputProblem };

const maxFileBytes = 20_000_000;

export const readInput = async (file: File | null, pasted: string): Promise<Input> => {
  let text = pasted;
  if (file) {
    if (file.size > maxFileBytes) return { problem: { text: 'binary' } };
    // Browsers refuse to read a file that was edited after it was chosen.
    const bytes = await file.arrayBuffer().catch(() => null);
    if (!bytes) return { problem: { text: 'fileChanged' } };
    const decoded = decodeText(new Uint8Array(bytes));
    if ('problem' in decoded) return { problem: { text: decoded.problem } };
    text = decoded.text;
  }
  if (text.trim() === '') return { problem: { text: 'nothing' } };
  const parsed = parseCsv(text.trimEnd());
  return 'rows' in parsed ? parsed : { problem: { text: 'quotes', line: parsed.openQuote } };
};

const example: Partial<Record<StockColumn, string | number>> = {
  number: 'A102',
  make: 'Honda',
  model: 'Vision',
  year: 2021,
  mileage: 12_500,
  engine: '110cc',
  price: 28_500_000,
};
const examplesIn = {
  en: { location: 'Hanoi', condition: 'Good', colour: 'Red', description: 'One owner, smooth engine' },
  vi: { location: 'Hà Nội', condition: 'Tốt', colour: 'Đỏ', description: 'Xe chính chủ, máy êm' },
} as const satisfies Record<Language, Partial<Record<StockColumn, string>>>;

export const templateFile = (lang: Language): string => {
  const cells: Partial<Record<StockColumn, string | number>> = { ...example, ...examplesIn[lang] };
  return toCsv([
    stockColumns.map((column) => stockHeading(lang, stockWords, column)),
    stockColumns.map((column) => cells[column] ?? ''),
  ]);
};
