import { Listing } from '../listings/listing.schema.ts';
import type { ListingFields } from '../selling/listingDocuments.ts';
import type { StockColumn } from './columns.ts';
import type { PlannedBike, StockBike } from './plannedBike.ts';
import type { StockProblem } from './stockProblems.ts';

type Described = Pick<ListingFields, 'make' | 'model' | 'year' | 'mileage' | 'engine' | 'colour' | 'price'>;
/** Returns the same key for a bike listed twice. Null without mileage, because new bikes may be alike. */
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

export const gatherMissing = (
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

const overFull = (
  planned: readonly PlannedBike[],
  stock: readonly StockBike[],
  free: number,
): StockProblem[] => {
  const sold = new Set(
    stock.filter(({ listing }) => listing.status === 'sold').map(({ listing }) => listing.id),
  );
  const first = planned.filter(
    (bike) =>
      bike.kind === 'new' ||
      (bike.kind === 'changed' && bike.changes.status !== undefined && sold.has(bike.id)),
  )[Math.max(0, free)];
  return first
    ? [{ line: first.line, column: null, problem: 'shopFull', other: String(Math.max(0, free)) }]
    : [];
};

export const checkPlan = (
  planned: readonly PlannedBike[],
  stock: readonly StockBike[],
  free: number,
): StockProblem[] => [
  ...repeats(planned, stock),
  ...invalid(planned, stock),
  ...overFull(planned, stock, free),
];
