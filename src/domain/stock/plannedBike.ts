import type { Listing } from '../listings/listing.schema.ts';
import type { Stored } from '../listings/listing.ts';
import type { ListingFields } from '../selling/listingDocuments.ts';
import type { StockColumn } from './columns.ts';
import type { StockProblem } from './stockProblems.ts';

/** `unnumbered`: without a stock number; `number` is the listing's id. */
export type StockBike = { number: string; listing: Stored<Listing>; unnumbered?: boolean };

export type PlannedBike = {
  line: number;
  number: string;
  title: string;
  price: number | null;
  columns: StockColumn[];
} & (
  | { kind: 'new'; fields: ListingFields }
  | { kind: 'changed'; id: string; changes: Partial<ListingFields> & { status?: Listing['status'] } }
  | { kind: 'same'; id: string }
);

export type ImportPlan = {
  bikes: PlannedBike[];
  missing: StockBike[];
  ignored: string[];
  problems: StockProblem[];
};
