import type { z } from 'astro/zod';
import { BrandGuide, BrandMarket } from '../../src/content/brandGuide.ts';
import { GuideFigure, GuideSection, GuideSource, GuideType } from '../../src/content/guideSections.ts';
import { LegalText } from '../../src/content/legalText.ts';
import { PhotoFacts } from '../../src/content/photo.ts';
import { PhraseGroup } from '../../src/content/phraseGroup.ts';
import { RoutePage } from '../../src/content/routePage.ts';
import { Glossary } from '../../src/domain/glossary/glossary.schema.ts';
import { RouteGuide } from '../../src/domain/guides/route.schema.ts';
import { ModelSpec } from '../../src/domain/models/modelspec.schema.ts';
import type { Bilingual } from '../../src/domain/text/bilingual.schema.ts';

type Schema = z.core.$ZodType;
type Shared = { label: Bilingual; schema: Schema; collection: string };

/**
 * What a list of the editor holds, and where it lies in `src/content`:
 * `twins` are two Markdown files, one a language; `records` are the lines of one file; `files` are a file each, of that ending, with a picture
 * of the same name beside it where the list says so.
 */
export type Store = Shared &
  (
    | { kind: 'twins'; folder: string; inside: string; named?: string; body: boolean }
    | { kind: 'records'; file: string }
    | { kind: 'files'; folder: string; ending: 'yaml' | 'json'; picture?: boolean }
  );

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

/** One list for each kind of section, as the schema of sections tells them apart. */
const sections = Object.fromEntries(
  GuideSection.def.options.map((schema): [string, Store] => {
    const [section = ''] = [...schema.def.shape.section.values].map(String);
    const label = sectionNames[section] ?? { en: section, vi: section };
    const body = running.includes(section);
    const where = { folder: 'guides', inside: 'buying-guide', named: section };
    return [`guide-${section}`, { kind: 'twins', collection: 'guides', ...where, label, schema, body }];
  }),
);

/** Every list of the editor, by the name it has in addresses. */
export const stores: Record<string, Store> = {
  ...sections,
  figures: {
    kind: 'records',
    collection: 'guideFigures',
    file: 'guides/figures.yaml',
    label: { en: 'Prices, fees and fines', vi: 'Giá, lệ phí, mức phạt' },
    schema: GuideFigure,
  },
  sources: {
    kind: 'records',
    collection: 'guideSources',
    file: 'guides/sources.yaml',
    label: { en: 'Sources', vi: 'Nguồn' },
    schema: GuideSource,
  },
  types: {
    kind: 'records',
    collection: 'guideTypes',
    file: 'guides/types.yaml',
    label: { en: 'Kinds of bikes: figures', vi: 'Các loại xe: số liệu' },
    schema: GuideType,
  },
  models: {
    kind: 'files',
    collection: 'models',
    folder: 'models',
    ending: 'yaml',
    label: { en: 'Models', vi: 'Mẫu xe' },
    schema: ModelSpec,
  },
  brands: {
    kind: 'twins',
    collection: 'brands',
    folder: 'brands',
    inside: '',
    label: { en: 'Brands: words', vi: 'Hãng xe: lời viết' },
    schema: BrandGuide,
    body: true,
  },
  markets: {
    kind: 'records',
    collection: 'brandMarkets',
    file: 'brands/brands.yaml',
    label: { en: 'Brands: figures', vi: 'Hãng xe: số liệu' },
    schema: BrandMarket,
  },
  photos: {
    kind: 'files',
    collection: 'photos',
    folder: 'photos',
    ending: 'json',
    picture: true,
    label: { en: 'Photographs', vi: 'Ảnh chụp' },
    schema: PhotoFacts,
  },
  rides: {
    kind: 'files',
    collection: 'rides',
    folder: 'routes',
    ending: 'yaml',
    label: { en: 'Rides: facts and pictures', vi: 'Cung đường: thông tin và ảnh' },
    schema: RouteGuide,
  },
  routes: {
    kind: 'twins',
    collection: 'routes',
    folder: 'routes',
    inside: '',
    label: { en: 'Rides: words', vi: 'Cung đường: lời viết' },
    schema: RoutePage,
    body: true,
  },
  legal: {
    kind: 'twins',
    collection: 'legal',
    folder: 'legal',
    inside: '',
    label: { en: 'Terms, privacy, cookies', vi: 'Điều khoản, riêng tư, cookie' },
    schema: LegalText,
    body: true,
  },
  glossary: {
    kind: 'records',
    collection: 'glossary',
    file: 'glossary.json',
    label: { en: 'Terms of the trade', vi: 'Từ trong nghề' },
    schema: Glossary.def.valueType,
  },
  phrases: {
    kind: 'records',
    collection: 'phrases',
    file: 'phrases.json',
    label: { en: 'Phrases at the bike', vi: 'Câu nói khi xem xe' },
    schema: PhraseGroup,
  },
};
