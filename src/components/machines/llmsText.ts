import { everything } from '../../domain/market/landing.ts';
import { landingPath, valuePath } from '../../landingPaths.ts';
import { assistantPath, guideTextsPath, openApiPath, openDataIndex, searchFeed } from '../../openPaths.ts';
import {
  comparePath,
  costsPath,
  mapPath,
  openDataPath,
  type Path,
  papersPath,
  paths,
  phrasesPath,
} from '../../paths.ts';
import { settings } from '../../settings.ts';

type Line = readonly [title: string, path: Path, about: string];

const sections: readonly (readonly [title: string, lines: readonly Line[]])[] = [
  [
    'Motorcycles for sale',
    [
      [
        'All motorcycles',
        landingPath(everything),
        'every listing, with links by make, model, kind and place',
      ],
      ['Map', mapPath, 'number of motorcycles in each of the 34 provinces'],
      ['Bike value', valuePath, 'price range of a used motorcycle, from similar ones for sale'],
      ['Compare', comparePath, 'up to four motorcycles side by side'],
    ],
  ],
  [
    'Guides',
    [
      [
        'Buying guide',
        paths.buyingGuide,
        'licence, inspection, papers, fees and transfer of ownership, with sources of law',
      ],
      ['Routes', paths.routes, 'the Hai Van Pass'],
      ['Phrases', phrasesPath, 'sentences for a viewing, in English and Vietnamese'],
      ['Papers', papersPath, 'sale contract, deposit receipt, handover list and authorisation to print'],
      ['Costs', costsPath, 'what a motorcycle costs to buy and register, and which licence it needs'],
    ],
  ],
  [
    'Data',
    [
      ['Open data', openDataPath, 'meaning of each field, licence and limits'],
      ['Open data as JSON', openDataIndex, 'list of files with all listings, CC0'],
      ['OpenAPI description', openApiPath, 'the same files for programs'],
      ['Guides as text', guideTextsPath, 'every section of the guides as JSON; in Vietnamese under /vi'],
      ['Atom feed', searchFeed, 'newest motorcycles; takes the filters of the home page'],
    ],
  ],
];

const mcp: Line = [
  'MCP endpoint',
  assistantPath,
  'Streamable HTTP, by POST: search bikes, read one, estimate a price, read guides',
];
const line = ([name, path, about]: Line) => `- [${name}](${settings.origin}${path}): ${about}`;

/** Describes the site for language models, as proposed by llmstxt.org. */
export const llmsText = (hasAssistants: boolean = settings.assistants): string =>
  [
    `# ${settings.name}`,
    '',
    '> A free marketplace for used motorcycles in Vietnam, in English and Vietnamese. The same pages in Vietnamese are under /vi.',
    '',
    'Prices are asking prices in Vietnamese đồng, as stated by sellers. Sellers’ names, texts, photos and phone numbers are not open data.',
    ...sections.flatMap(([title, lines]) => ['', `## ${title}`, '', ...lines.map(line)]),
    ...(hasAssistants ? [line(mcp)] : []),
    '',
  ].join('\n');
