import { getCollection } from 'astro:content';

/** An unknown figure stops the build. */
export const loadInspection = async () => {
  const groups = (await getCollection('inspection')).toSorted((a, b) => a.data.order - b.data.order);
  const figures = new Map((await getCollection('guideFigures')).map(({ id, data }) => [id, data]));
  const points = groups.flatMap(({ data }) => data.points);
  const repairs = new Map(
    points.flatMap(({ repair }) => {
      if (repair === undefined) return [];
      const figure = figures.get(repair);
      if (!figure) throw new Error(`src/content/inspection names ${repair}, which src/content/figures lacks`);
      return [[repair, figure] as const];
    }),
  );
  return { groups: groups.map(({ id, data }) => ({ id, ...data })), points, repairs };
};
