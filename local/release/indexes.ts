import * as z from 'zod/mini';

const Field = z.object({
  fieldPath: z.string(),
  order: z.optional(z.string()),
  arrayConfig: z.optional(z.string()),
});
const Index = z.object({ collectionGroup: z.string(), queryScope: z.string(), fields: z.array(Field) });
const Listed = z.object({ result: z.object({ indexes: z.array(Index) }) });

/** Describes indexes for comparison, without the `__name__` that Firestore adds. */
const linesOf = (indexes: readonly z.infer<typeof Index>[]): string[] =>
  indexes.map(({ collectionGroup, queryScope, fields }) => {
    const named = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
    const parts = named.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`);
    return `${collectionGroup} ${queryScope}: ${parts.join(', ')}`;
  });

export const wantedIndexes = (file: unknown): string[] =>
  linesOf(z.parse(z.object({ indexes: z.array(Index) }), file).indexes);

/** Parses `firebase firestore:indexes --json`. Undefined: unreadable. */
export const listedIndexes = (output: string): string[] | undefined => {
  try {
    return linesOf(z.parse(Listed, JSON.parse(output.slice(output.indexOf('{')))).result.indexes);
  } catch {
    return undefined;
  }
};
