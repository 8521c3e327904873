import type { Bilingual } from '../../src/domain/text/bilingual.schema.ts';
import {
  costsPath,
  electricGuidePath,
  type Path,
  papersPath,
  paths,
  phrasesPath,
  viewingPath,
  zonesPath,
} from '../../src/paths.ts';
import { stores } from './stores.ts';

export type ContentPage = { path: Path; title: Bilingual; lists: string[] };

const guide = Object.keys(stores).filter((name) => name.startsWith('guide-'));
const brandPage = (brand: string): ContentPage => ({
  path: paths.brand(brand),
  title: { en: brand, vi: brand },
  lists: ['brands', 'markets', 'models', 'electric-models'],
});

export const contentPages = (brands: readonly string[]): ContentPage[] => [
  {
    path: paths.buyingGuide,
    title: { en: 'Buying guide', vi: 'Cẩm nang mua xe' },
    lists: [...guide, 'inspection', 'types', 'figures', 'sources'],
  },
  ...brands.map(brandPage),
  { path: paths.routes, title: { en: 'The ride', vi: 'Cung đường' }, lists: ['rides', 'routes', 'figures'] },
  {
    path: phrasesPath,
    title: { en: 'Phrases for viewing a bike', vi: 'Câu nói khi xem xe' },
    lists: ['phrases'],
  },
  {
    path: viewingPath,
    title: { en: 'Viewing sheet', vi: 'Phiếu xem xe' },
    lists: ['inspection', 'figures'],
  },
  {
    path: papersPath,
    title: { en: 'Papers of a sale', vi: 'Giấy tờ mua bán' },
    lists: ['papers', 'sources'],
  },
  {
    path: costsPath,
    title: { en: 'What the bike costs', vi: 'Chi phí mua xe' },
    lists: ['figures', 'sources'],
  },
  {
    path: zonesPath,
    title: { en: 'Low-emission zones', vi: 'Vùng phát thải thấp' },
    lists: ['zones', 'emissions', 'sources'],
  },
  {
    path: electricGuidePath,
    title: { en: 'Used electric bikes', vi: 'Xe máy điện cũ' },
    lists: ['electric', 'inspection', 'sources'],
  },
  { path: paths.terms, title: { en: 'Terms', vi: 'Điều khoản' }, lists: ['legal'] },
  { path: paths.privacy, title: { en: 'Privacy', vi: 'Quyền riêng tư' }, lists: ['legal'] },
  { path: paths.cookiePolicy, title: { en: 'Cookies', vi: 'Cookie' }, lists: ['legal'] },
  {
    path: paths.operatingRules,
    title: { en: 'Operating rules', vi: 'Quy chế hoạt động' },
    lists: ['legal'],
  },
];
