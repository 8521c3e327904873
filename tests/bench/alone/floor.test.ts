import { loadavg } from 'node:os';
import { expect, it } from 'vitest';
import { languages } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import { fileKinds } from '../../budgets/builtPages.ts';
import { buildFloors } from '../floor/buildFloors.ts';
import { hasLighthouse, howToInstall, type Measured, visit } from '../floor/lighthouse.ts';
import { ourSite, photosOfHome } from '../floor/ourSite.ts';
import { folderSite, type Site, serveSites } from '../floor/serveSites.ts';

/*
 * Compares thirteen kinds of page with three minimal pages (floors) measured in the same run. Each round
 * visits every page once, so that a slow minute affects all alike. Bytes and counts hold on any machine,
 * times only as a ratio. Variables: RUNS=5 (rounds), PAGES=home,grid (only these pages), PAGES=words (all
 * reading pages, in both languages).
 */
const runs = Number(process.env.RUNS ?? 3);
const kb = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
/** Returns the median of finite values: Lighthouse reports no blocking time for a page that is never idle. */
const median = (values: number[]) => {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

type Visited = { name: string; floor: 'empty' | 'grid'; url: string; visits: Measured[] };

const kinds = (ours: Record<string, string>): [name: string, path: string, floor: Visited['floor']][] => [
  ['home', ours.home ?? '', 'grid'],
  ['home in Vietnamese', ours.homeVi ?? '', 'grid'],
  ['results', ours.results ?? '', 'grid'],
  ['listing', ours.listing ?? '', 'grid'],
  ['sold listing', ours.sold ?? '', 'grid'],
  ['market', ours.market ?? '', 'grid'],
  ['guide', paths.buyingGuide, 'empty'],
  ['brand', paths.brand('honda'), 'empty'],
  ['route', paths.routes, 'empty'],
  ['legal', paths.terms, 'empty'],
  ['contact', paths.contact, 'empty'],
  ['sign in', paths.auth, 'empty'],
  ['server error', paths.serverError, 'empty'],
];

const words = (['guide', 'brand', 'ride', 'legal'] as const).flatMap((kind) => fileKinds[kind] ?? []);
const wordPages = languages.flatMap((lang) =>
  words.map((path): ReturnType<typeof kinds>[number] => [
    localize(lang, path),
    localize(lang, path),
    'empty',
  ]),
);

const chosen = (process.env.PAGES ?? '').split(',').filter(Boolean);
const isChosen = (name: string) =>
  chosen.length === 0 || chosen.includes(name) || (chosen.includes('words') && name.startsWith('/'));

const row = ({ name, floor, visits }: Visited, floors: ReadonlyMap<string, number>) => {
  const of = (pick: (one: Measured) => number) => median(visits.map(pick));
  const lcp = of((one) => one.lcp);
  return {
    page: name,
    scores: visits[0]?.scores.map((_, n) => of((one) => one.scores[n] ?? 0)).join(' '),
    'LCP ms': Math.round(lcp),
    'to floor': Math.round((lcp / (floors.get(floor) ?? Number.NaN)) * 100) / 100,
    'TBT ms': Math.round(of((one) => one.tbt)),
    CLS: Math.round(of((one) => one.cls) * 1_000) / 1_000,
    requests: of((one) => one.requests),
    'KB script': kb(of((one) => one.script)),
    'KB all': kb(of((one) => one.bytes)),
    DOM: of((one) => one.dom),
  };
};

if (!hasLighthouse()) console.log(`▸ The floor bench needs Lighthouse: ${howToInstall}`);

it.skipIf(!hasLighthouse())('thirteen kinds of page beside the floors', async () => {
  const { site, home, pages } = await ourSite();
  const photos = photosOfHome(home);
  expect(photos).toHaveLength(12);
  const floors = folderSite(await buildFloors(photos));
  const floor: Site = async (path) => (path.startsWith('/photos/') ? site(path) : floors(path));
  const server = await serveSites({ ours: site, floor });
  const visited: Visited[] = [
    ...(['empty', 'island', 'grid'] as const).map((name) => ({
      name: `floor: ${name}`,
      floor: name === 'grid' ? ('grid' as const) : ('empty' as const),
      url: server.address('floor', `/${name}`),
      visits: [],
    })),
    ...[...kinds(pages), ...(chosen.includes('words') ? wordPages : [])].map(([name, path, held]) => ({
      name,
      floor: held,
      url: server.address('ours', path),
      visits: [],
    })),
  ].filter(({ name }) => isChosen(name.replace(/^floor: /, '')));
  try {
    for (let round = 0; round < runs; round += 1)
      for (const one of visited) {
        const measured = await visit(one.url);
        one.visits.push(measured);
        const summary = `LCP ${Math.round(measured.lcp)} ms ${measured.failed.join(' ')}`;
        process.stdout.write(`${round + 1}/${runs} ${one.name}: ${summary}\n`);
      }
  } finally {
    server.close();
  }
  const lcpOf = (name: string) =>
    median(visited.find((one) => one.name === `floor: ${name}`)?.visits.map(({ lcp }) => lcp) ?? []);
  const lcps = new Map([
    ['empty', lcpOf('empty')],
    ['grid', lcpOf('grid')],
  ]);
  const rows = visited.map((one) => row(one, lcps));
  console.table(rows);
  const of = (name: string) => rows.find(({ page }) => page === name);
  const [grid, start, market] = [of('floor: grid'), of('home'), of('market')];
  const load = loadavg()[0]?.toFixed(1);
  if (grid && start)
    console.log(
      `▸ home to a static grid of the same 12 photos: LCP ${start['to floor']} (aim: 1.05), ` +
        `DOM ${start.DOM} to ${grid.DOM}, ${start['KB all']} to ${grid['KB all']} KB, load of the machine ${load}`,
    );
  if (market)
    console.log(`▸ a page of the market to that grid: LCP ${market['to floor']} (aim: 1.10), load ${load}`);
  for (const { scores, page } of rows) expect.soft(scores?.split(' ').length, page).toBe(4);
});
