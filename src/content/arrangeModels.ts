type Spec = { id: string; brand: string; model: string; year: number; relatedModels?: readonly string[] };
type Entry<Own extends Spec> = { id: string; data: Own };
type Market = { id: string; data: { models: readonly string[] } };
/** Model with its years, newest first. */
export type Model<Own extends Spec> = { brand: string; name: string; specs: readonly [Own, ...Own[]] };

const fileOf = (id: string) => `src/content/models/${id}.yaml`;

/**
 * Returns the catalogue of the brand guides by brand. Wrong file names, unknown related models, and models
 * missing in `markets` or in the files stop the build.
 */
export const arrangeModels = <Own extends Spec>(
  entries: readonly Entry<Own>[],
  markets: readonly Market[],
): Model<Own>[] => {
  const ids = new Set(entries.map(({ id }) => id));
  for (const { id, data } of entries) {
    if (data.id !== id) throw new Error(`${fileOf(id)} says id: ${data.id}, but its name says ${id}`);
    if (!markets.some((market) => market.id === data.brand && market.data.models.includes(data.model)))
      throw new Error(
        `${fileOf(id)} is about ${data.brand} ${data.model}, which src/content/markets does not list`,
      );
    for (const related of data.relatedModels ?? [])
      if (!ids.has(related) || related === id)
        throw new Error(`${fileOf(id)} relates to ${related}, but there is no other file ${fileOf(related)}`);
  }
  return markets.flatMap(({ id: brand, data: { models } }) =>
    models.map((name) => {
      const [newest, ...older] = entries
        .map(({ data }) => data)
        .filter((spec) => spec.brand === brand && spec.model === name)
        .toSorted((a, b) => b.year - a.year);
      if (!newest)
        throw new Error(
          `src/content/markets/${brand}.yaml lists ${name}, but src/content/models has no file of it`,
        );
      return { brand, name, specs: [newest, ...older] };
    }),
  );
};
