import { formPhone } from '../contacts/formPhone.ts';
import { fieldNames, isFieldName } from '../listings/fields.ts';
import { Listing } from '../listings/listing.schema.ts';
import { type Stored, titleOf } from '../listings/listing.ts';
import { type ListingFields, toListingFields, toListingForm } from '../selling/listingDocuments.ts';
import { listingFormSchema } from '../selling/listingForm.schema.ts';
import { emptyForm, type ListingForm } from '../selling/listingForm.ts';
import type { StockColumn, StockWords } from './columns.ts';
import { codeNamed, readCell, withModelFacts } from './readLine.ts';
import { readSheet, type SheetLine } from './readSheet.ts';
import { stockCell } from './stockCells.ts';
import { type StockProblem, type StockProblemName, stockProblems } from './stockProblems.ts';

type Language = 'en' | 'vi';
type Status = Listing['status'];
/** A bike of the shop; deleted ones are none. */
export type StockBike = { number: string; listing: Stored<Listing> };

export type PlannedBike = {
  line: number;
  number: string;
  title: string;
  price: number | null;
  /** Columns that change; all filled ones of a new bike. */
  columns: StockColumn[];
} & (
  | { kind: 'new'; fields: ListingFields }
  | { kind: 'changed'; id: string; changes: Partial<ListingFields> & { status?: Status } }
  | { kind: 'same'; id: string }
);

export type ImportPlan = {
  bikes: PlannedBike[];
  /** Stock numbers to mark as sold, because the file lacks them. */
  missing: StockBike[];
  ignored: string[];
  problems: StockProblem[];
};

export type ImportOptions = {
  language: Language;
  words: StockWords;
  now: Date;
  /** Number for new bikes, in E.164. */
  phone: string | null;
  sellMissing: boolean;
  /** Bikes that the shop may still add. */
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

/** Problems of the form's schema. Phone numbers are no column. */
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

/** Reads the cells of a row that differ from what the bike has. */
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
    ...withModelFacts(answers, row.cells.model ?? ''),
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

const sameValue = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Fields that differ. Photos and hidden numbers are not part of a file. */
const changedFields = (
  listing: Listing,
  fields: ListingFields,
  columns: readonly StockColumn[],
): Partial<ListingFields> => {
  const names = [...new Set([...columns, ...(columns.some(isFieldName) ? [...fieldNames, 'facts'] : [])])];
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        (names as string[]).includes(name) && !sameValue(value, listing[name as keyof ListingFields]),
    ),
  );
};

const statusProblem = (
  typed: string | undefined,
  listing: Listing,
  { words }: ImportOptions,
): StockProblemName | Status => {
  if (typed === undefined) return listing.status;
  const status = codeNamed(typed, words.choices.status) as Status | undefined;
  if (status === undefined) return 'statusUnknown';
  if (status === listing.status || (listing.status === 'draft' && status === 'active')) return listing.status;
  return listing.status === 'draft' || status === 'draft' ? 'statusOfDraft' : status;
};

const planKnown = (
  row: SheetLine,
  { listing }: StockBike,
  options: ImportOptions,
): PlannedBike | StockProblem[] => {
  const { line, number, cells } = row;
  const { form: typed, columns, problems } = readCells(row, listing, options);
  const status = statusProblem(cells.status, listing, options);
  const at = (problem: StockProblemName, column: StockColumn): StockProblem[] => [
    { line, column, problem, cell: cells[column], other: number },
  ];
  const isStatus =
    status === 'draft' ||
    status === 'active' ||
    status === 'paused' ||
    status === 'sold' ||
    status === 'hidden';
  if (!isStatus) problems.push(...at(status, 'status'));
  const known = { line, number, id: listing.id };
  if (isStatus && status === listing.status && columns.length + problems.length === 0)
    return { ...known, kind: 'same', title: titleOf(listing), price: listing.price, columns: [] };
  if (listing.status === 'hidden') return at('removedBike', 'number');
  if (listing.status === 'sold' && status === 'sold') return at('soldNumber', 'number');
  const form = { ...toListingForm(listing, {}), ...typed };
  const purpose = listing.status === 'draft' ? 'draft' : 'publish';
  const wrong = formProblemsOf(form, row, purpose, {
    now: options.now,
    storedPlace: listing.location,
  }).filter(({ column }) => column !== null && columns.includes(column));
  if (problems.length + wrong.length > 0) return withoutRepeats(wrong, problems);
  const fields = toListingFields(form, []);
  const changes = {
    ...changedFields(listing, fields, columns),
    ...(isStatus && status !== listing.status && { status }),
  };
  const after = { ...listing, ...changes };
  const all = [...columns, ...('status' in changes ? (['status'] as const) : [])];
  return { ...known, kind: 'changed', title: titleOf(after), price: after.price, columns: all, changes };
};

