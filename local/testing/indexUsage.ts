import * as z from 'zod/mini';

const Field = z.object({
  fieldPath: z.string(),
  order: z.optional(z.string()),
  arrayConfig: z.optional(z.string()),
});
const Index = z.object({ queryScope: z.string(), fields: z.array(Field) });

/** The emulator's response to `indexUsage`: indexes that queries needed. */
export const IndexUsage = z.object({
  reports: z.optional(z.array(z.object({ index: z.extend(Index, { name: z.string() }) }))),
});
export type IndexUsage = z.infer<typeof IndexUsage>;

/** Format of firestore.indexes.json. */
export const IndexFile = z.object({
  indexes: z.array(z.extend(Index, { collectionGroup: z.string() })),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      indexes: z.array(z.omit(z.extend(Field, { queryScope: z.string() }), { fieldPath: true })),
    }),
  ),
});
export type IndexFile = z.infer<typeof IndexFile>;

const textOf = ({ fieldPath, order, arrayConfig }: z.infer<typeof Field>) =>
  `${fieldPath} ${order ?? arrayConfig}`;

/** Returns fields as texts, without the final `__name__` that Firestore adds itself. */
const wordsOf = (fields: readonly z.infer<typeof Field>[]): string[] => {
  const words = fields.map(textOf);
  const last = fields.at(-1);
  const direction = fields.at(-2)?.order ?? 'ASCENDING';
  return last?.fieldPath === '__name__' && last.order === direction ? words.slice(0, -1) : words;
};

/**
 * Returns whether an index serves a query. Fields compared for equality may have any order: the emulator
 * sorts them.
 * @example serves(['status ASCENDING', 'make ASCENDING', 'price DESCENDING'], ['make ASCENDING', 'status
 * ASCENDING', 'price DESCENDING']) // => true
 */
export const serves = (index: readonly string[], needed: readonly string[]): boolean => {
  const ends = needed.findIndex(
    (word, position) => word.endsWith(' DESCENDING') || (position > 0 && word < (needed[position - 1] ?? '')),
  );
  const equal = ends < 0 ? needed.length : ends;
  const isSame = (from: number, to: number) =>
    index.slice(from, to).toSorted().join() === needed.slice(from, to).toSorted().join();
  return isSame(0, equal) && index.slice(equal).join() === needed.slice(equal).join();
};

/**
 * Returns needed indexes that the file lacks, a line each, such as `motorcycles: make ASCENDING, price
 * DESCENDING`.
 */
export const missingIndexes = ({ reports = [] }: IndexUsage, file: IndexFile): string[] =>
  reports.flatMap(({ index }) => {
    const collection = /\/collectionGroups\/([^/]+)\//.exec(index.name)?.[1] ?? '';
    const needed = wordsOf(index.fields);
    const inScope = <T extends { collectionGroup: string; queryScope: string }>(one: T) =>
      one.collectionGroup === collection && one.queryScope === index.queryScope;
    const isNamed = file.indexes.some((one) => inScope(one) && serves(wordsOf(one.fields), needed));
    const isOfOneField = file.fieldOverrides.some(({ collectionGroup, fieldPath, indexes }) =>
      indexes.some(
        (one) => inScope({ ...one, collectionGroup }) && serves([textOf({ ...one, fieldPath })], needed),
      ),
    );
    const group = index.queryScope === 'COLLECTION_GROUP' ? ' (group)' : '';
    return isNamed || isOfOneField ? [] : [`${collection}${group}: ${needed.join(', ')}`];
  });
