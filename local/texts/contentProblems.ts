import { day } from '../../src/domain/time/time.ts';
import { freshFor } from './freshFor.ts';

/** A file of src/content by its place below it. */
export type ContentFile = { file: string; text: string };

const linesOf = ({ file, text }: ContentFile) =>
  text.split('\n').map((line, index) => ({ where: `src/content/${file}:${index + 1}`, line }));

/** Links of Markdown that lead nowhere: `isPage` knows the addresses of the site, with their language. */
export const brokenLinks = (files: readonly ContentFile[], isPage: (address: string) => boolean): string[] =>
  files
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap((content) =>
      linesOf(content).flatMap(({ where, line }) =>
        [...line.matchAll(/\]\(([^)\s]*)[^)]*\)/g)].flatMap(([, target = '']) => {
          if (target.startsWith('#')) return [];
          if (!target.startsWith('/'))
            return URL.canParse(target) && /^(?:https|mailto):/.test(target)
              ? []
              : [`${where} links to ${target}, which is no address with https`];
          const isVietnamese = /^\/vi(?=[/#?]|$)/.test(target);
          if (isVietnamese !== content.file.split('/').includes('vi'))
            return [`${where} links to ${target}, a page of the other language`];
          return isPage(target) ? [] : [`${where} links to ${target}, which is no page`];
        }),
      ),
    );

/** Names at the start of a line of a YAML file, with what stands below or behind each. */
const entriesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^([\w-]+):((?:.*\n?)(?:[ \t]+.*\n?|#.*\n?|\n)*)/gm)].map(
      ([, name = '', rest = '']) => [name, rest],
    ),
  );

/** Figures whose source nothing names, sources that no figure has use for, and texts that name a figure which is not there. */
export const unfoundedFigures = (
  files: readonly ContentFile[],
  { figures, sources, also }: { figures: string; sources: string; also: readonly string[] },
): string[] => {
  const known = entriesOf(figures);
  const named = entriesOf(sources);
  const without = [...known].flatMap(([name, entry]) => {
    const source = /source:\s*([\w-]+)/.exec(entry)?.[1];
    if (!source) return [`src/content/guides/figures.yaml: ${name} has no source`];
    return named.has(source)
      ? []
      : [`src/content/guides/figures.yaml: ${name} has the source ${source}, which sources.yaml lacks`];
  });
  const unknown = files
    .filter(({ file }) => file.startsWith('guides/') && file.endsWith('.md'))
    .flatMap((content) =>
      linesOf(content).flatMap(({ where, line }) =>
        [...line.matchAll(/\{([\w-]+)\}/g)].flatMap(([, name = '']) =>
          known.has(name) || also.includes(name)
            ? []
            : [`${where} names {${name}}, which figures.yaml lacks`],
        ),
      ),
    );
  return [...without, ...unknown];
};

/** Days (`asOf`, `revised`) that lie too far back, and such as have not come yet. */
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
