import { describe, expect, it } from 'vitest';
import { isCriticalCssOn } from '../../local/build/criticalCss/isOn.ts';
import { type Budget, budgets, type Kind, kilobyte } from '../budgets/budgets.ts';
import { type BuiltPage, builtPages } from '../budgets/builtPages.ts';
import { listed, scriptFile, withImports } from '../budgets/moduleGraph.ts';
import { islandsOf, weigh } from '../budgets/weigh.ts';
import { page, readingPages, scripts, tags } from './built.ts';

const pages = await builtPages();
const tenths = (kb: number) => Math.round(kb * 10) / 10;
const kb = (bytes: number) => tenths(bytes / kilobyte);

/** Tolerance for HTML in KB: file names change between builds and compress differently. */
const names = 0.2;

const excess = ({ kind, address, html }: BuiltPage): string[] => {
  const budget: Budget = budgets[kind];
  const is = weigh(html);
  const parts = [`inline ${is.inline}`, ...listed(is.files).slice(0, 6)].join(', ');
  const limits: [what: string, is: number, limit: number, why: string][] = [
    ['KB of script', kb(is.script), budget.script, parts],
    ['KB of HTML', kb(is.html), tenths(budget.html + names), `styles ${is.css}, inline script ${is.inline}`],
    ['KB of styles', kb(is.css), budget.css, ''],
    ['elements', is.dom, budget.dom, ''],
    ['KB of pictures', kb(is.images), budget.images, is.pictures.join(', ')],
    ['style sheets', is.sheets.length, budget.sheet ? 1 : 0, is.sheets.join(', ')],
    ['KB of the style sheet', kb(is.sheet), budget.sheet ?? 0, is.sheets.join(', ')],
    ['fonts before paint', is.fonts.length, 0, is.fonts.join(', ')],
  ];
  return limits
    .filter(([, value, limit]) => value > limit)
    .map(([what, value, limit, why]) => `${address} (${kind}): ${value} ${what}, not ${limit}: ${why}`);
};

/** Kinds of pages to check. Without critical CSS, reading pages exceed their budgets. */
const weighed = (Object.keys(budgets) as Kind[]).filter(
  (kind) => isCriticalCssOn || !('sheet' in budgets[kind]),
);

it.each(weighed)('every page of the kind %s keeps to its budget', (kind) => {
  const some = pages.filter((page) => page.kind === kind);
  expect(some.length).toBeGreaterThanOrEqual(2);
  expect(some.flatMap(excess)).toEqual([]);
});

it.runIf(isCriticalCssOn)('budgets notice a page that carries too much', () => {
  const [plain] = pages.filter(({ kind }) => kind === 'legal');
  if (!plain) throw new Error('there is no legal page');
  const noise = Array.from({ length: 9_000 }, (_, n) => `<i>${(n * 7_919) % 10_007}</i>`).join('');
  const [sheet] = weigh(plain.html).sheets;
  const heavy = `${plain.html}${noise}<link rel="stylesheet" href="${sheet}">`;
  expect(excess({ ...plain, html: heavy }).join()).toMatch(
    /KB of HTML.*elements.*: 2 style sheets.*KB of the style sheet/,
  );
  const lost = `${plain.html}<script src="/_astro/none.js"></script>`;
  expect(() => excess({ ...plain, html: lost })).toThrow('none.js');
});

/** Islands that parse documents on hydration. Others import schemas on demand. */
const readers = ['Alerts', 'Inbox', 'LikedBikes', 'MyListings', 'Profile', 'ShareKit', 'ShopTeam', 'Stock'];

it('only islands that read documents as they wake bring schemas with them', () => {
  const islands = new Set(pages.flatMap(({ html }) => islandsOf(html).map(({ file }) => file)));
  const bring = [...islands].filter((file) => withImports([file]).some((one) => scriptFile(one).parses));
  const names = bring.map((file) => file.replace(/^.*\/|\..*$/g, ''));
  expect(names.toSorted()).toEqual(readers);
});

describe.each(readingPages)('%s', (_, lang, path) => {
  const html = page(lang, path);

  it('links no script', () => {
    expect(scripts(html).filter(({ attributes }) => attributes.includes('src='))).toEqual([]);
    expect(tags(html, 'link').filter(({ rel }) => rel === 'modulepreload')).toEqual([]);
  });

  it('asks for nothing of other sites before a click', () => {
    const sources = ['img', 'script', 'iframe', 'video', 'source'].flatMap((name) => tags(html, name));
    expect(sources.filter(({ src, srcset }) => /https?:/.test(`${src} ${srcset}`))).toEqual([]);
    expect(tags(html, 'iframe')).toEqual([]);
  });

  it('loads what is below the fold late', () => {
    const images = tags(html, 'img');
    const early = images.filter(({ loading }) => loading !== 'lazy');
    expect(early.length).toBeLessThanOrEqual(1);
    for (const image of early) expect(image.fetchpriority).toBe('high');
  });
});
