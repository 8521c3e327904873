import { existsSync, globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../../local/project.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import {
  electricGuidePath,
  localize,
  openDataPath,
  type Path,
  paths,
  phrasesPath,
  zonesPath,
} from '../../src/paths.ts';
import { guideBrands } from '../fixtures/guideBrands.ts';
import { zonePaths } from '../fixtures/zonePaths.ts';

const folder = inRoot('dist', 'client');
export const legalPaths = [paths.terms, paths.privacy, paths.cookiePolicy, paths.operatingRules] as const;
export const readingPaths: readonly Path[] = [
  paths.buyingGuide,
  ...guideBrands.map(paths.brand),
  paths.routes,
  phrasesPath,
  zonesPath,
  ...zonePaths,
  electricGuidePath,
  openDataPath,
  ...legalPaths,
];
export const readingPages: [address: Path, lang: Language, path: Path][] = languages.flatMap((lang) =>
  readingPaths.map((path): [Path, Language, Path] => [localize(lang, path), lang, path]),
);

export const isBuilt = (address: string) =>
  existsSync(folder + address) ? !address.endsWith('/') : existsSync(`${folder}${address}.html`);
export const readFile = (address: string) => readFileSync(folder + address, 'utf8');
export const page = (lang: Language, path: Path) => readFile(`${localize(lang, path)}.html`);
export const builtPages = () =>
  globSync('**/*.html', { cwd: folder }).map((file) => `/${file.replace(/\.html$/, '')}`);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#38': '&' };
export const decode = (html: string) =>
  html.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
export const text = (html: string) =>
  decode(
    html
      .replace(/<wbr *\/?>/g, '')
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
export const titleOf = (html: string) => decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
export const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[ >][\\s\\S]*?</h${level}>`, 'g'))].map(([tag]) => text(tag));
export const section = (html: string, id: string) => {
  const match = new RegExp(`<section id="${id}"[\\s\\S]*?</section>`).exec(html);
  if (!match) throw new Error(`no section ${id}`);
  return match[0];
};
export const tags = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        decode(value),
      ]),
    ),
  );
export const meta = (html: string, name: string) =>
  tags(html, 'meta').find((tag) => tag.name === name || tag.property === name)?.content;

export type Data = { '@type': string; [field: string]: unknown };
export const structured = (html: string): Data[] => {
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
  return json ? JSON.parse(json)['@graph'] : [];
};
export const dataOf = (html: string, type: string): Data => {
  const entity = structured(html).find((data) => data['@type'] === type);
  if (!entity) throw new Error(`no ${type}`);
  return entity;
};

export const scripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*ld\+json)([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', code = '']) => ({ attributes, code }),
  );
export const weight = (content: string) => brotliCompressSync(content).length;
