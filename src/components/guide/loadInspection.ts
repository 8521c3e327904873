import { getCollection } from 'astro:content';

/** Loads the points to check at a bike, in their order. Unknown figures stop the build. */
export const loadInspection = async () => {
  const groups = (await getCollection('inspection')).toSorted((a, b) => a.data.order - b.data.order);
  const figures = new Map((await getCollection('guideFigures')).map(({ id, data }) => [id, data]));
  const points = groups.flatMap(({ data }) => data.points);
  const mends = new Map(
    points.flatMap(({ mend }) => {
      if (mend === undefined) return [];
      const figure = figures.get(mend);
      if (!figure) throw new Error(`src/content/inspection names ${mend}, which src/content/figures lacks`);
      return [[mend, figure] as const];
    }),
  );
  return { groups: groups.map(({ id, data }) => ({ id, ...data })), points, mends };
};
