import { formPhone } from '../contacts/formPhone.ts';
import { fieldNames, isFieldName } from '../listings/fields.ts';
import type { Listing } from '../listings/listing.schema.ts';
import { titleOf } from '../listings/listing.ts';
import { type ListingFields, toListingFields, toListingForm } from '../selling/listingDocuments.ts';
import { listingFormSchema } from '../selling/listingForm.schema.ts';
import { emptyForm, type ListingForm } from '../selling/listingForm.ts';
import { checkPlan, gatherMissing } from './checkPlan.ts';
import { type StockColumn, type StockWords, stockColumns } from './columns.ts';
import type { ImportPlan, PlannedBike, StockBike } from './plannedBike.ts';
import { codeNamed, readCell, withModelFacts, withRent } from './readLine.ts';
import { readSheet, type SheetLine } from './readSheet.ts';
import { stockCell } from './stockCells.ts';
import { type StockProblem, type StockProblemName, stockProblems } from './stockProblems.ts';

type Language = 'en' | 'vi';
type Status = Listing['status'];
export type ImportOptions = {
  language: Language;
  words: StockWords;
  now: Date;
  phone: string | null;
  sellMissing: boolean;
  free: number;
};

const formColumns: Partial<Record<string, StockColumn>> = {
  otherMake: 'make',
  otherDescription: 'other_description',
};
const columnOf = (path: PropertyKey | undefined): StockColumn | null => {
  const name = String(path);
  if (isFieldName(name) || name === 'price' || name === 'features' || name === 'description') return name;
  return formColumns[name] ?? null;
};
const problemNamed = (message: string): StockProblemName =>
  stockProblems.find((problem) => problem === message) ?? 'invalid';

const formProblemsOf = (
  form: ListingForm,
  line: SheetLine,
  purpose: 'draft' | 'publish',
  { now, storedPlace }: { now: Date; storedPlace: string },
): StockProblem[] => {
  const parsed = listingFormSchema(purpose, now, storedPlace).safeParse(form);
  return (parsed.error?.issues ?? []).flatMap(({ path, message }) => {
    if (path[0] === 'whatsappNumber' || path[0] === 'contactPhone') return [];
    const column = columnOf(path[0]);
    return [
      {
        line: line.line,
        column,
        problem: problemNamed(message),
        cell: column ? line.cells[column] : undefined,
      },
    ];
  });
};

type Cells = { form: Partial<ListingForm>; columns: StockColumn[]; problems: StockProblem[] };

const readCells = (
  { line, cells }: SheetLine,
  listing: Listing | null,
  { words, language }: Pick<ImportOptions, 'words' | 'language'>,
): Cells => {
  const result: Cells = { form: {}, columns: [], problems: [] };
  for (const [name, cell] of Object.entries(cells)) {
    const column = name as StockColumn;
    if (column === 'number' || column === 'status' || cell === undefined) continue;
    if (
      listing &&
      (['en', 'vi'] as const).some(
        (one) => stockCell(one, words, column, listing) === cell.replace(/\r\n?/g, '\n'),
      )
    )
      continue;
    const reading = readCell(column, cell, words, language);
    if ('problem' in reading) result.problems.push({ line, column, problem: reading.problem, cell });
    else {
      Object.assign(result.form, reading.form);
      result.columns.push(column);
    }
  }
  return result;
};

const withoutRepeats = (problems: readonly StockProblem[], earlier: readonly StockProblem[]) => [
  ...earlier,
  ...problems.filter(({ column }) => !earlier.some((one) => one.column === column)),
];

const planNew = (row: SheetLine, options: ImportOptions): PlannedBike | StockProblem[] => {
  const { form: typed, columns, problems } = readCells(row, null, options);
  const phone = options.phone === null ? null : formPhone(options.phone);
  const answers = { ...emptyForm, ...typed };
  const form = {
    ...withRent(withModelFacts(answers, row.cells.model ?? '')),
    ...(phone && { phoneCountry: phone.country, contactPhone: phone.digits }),
  };
  const wrong = formProblemsOf(form, row, 'publish', { now: options.now, storedPlace: '' });
  const status =
    row.cells.status === undefined ? 'draft' : codeNamed(row.cells.status, options.words.choices.status);
  if (status !== 'draft' && status !== 'active')
    problems.push({
      line: row.line,
      column: 'status',
      problem: status ? 'statusOfDraft' : 'statusUnknown',
      cell: row.cells.status,
    });
  if (problems.length + wrong.length > 0) return withoutRepeats(wrong, problems);
  const fields = toListingFields(form, []);
  const { line, number } = row;
  return { kind: 'new', line, number, title: titleOf(fields), price: fields.price, columns, fields };
};

