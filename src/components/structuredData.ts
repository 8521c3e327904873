import type {
  Article,
  BreadcrumbList,
  Dataset,
  FAQPage,
  HowTo,
  MergeLeafTypes,
  MotorcycleLeaf,
  Organization,
  ProductLeaf,
  Thing,
} from 'schema-dts';
import type { Language } from '../i18n/languages.ts';
import type { Operator } from '../installation/operator.schema.ts';
import { addressIn } from '../landingPaths.ts';
import type { Path } from '../paths.ts';
import { settings } from '../settings.ts';

type Page = { lang: Language; path: Path };
export type Trail = readonly { name: string; path: Path }[];

/** A bike on offer is both a product and a vehicle. */
export type Bike = MergeLeafTypes<[ProductLeaf, MotorcycleLeaf]>;

/** schema.org's `Thing`, without the variant that is only an address. */
type Described = Exclude<Thing, string>;

export type StructuredData = Described | Bike | { '@graph': readonly Described[] };

export const absolute = (address: string) => new URL(address, settings.origin).href;
const addressOf = ({ lang, path }: Page) => absolute(addressIn(lang, path));
const publisher: Organization = { '@type': 'Organization', name: settings.name, url: absolute('/') };

/** Describes the site's operator for search engines. */
export const organization = (lang: Language, { legalName, address, taxCode, phone }: Operator) =>
  ({
    ...publisher,
    logo: absolute('/icon-512.png'),
    email: settings.email,
    ...(phone && { telephone: phone }),
    legalName: legalName[lang],
    address: address[lang],
    taxID: taxCode,
  }) satisfies Organization;

/** Builds breadcrumbs. The last entry is the page itself. */
export const breadcrumbList = (lang: Language, trail: Trail) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf({ lang, path }),
    })),
  }) satisfies BreadcrumbList;

/** `image`: an address on this site, or an image with its size. */
export const article = (
  page: Page & {
    title: string;
    description: string;
    revised: Date;
    image: string | { src: string; width: number; height: number };
  },
): Article => ({
  '@type': 'Article',
  headline: page.title,
  description: page.description,
  inLanguage: page.lang,
  mainEntityOfPage: addressOf(page),
  image:
    typeof page.image === 'string'
      ? absolute(page.image)
      : {
          '@type': 'ImageObject',
          url: absolute(page.image.src),
          width: String(page.image.width),
          height: String(page.image.height),
        },
  dateModified: page.revised.toISOString().slice(0, 10),
  author: publisher,
  publisher,
});

/** Builds instructions from steps with the anchors #step-1, #step-2, …. */
export const howTo = (
  page: Page,
  name: string,
  steps: readonly { title: string; text: string }[],
): HowTo => ({
  '@type': 'HowTo',
  name,
  step: steps.map(({ title, text }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: title,
    text,
    url: `${addressOf(page)}#step-${index + 1}`,
  })),
});

/** `licence` is an external address, `file` a path of this site. */
export const dataset = (
  page: Page,
  { name, description, licence, file }: { name: string; description: string; licence: string; file: Path },
): Dataset => ({
  '@type': 'Dataset',
  name,
  description,
  url: addressOf(page),
  inLanguage: page.lang,
  license: licence,
  isAccessibleForFree: true,
  spatialCoverage: 'Vietnam',
  creator: publisher,
  distribution: [{ '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: absolute(file) }],
});

export const faqPage = (questions: readonly { question: string; answer: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
