import { getCollection } from 'astro:content';
import { fillFigures } from '../../content/fillFigures.ts';
import type { GuideSection } from '../../content/guideSections.ts';
import { markForeign } from '../../content/markForeign.ts';
import { sectionsOf } from '../../content/sectionsOf.ts';
import { formatRange } from '../../i18n/formatRange.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadInspection } from './loadInspection.ts';

type Name = Exclude<GuideSection['section'], 'text'>;
type Words<N extends Name> = Extract<GuideSection, { section: N }>;

const fileOf = (name: string) => `src/content/guides: ${name}`;

const isOf = <N extends Name>(name: N, data: GuideSection): data is Words<N> => data.section === name;

/** Loads the buying guide in one language. Unknown figures or sources stop the build. */
export const loadGuide = async (lang: Language) => {
  const entries = await getCollection('guides');
  const find = (language: Language, name: string) => entries.find(({ id }) => id === `${language}/${name}`);

  const sources = (await getCollection('guideSources', ({ data }) => data.list === 'guide')).map(
    ({ id, data }, index) => ({
      id,
      number: index + 1,
      ...data,
    }),
  );
  const numberOf = (source: string) => sources.find(({ id }) => id === source)?.number;
  const figures = new Map(
    (await getCollection('guideFigures')).map(({ id, data }) => {
      const number = numberOf(data.source);
      if (!number)
        throw new Error(
          `src/content/figures/${id}.yaml has the source ${data.source}, which src/content/sources lacks`,
        );
      return [id, { ...data, number, text: formatRange(lang, data) }];
    }),
  );
  const texts: Record<string, string> = Object.fromEntries([...figures].map(([id, { text }]) => [id, text]));

  const words = <N extends Name>(name: N): Words<N> => {
    const data = find(lang, name)?.data;
    if (!data || !isOf(name, data)) throw new Error(`${fileOf(name)} must say section: ${name}`);
    return data;
  };
  const inspection = await loadInspection();
  // Omits groups only for electric bikes: the electric guide has them.
  const groups = inspection.groups.filter(({ points }) => points.some(({ only }) => only !== 'electric'));
  texts.points = String(groups.flatMap(({ points }) => points).length);

  return {
    words,
    groups,
    /** Sections below the first screen, by their `order`. */
    sections: () => sectionsOf(lang, entries),
    sources,
    fill: (name: string, text: string) => fillFigures(text, texts, fileOf(name)),
    /** Returns a section's HTML. Numbered headings have the same anchors in both languages. */
    html: (name: string) => {
      const html = find(lang, name)?.rendered?.html ?? '';
      let number = 0;
      const numbered = html.replace(/(<h\d) id="[^"]*"/g, (_, tag: string) => {
        number += 1;
        return `${tag} id="${name}-${number}"`;
      });
      return fillFigures(markForeign(lang, numbered), texts, fileOf(name));
    },
    figure: (id: string) => {
      const figure = figures.get(id);
      if (!figure) throw new Error(`src/content/figures has no ${id}`);
      return figure;
    },
    asOf: (ids: readonly string[] = [...figures.keys()]) =>
      new Date(Math.min(...ids.flatMap((id) => figures.get(id)?.asOf.getTime() ?? []))),
  };
};
export type Guide = Awaited<ReturnType<typeof loadGuide>>;