const comparable = (value: unknown) =>
  JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null));

const changedFields = (
  listing: Listing,
  fields: ListingFields,
  columns: readonly StockColumn[],
): Partial<ListingFields> => {
  const differing = (names: readonly string[]) =>
    Object.fromEntries(
      Object.entries(fields).filter(
        ([name, value]) =>
          names.includes(name) && comparable(value) !== comparable(listing[name as keyof ListingFields]),
      ),
    );
  const own = differing(columns);
  return Object.keys(own).some(isFieldName) ? { ...own, ...differing([...fieldNames, 'facts']) } : own;
};

const newStatus = (
  typed: string | undefined,
  listing: Listing,
  { words }: ImportOptions,
): { status: Status } | { problem: StockProblemName } => {
  if (typed === undefined) return { status: listing.status };
  const status = codeNamed(typed, words.choices.status) as Status | undefined;
  if (status === undefined) return { problem: 'statusUnknown' };
  if (status === listing.status || (listing.status === 'draft' && status === 'active'))
    return { status: listing.status };
  const isPublic = listing.status !== 'draft' && status !== 'draft' && status !== 'hidden';
  return isPublic ? { status } : { problem: 'statusOfDraft' };
};

const planKnown = (
  row: SheetLine,
  { listing }: StockBike,
  options: ImportOptions,
): PlannedBike | StockProblem[] => {
  const { line, number, cells } = row;
  const { form: typed, columns: typedColumns, problems } = readCells(row, listing, options);
  const status = newStatus(cells.status, listing, options);
  const at = (problem: StockProblemName, column: StockColumn): StockProblem[] => [
    { line, column, problem, cell: cells[column], other: number },
  ];
  if ('problem' in status) problems.push(...at(status.problem, 'status'));
  const answers = { ...toListingForm(listing, {}), ...typed };
  const form = typed.battery_fee ? withRent(answers) : answers;
  const purpose = listing.status === 'draft' || listing.status === 'hidden' ? 'draft' : 'publish';
  const wrong = formProblemsOf(form, row, purpose, {
    now: options.now,
    storedPlace: listing.location,
  }).filter(({ column }) => column !== null && typedColumns.includes(column));
  if (problems.length + wrong.length > 0) return withoutRepeats(wrong, problems);
  const changes = {
    ...changedFields(listing, toListingFields(form, []), typedColumns),
    ...('status' in status && status.status !== listing.status && { status: status.status }),
  };
  const columns = stockColumns.filter((column) => column in changes);
  const after = { ...listing, ...changes };
  const described = { line, number, id: listing.id, title: titleOf(after), price: after.price, columns };
  if (Object.keys(changes).length === 0) return { ...described, kind: 'same' };
  if (listing.status === 'hidden') return at('removedBike', 'number');
  if (listing.status === 'sold' && !('status' in changes)) return at('soldNumber', 'number');
  return { ...described, kind: 'changed', changes };
};

/** Callers must not perform a plan that has problems. */
export const planImport = (
  rows: readonly (readonly string[])[],
  stock: readonly StockBike[],
  options: ImportOptions,
): ImportPlan => {
  const { lines, columns, ignored, problems } = readSheet(rows, options.words);
  const byNumber = new Map(stock.map((bike) => [bike.number, bike]));
  const planned: PlannedBike[] = [];
  for (const row of lines) {
    const own = byNumber.get(row.number);
    const bike = own ? planKnown(row, own, options) : planNew(row, options);
    if (Array.isArray(bike)) problems.push(...bike);
    else planned.push(bike);
  }
  problems.push(...checkPlan(planned, stock, options.free));
  if (options.phone === null && planned.some(({ kind }) => kind === 'new'))
    problems.push({ line: 1, column: null, problem: 'phoneRequired' });
  const inFile = new Set(lines.map(({ number }) => number));
  const missing = options.sellMissing
    ? stock.filter(
        ({ number, listing, unnumbered }) =>
          !unnumbered && !inFile.has(number) && ['active', 'paused'].includes(listing.status),
      )
    : [];
  return {
    bikes: planned,
    missing,
    ignored,
    problems: gatherMissing(problems, columns).toSorted((a, b) => a.line - b.line),
  };
};
