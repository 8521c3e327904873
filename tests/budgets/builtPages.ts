import { readFileSync } from 'node:fs';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { samplePages } from '../../local/build/samplePages.ts';
import { inRoot } from '../../local/project.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import {
  costsPath,
  electricGuidePath,
  localize,
  openDataPath,
  type Path,
  papersPath,
  paths,
  phrasesPath,
  shareKitPath,
  shopStockPath,
  takedownPath,
  viewingPath,
  zonesPath,
} from '../../src/paths.ts';
import { guideBrands } from '../fixtures/guideBrands.ts';
import { zonePaths } from '../fixtures/zonePaths.ts';
import type { Kind } from './budgets.ts';

export const fileKinds: Partial<Record<Kind, readonly Path[]>> = {
  legal: [paths.terms, paths.cookiePolicy, paths.operatingRules],
  privacy: [paths.privacy],
  guide: [paths.buyingGuide],
  brand: guideBrands.map(paths.brand),
  ride: [paths.routes],
  phrases: [phrasesPath],
  papers: [papersPath],
  costs: [costsPath],
  zones: [zonesPath, ...zonePaths],
  electricGuide: [electricGuidePath],
  viewing: [viewingPath],
  openData: [openDataPath],
  contact: [paths.contact, takedownPath],
  signIn: [paths.auth],
  sell: [paths.sell],
  messages: [paths.messages],
  alerts: [paths.alerts],
  myListings: [paths.myListings],
  likedBikes: [paths.likedBikes],
  shareKit: [shareKitPath],
  profile: [paths.profile],
  shopStock: [shopStockPath],
};

export type BuiltPage = { kind: Kind; address: string; lang: Language; html: string };

const isKind = (kind: string): kind is Kind => kind in fileKinds;
const files = (): BuiltPage[] =>
  Object.entries(fileKinds).flatMap(([kind, plain]) =>
    languages.flatMap((lang) =>
      plain.map((path) => {
        const address = localize(lang, path);
        const html = readFileSync(`${inRoot('dist', 'client')}${address}.html`, 'utf8');
        if (!isKind(kind)) throw new Error(`${kind} has no budget`);
        return { kind, address, lang, html };
      }),
    ),
  );

const kindOf = ({ locals }: ReturnType<typeof samplePages>[number]): Kind | null => {
  if (locals.home) return locals.home.results ? 'results' : 'home';
  if (locals.landing) return 'market';
  if (locals.map) return 'map';
  if (locals.seller) return 'seller';
  if (locals.shop) return 'shop';
  if (locals.compared) return 'compare';
  if (locals.value) return 'value';
  return locals.listing ? 'listing' : null;
};

export const builtPages = async (): Promise<BuiltPage[]> => {
  const server = new URL('../../dist/server/', import.meta.url);
  const { render } = renderBundle(server, new URL('entry.mjs', server));
  const rendered: BuiltPage[] = [];
  for (const sample of samplePages()) {
    const kind = kindOf(sample);
    const lang =
      languages.find((one) =>
        sample.path === '/vi' || sample.path.startsWith('/vi/') ? one === 'vi' : one === 'en',
      ) ?? 'en';
    if (kind)
      rendered.push({
        kind,
        lang,
        address: sample.path,
        html: (await render(sample.path, sample.locals)).html,
      });
  }
  return [...files(), ...rendered];
};
