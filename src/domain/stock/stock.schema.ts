import * as z from 'zod/mini';
import { phonePattern } from '../contacts/contact.ts';
import { limits } from '../listings/listingFields.ts';
import { ListingId } from '../listings/listingId.schema.ts';
import { maxPhotos } from '../photos/photoLimits.ts';
import { shopRoles } from '../shops/shop.ts';
import { Time } from '../time/time.schema.ts';
import { stockLimits, stockNumber } from './columns.ts';
import { stockProblems } from './stockProblems.ts';

/** Document shops/{id}/stock/{number}. */
export const StockNumber = z.strictObject({ listing_id: z.string() });

export const changeKinds = ['import', 'prices', 'status'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Document shops/{id}/changes/{id}. */
export const StockChange = z.strictObject({
  kind: z.enum(changeKinds),
  bikes: z.int(),
  created_at: Time,
  undone_at: z.nullable(Time),
  expires_at: Time,
});
export type StockChange = z.infer<typeof StockChange>;

/** Document shops/{id}/changes/{id}/changed_bikes/{listing}. `before`: null if the bike was added. */
export const ChangedBike = z.strictObject({
  number: z.string(),
  title: z.string(),
  print: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  expires_at: Time,
});
export type ChangedBike = z.infer<typeof ChangedBike>;

const Cells = z.array(z.array(z.string().check(z.maxLength(limits.description)))).check(
  z.maxLength(3 * stockLimits.rows),
  z.refine((rows) => rows.every((row) => row.length <= stockLimits.cells)),
);
const several = <T extends z.ZodMiniType>(one: T) =>
  z.array(one).check(z.minLength(1), z.maxLength(stockLimits.rows));
const Price = z.int().check(z.gte(1), z.lte(limits.price));

/** `preview` writes nothing. */
export const StockAction = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.enum(['preview', 'import']),
    language: z.enum(['en', 'vi']),
    rows: Cells,
    phone: z.nullable(z.string().check(z.regex(phonePattern))),
    sell_missing: z.boolean(),
    seen: z.nullable(z.string().check(z.maxLength(64))),
  }),
  z.strictObject({
    act: z.literal('prices'),
    bikes: several(z.strictObject({ id: ListingId, from: z.nullable(z.int()), price: Price })),
  }),
  z.strictObject({
    act: z.literal('status'),
    status: z.enum(['active', 'paused', 'sold']),
    bikes: several(ListingId),
  }),
  z.strictObject({
    act: z.literal('number'),
    id: ListingId,
    number: z.string().check(z.refine((typed) => stockNumber(typed) === typed)),
  }),
  z.strictObject({
    act: z.literal('photos'),
    bikes: several(
      z.strictObject({
        id: ListingId,
        photos: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(maxPhotos)),
      }),
    ),
  }),
  z.strictObject({ act: z.literal('undo'), change: z.string().check(z.regex(/^[A-Za-z0-9]{20}$/)) }),
]);
export type StockAction = z.infer<typeof StockAction>;

const Problem = z.object({
  line: z.number(),
  column: z.nullable(z.string()),
  problem: z.enum(stockProblems),
  cell: z.optional(z.string()),
  other: z.optional(z.string()),
});
const Preview = z.object({
  problems: z.array(Problem),
  ignored: z.array(z.string()),
  added: z.number(),
  changed: z.number(),
  same: z.number(),
  missing: z.array(z.string()),
  bikes: z.array(
    z.object({
      line: z.number(),
      number: z.string(),
      title: z.string(),
      price: z.nullable(z.number()),
      kind: z.enum(['new', 'changed', 'same']),
      columns: z.array(z.string()),
    }),
  ),
  print: z.string(),
});
export type ImportPreview = z.infer<typeof Preview>;

const Refused = z.object({ number: z.string(), title: z.string(), reason: z.string() });
export type RefusedBike = z.infer<typeof Refused>;

/** `change`: id of the change, for undoing it. */
export const StockAnswer = z.object({
  preview: z.optional(Preview),
  done: z.optional(z.number()),
  change: z.optional(z.nullable(z.string())),
  refused: z.optional(z.array(Refused)),
});
export type StockAnswer = z.infer<typeof StockAnswer>;

const Row = z.object({
  id: z.string(),
  number: z.string(),
  /** No stock number: `number` is the listing's id. */
  unnumbered: z.optional(z.boolean()),
  title: z.string(),
  price: z.nullable(z.number()),
  status: z.enum(['draft', 'active', 'paused', 'sold', 'hidden']),
  created_at: z.number(),
  photos: z.number(),
  slug: z.nullable(z.string()),
});
export type StockRow = z.infer<typeof Row>;

/** Answer of `readStock`. */
export const StockTable = z.object({
  name: z.string(),
  role: z.enum(shopRoles),
  bikes: z.array(Row),
  changes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(changeKinds),
      bikes: z.number(),
      created_at: z.number(),
      undone: z.boolean(),
    }),
  ),
  rows: z.optional(z.array(z.array(z.union([z.string(), z.number()])))),
});
export type StockTable = z.infer<typeof StockTable>;
