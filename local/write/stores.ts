import type { z } from 'astro/zod';
import { BrandGuide, BrandMarket } from '../../src/content/brandGuide.ts';
import { ElectricGuide } from '../../src/content/electricGuide.ts';
import { ElectricModel } from '../../src/content/electricModel.ts';
import { GuideFigure, GuideSection, GuideSource, GuideType } from '../../src/content/guideSections.ts';
import { InspectionGroup } from '../../src/content/inspection.ts';
import { LegalText } from '../../src/content/legalText.ts';
import { Paper } from '../../src/content/paper.ts';
import { PhotoFacts } from '../../src/content/photo.ts';
import { PhraseGroup } from '../../src/content/phraseGroup.ts';
import { RoutePage } from '../../src/content/routePage.ts';
import { EmissionTests, Zone } from '../../src/content/zone.ts';
import { Glossary } from '../../src/domain/glossary/glossary.schema.ts';
import { RouteGuide } from '../../src/domain/guides/route.schema.ts';
import { ModelSpec } from '../../src/domain/models/modelspec.schema.ts';
import type { Bilingual } from '../../src/domain/text/bilingual.schema.ts';

type Schema = z.core.$ZodType;
export type Store = {
  label: Bilingual;
  /** Schema of an entry, or of each language if `twins`. */
  schema: Schema;
  collection: string;
  /** Folder of the entries. If `single`: the entry's path without its ending. */
  path: string;
  format: 'yaml' | 'json';
  /** Whether the list has exactly one entry, which cannot be deleted. */
  single?: boolean;
  /** Whether the entry contains both languages. */
  twins?: boolean;
  /** Whether each language has a Markdown text beside the entry: `terms/en.md`. */
  body?: boolean;
  /** Whether a photograph is stored beside the entry: `honda/picture.jpg`. */
  picture?: boolean;
};

const sectionNames: Record<string, Bilingual> = {
  overview: { en: 'Top of the page', vi: 'Đầu trang' },
  text: { en: 'Sections of your own', vi: 'Mục viết thêm' },
  legal: { en: 'Law and papers', vi: 'Luật và giấy tờ' },
  prices: { en: 'Prices', vi: 'Giá cả' },
  types: { en: 'Kinds of bikes', vi: 'Các loại xe' },
  inspection: { en: 'Inspection', vi: 'Kiểm tra xe' },
  process: { en: 'Buying step by step', vi: 'Các bước mua xe' },
  tips: { en: 'Tips', vi: 'Mẹo mua xe' },
  scams: { en: 'Scams', vi: 'Chiêu lừa' },
  brands: { en: 'Brands', vi: 'Các hãng' },
  faq: { en: 'Questions', vi: 'Hỏi đáp' },
};
const running = ['text', 'legal', 'prices', 'scams'];

/** Sections of a page: one list for each kind. */
const sections = Object.fromEntries(
  GuideSection.def.options.map((schema): [string, Store] => {
    const [section = ''] = [...schema.def.shape.section.values].map(String);
    const label = sectionNames[section] ?? { en: section, vi: section };
    const body = running.includes(section);
    const where =
      section === 'text'
        ? { path: 'guides/sections' }
        : { path: `guides/buying-guide/${section}`, single: true };
    return [
      `guide-${section}`,
      { ...where, collection: 'guides', format: 'yaml', twins: true, body, label, schema },
    ];
  }),
);

export const stores: Record<string, Store> = {
  ...sections,
  figures: {
    collection: 'guideFigures',
    path: 'figures',
    format: 'yaml',
    label: { en: 'Prices, fees and fines', vi: 'Giá, lệ phí, mức phạt' },
    schema: GuideFigure,
  },
  sources: {
    collection: 'guideSources',
    path: 'sources',
    format: 'yaml',
    label: { en: 'Sources', vi: 'Nguồn' },
    schema: GuideSource,
  },
  types: {
    collection: 'guideTypes',
    path: 'types',
    format: 'yaml',
    label: { en: 'Kinds of bikes: figures', vi: 'Các loại xe: số liệu' },
    schema: GuideType,
  },
  models: {
    collection: 'models',
    path: 'models',
    format: 'yaml',
    label: { en: 'Models', vi: 'Mẫu xe' },
    schema: ModelSpec,
  },
  'electric-models': {
    collection: 'electricModels',
    path: 'electric-models',
    format: 'yaml',
    label: { en: 'Electric models', vi: 'Mẫu xe máy điện' },
    schema: ElectricModel,
  },
  brands: {
    collection: 'brands',
    path: 'brands',
    format: 'yaml',
    twins: true,
    body: true,
    label: { en: 'Brands: words', vi: 'Hãng xe: lời viết' },
    schema: BrandGuide,
  },
  markets: {
    collection: 'brandMarkets',
    path: 'markets',
    format: 'yaml',
    label: { en: 'Brands: figures', vi: 'Hãng xe: số liệu' },
    schema: BrandMarket,
  },
  photos: {
    collection: 'photos',
    path: 'photos',
    format: 'json',
    picture: true,
    label: { en: 'Photographs', vi: 'Ảnh chụp' },
    schema: PhotoFacts,
  },
  rides: {
    collection: 'rides',
    path: 'rides',
    format: 'yaml',
    label: { en: 'Rides: facts and pictures', vi: 'Cung đường: thông tin và ảnh' },
    schema: RouteGuide,
  },
  routes: {
    collection: 'routes',
    path: 'routes',
    format: 'yaml',
    twins: true,
    body: true,
    label: { en: 'Rides: words', vi: 'Cung đường: lời viết' },
    schema: RoutePage,
  },
  legal: {
    collection: 'legal',
    path: 'legal',
    format: 'yaml',
    twins: true,
    body: true,
    label: { en: 'Terms, rules, privacy, cookies', vi: 'Điều khoản, quy chế, riêng tư, cookie' },
    schema: LegalText,
  },
  glossary: {
    collection: 'glossary',
    path: 'glossary',
    format: 'json',
    single: true,
    label: { en: 'Terms of the trade', vi: 'Từ trong nghề' },
    schema: Glossary,
  },
  phrases: {
    collection: 'phrases',
    path: 'phrases',
    format: 'yaml',
    label: { en: 'Phrases for viewing a bike', vi: 'Câu nói khi xem xe' },
    schema: PhraseGroup,
  },
  inspection: {
    collection: 'inspection',
    path: 'inspection',
    format: 'yaml',
    label: { en: 'Points to check at a bike', vi: 'Điểm cần kiểm tra khi xem xe' },
    schema: InspectionGroup,
  },
  papers: {
    collection: 'papers',
    path: 'papers',
    format: 'yaml',
    label: { en: 'Papers of a sale', vi: 'Giấy tờ mua bán' },
    schema: Paper,
  },
  zones: {
    collection: 'zones',
    path: 'zones',
    format: 'yaml',
    label: { en: 'Low-emission zones', vi: 'Vùng phát thải thấp' },
    schema: Zone,
  },
  emissions: {
    collection: 'emissions',
    path: 'emissions/tests',
    format: 'yaml',
    single: true,
    label: { en: 'Emissions tests', vi: 'Kiểm định khí thải' },
    schema: EmissionTests,
  },
  electric: {
    collection: 'electricGuide',
    path: 'electric/guide',
    format: 'yaml',
    single: true,
    label: { en: 'Used electric bikes', vi: 'Xe máy điện cũ' },
    schema: ElectricGuide,
  },
};
