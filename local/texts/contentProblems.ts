import { wordsIn } from '../../src/content/wordsIn.ts';
import { day } from '../../src/domain/time/time.ts';
import { freshFor } from './freshFor.ts';

export type ContentFile = { file: string; text: string };

const linesOf = ({ file, text }: ContentFile) =>
  text.split('\n').map((line, index) => ({ where: `src/content/${file}:${index + 1}`, line }));

/** Returns Markdown links without a target. `isPage` returns whether the site has an address. */
export const brokenLinks = (files: readonly ContentFile[], isPage: (address: string) => boolean): string[] =>
  files
    .flatMap(({ file, text }) => wordsIn(file, text))
    .flatMap(({ where, lang, text }) =>
      [...text.matchAll(/\]\(([^)\s]*)[^)]*\)/g)].flatMap(([, target = '']) => {
        if (target.startsWith('#')) return [];
        if (!target.startsWith('/'))
          return URL.canParse(target) && /^(?:https|mailto):/.test(target)
            ? []
            : [`${where} links to ${target}, which is no address with https`];
        const isVietnamese = /^\/vi(?=[/#?]|$)/.test(target);
        if (isVietnamese !== (lang === 'vi'))
          return [`${where} links to ${target}, a page of the other language`];
        return isPage(target) ? [] : [`${where} links to ${target}, which is no page`];
      }),
    );

const entriesOf = (files: readonly ContentFile[], folder: string): Map<string, string> =>
  new Map(
    files.flatMap(({ file, text }) => {
      const name = new RegExp(`^${folder}/([^/]+)\\.yaml$`).exec(file)?.[1];
      return name ? [[name, text]] : [];
    }),
  );

/**
 * Returns figures without a source file, and texts that use a missing figure. `also` names figures that pages
 * compute.
 */
export const unfoundedFigures = (files: readonly ContentFile[], also: readonly string[]): string[] => {
  const figures = entriesOf(files, 'figures');
  const sources = entriesOf(files, 'sources');
  const without = [...figures].flatMap(([name, text]) => {
    const source = /^source: (.+)$/m.exec(text)?.[1];
    if (!source) return [`src/content/figures/${name}.yaml has no source`];
    return sources.has(source)
      ? []
      : [`src/content/figures/${name}.yaml has the source ${source}, which src/content/sources lacks`];
  });
  const unknown = files
    .filter(({ file }) => file.startsWith('guides/'))
    .flatMap(({ file, text }) => wordsIn(file, text))
    .flatMap(({ where, text }) =>
      [...text.matchAll(/\{([\w-]+)\}/g)].flatMap(([, name = '']) =>
        figures.has(name) || also.includes(name)
          ? []
          : [`${where} names {${name}}, which src/content/figures lacks`],
      ),
    );
  return [...without, ...unknown];
};

/** Returns dates (`asOf`, `revised`) that are too old or in the future. */
export const datesPastLimit = (files: readonly ContentFile[], now: number): string[] =>
  files.flatMap((content) =>
    linesOf(content).flatMap(({ where, line }) => {
      const [, what, date = ''] = /\b(asOf|revised):\s*['"]?(\d{4}-\d{2}-\d{2})/.exec(line) ?? [];
      if (what !== 'asOf' && what !== 'revised') return [];
      const days = Math.floor((now - Date.parse(`${date}T00:00:00+07:00`)) / day);
      if (days < 0) return [`${where} is of ${date}, which has not come yet`];
      return days > freshFor[what]
        ? [`${where} is of ${date}: look at it again (${freshFor[what]} days)`]
        : [];
    }),
  );