type Described = Pick<ListingFields, 'make' | 'model' | 'year' | 'mileage' | 'engine' | 'colour' | 'price'>;
/** Equal for rows that describe one bike. New bikes of a dealer may be equal: they have no mileage. */
const bikeKey = (bike: Described): string | null =>
  bike.mileage
    ? [bike.make, bike.model, bike.year, bike.mileage, bike.engine, bike.colour ?? '', bike.price]
        .join('|')
        .toLowerCase()
    : null;

const repeats = (planned: readonly PlannedBike[], stock: readonly StockBike[]): StockProblem[] => {
  const numbers = new Map<string, string>();
  for (const { number, listing } of stock) {
    const key = listing.status === 'sold' ? null : bikeKey(listing);
    if (key) numbers.set(key, number);
  }
  const lines = new Map<string, number>();
  return planned.flatMap((bike): StockProblem[] => {
    const key = bike.kind === 'new' ? bikeKey(bike.fields) : null;
    if (!key) return [];
    const [earlier, own] = [lines.get(key), numbers.get(key)];
    lines.set(key, earlier ?? bike.line);
    const at = { line: bike.line, column: 'number', cell: bike.number } as const;
    if (earlier !== undefined) return [{ ...at, problem: 'repeated', other: String(earlier) }];
    return own === undefined ? [] : [{ ...at, problem: 'repeatsOwn', other: own }];
  });
};

/** One problem for a column that the file lacks, instead of one a row. */
const gatherMissing = (
  problems: readonly StockProblem[],
  columns: ReadonlySet<StockColumn>,
): StockProblem[] => {
  const lacks = ({ column, problem }: StockProblem) =>
    column !== null && !columns.has(column) && problem.endsWith('Required');
  const lacking = new Set(problems.filter(lacks).map(({ column }) => column));
  return [
    ...[...lacking].map((column): StockProblem => ({ line: 1, column, problem: 'columnMissing' })),
    ...problems.filter((problem) => !lacks(problem)),
  ];
};

const isSafe = ({ fields }: Extract<PlannedBike, { kind: 'new' }>): boolean =>
  Listing.safeParse({
    ...fields,
    user_id: 'u',
    created_at: 0,
    updated_at: 0,
    deleted_at: null,
    slug: null,
    status: 'draft',
  }).success;
const isSafeChange = (
  bike: Extract<PlannedBike, { kind: 'changed' }>,
  stock: readonly StockBike[],
): boolean => {
  const before = stock.find(({ listing }) => listing.id === bike.id)?.listing;
  if (!before) return false;
  const { id: _, ...listing } = before;
  return Listing.safeParse({ ...listing, ...bike.changes }).success;
};
const invalid = (planned: readonly PlannedBike[], stock: readonly StockBike[]): StockProblem[] =>
  planned
    .filter((bike) =>
      bike.kind === 'new' ? !isSafe(bike) : bike.kind === 'changed' && !isSafeChange(bike, stock),
    )
    .map(({ line }) => ({ line, column: null, problem: 'invalid' }));

const overFull = (planned: readonly PlannedBike[], free: number): StockProblem[] => {
  const first = planned.filter(({ kind }) => kind === 'new')[Math.max(0, free)];
  return first
    ? [{ line: first.line, column: null, problem: 'shopFull', other: String(Math.max(0, free)) }]
    : [];
};

/**
 * Plans an import: new bikes, changes of those with a known number, and problems by line. A plan with problems
 * must not be performed.
 */
export const planImport = (
  rows: readonly (readonly string[])[],
  stock: readonly StockBike[],
  options: ImportOptions,
): ImportPlan => {
  const { lines, columns, ignored, problems } = readSheet(rows, options.words);
  const byNumber = new Map(stock.map((bike) => [bike.number, bike]));
  const planned: PlannedBike[] = [];
  for (const row of lines) {
    const known = byNumber.get(row.number);
    const bike = known ? planKnown(row, known, options) : planNew(row, options);
    if (Array.isArray(bike)) problems.push(...bike);
    else planned.push(bike);
  }
  problems.push(...repeats(planned, stock), ...invalid(planned, stock), ...overFull(planned, options.free));
  if (options.phone === null && planned.some(({ kind }) => kind === 'new'))
    problems.push({ line: 1, column: null, problem: 'phoneRequired' });
  const inFile = new Set(lines.map(({ number }) => number));
  const missing = options.sellMissing
    ? stock.filter(
        ({ number, listing }) => !inFile.has(number) && ['active', 'paused'].includes(listing.status),
      )
    : [];
  return {
    bikes: planned,
    missing,
    ignored,
    problems: gatherMissing(problems, columns).toSorted((a, b) => a.line - b.line),
  };
};
