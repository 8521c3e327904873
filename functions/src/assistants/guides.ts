import * as z from 'zod/mini';
import { twin } from '../../../src/canonicalPath.ts';
import type { GuideText } from '../../../src/domain/guides/guideText.ts';
import { languageOf, languages } from '../../../src/i18n/languages.ts';
import { absolute } from './shownBike.plan.ts';
import { Refusal, tool } from './tool.ts';

const maxLength = 20_000;

const ListInput = z.strictObject({
  language: z._default(z.enum(languages), 'en'),
});

const pageOf = ({ path }: Pick<GuideText, 'path'>) => path.replace(/#.*$/, '');

export const listGuides = tool<z.infer<typeof ListInput>>({
  name: 'list_guides',
  title: 'Contents of the guides',
  description:
    'Lists all guides and their sections: licence, papers, inspection, prices and fees of buying, makes and models, low-emission zones, phrases, a route, terms of use.',
  input: ListInput,
  run: async (site, { language }) => {
    const pages = Map.groupBy(await site.guides(language), pageOf);
    return {
      guides: [...pages].map(([path, sections]) => ({
        title: sections[0]?.page,
        path,
        sections: sections.map(({ title, path }) => ({ title, path })),
      })),
    };
  },
});

const ReadInput = z.strictObject({
  path: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(300),
      z.describe('path from list_guides: of a section, such as /buying-guide#legal-1, or of a whole guide'),
    ),
});

export const readGuide = tool<z.infer<typeof ReadInput>>({
  name: 'read_guide',
  title: 'Text of a guide',
  description:
    'Returns a section of a guide as text, or a whole guide. Give readers the address: the page has sources, dates and pictures.',
  input: ReadInput,
  run: async (site, { path }) => {
    const wanted = path.startsWith('https://') ? path.replace(/^https:\/\/[^/]*/, '') : path;
    const texts = await site.guides(languageOf(wanted));
    const sections = texts.filter((one) => one.path === wanted || pageOf(one) === wanted);
    if (sections.length === 0) throw new Refusal('There is no such guide. list_guides has all paths.');
    const text = sections.map(({ title, text }) => `## ${title}\n${text}`).join('\n\n');
    return {
      title: sections[0]?.page,
      url: absolute(wanted),
      url_in_other_language: absolute(twin(wanted)),
      text: text.slice(0, maxLength),
      is_cut: text.length > maxLength,
    };
  },
});
