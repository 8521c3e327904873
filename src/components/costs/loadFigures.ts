import { getCollection } from 'astro:content';
import { costFigures, type Figures } from '../../domain/costs/costs.ts';

/** Loads the figures by name. A missing figure stops the build. */
export const loadFigures = async () => {
  const stored = new Map((await getCollection('guideFigures')).map(({ id, data }) => [id, data]));
  const figure = (name: string) => {
    const data = stored.get(name);
    if (!data) throw new Error(`src/content/figures lacks ${name}.yaml`);
    return data;
  };
  const figures: Figures = Object.fromEntries(
    costFigures.map((name) => {
      const { from, to = from } = figure(name);
      return [name, { from, to }];
    }),
  );
  return { figure, figures };
};
