import { getCollection } from 'astro:content';
import { markForeign } from '../../content/markForeign.ts';
import { formatVnd } from '../../i18n/formatVnd.ts';
import type { Language } from '../../i18n/languages.ts';

export const loadRide = async (lang: Language) => {
  const [first, ...others] = await getCollection('rides');
  if (!first || others.length > 0) throw new Error('src/content/rides holds one ride: the page shows one');
  const { id, data: ride } = first;
  if (ride.id !== id)
    throw new Error(`src/content/rides/${id}.yaml says id: ${ride.id}, but its name says ${id}`);

  const entries = await getCollection('routes');
  const entry = entries.find((text) => text.id === `${lang}/${id}`);
  if (!entry) throw new Error(`src/content/routes/${id}.yaml is missing`);

  const figures = new Map((await getCollection('guideFigures')).map((figure) => [figure.id, figure.data]));
  const costs = entry.data.costs.map(({ name, text }) => {
    const figure = figures.get(name);
    if (!figure)
      throw new Error(`src/content/routes/${id}.yaml names ${name}, which src/content/figures lacks`);
    return { name: text, amount: formatVnd(lang, figure), asOf: figure.asOf };
  });
  return {
    ride,
    words: entry.data,
    html: markForeign(lang, entry.rendered?.html ?? ''),
    costs,
    asOf: new Date(Math.min(...costs.map(({ asOf }) => asOf.getTime()))),
  };
};
