import { type CollectionEntry, getCollection } from 'astro:content';
import { tipNames } from '../../content/guideSections.ts';
import type { GuideIndex } from '../../domain/guides/findGuides.ts';
import type { GuideText } from '../../domain/guides/guideText.ts';
import type { Language } from '../../i18n/languages.ts';
import { brand as brandTexts } from '../../i18n/texts/brand.ts';
import { phrases as phraseTexts } from '../../i18n/texts/phrases.ts';
import { route as routeTexts } from '../../i18n/texts/route.ts';
import { site } from '../../i18n/texts/site.ts';
import { zones as zoneTexts } from '../../i18n/texts/zones.ts';
import { translate } from '../../i18n/texts.ts';
import { electricGuidePath, paths, phrasesPath, zonePath, zonesPath } from '../../paths.ts';
import { anchorOf } from '../brand/anchorOf.ts';
import { listBrands } from '../brand/listBrands.ts';
import { loadBrand } from '../brand/loadBrand.ts';
import { loadRide } from '../route/loadRide.ts';
import { listsOf } from '../route/rideParts.ts';
import { loadZones } from '../zones/loadZones.ts';
import {
  foldedName,
  type GuidePart,
  guideText,
  namesOf,
  partsOf,
  pen,
  searchEntry,
  termsOf,
} from './guidePen.ts';
import { loadElectricGuide } from './loadElectricGuide.ts';
import { loadGuide } from './loadGuide.ts';

const buyingGuide = async (lang: Language): Promise<GuidePart[]> => {
  const guide = await loadGuide(lang);
  const entry = pen(lang, paths.buyingGuide, translate(lang, site)('buyingGuide'));
  const { title, lead } = guide.words('overview');
  const { rows, costs, repairs, ...prices } = guide.words('prices');
  const types = guide.words('types');
  const inspection = guide.words('inspection');
  const process = guide.words('process');
  const { tips } = guide.words('tips');
  const scams = guide.words('scams');
  const priced = (lines: Record<string, string | { name: string; note: string }>) =>
    Object.entries(lines).map(([id, line]) => {
      const { name, note } = typeof line === 'string' ? { name: line, note: '' } : line;
      return [`${name}: ${guide.figure(id).text}`, note].filter(Boolean).join('. ');
    });
  return [
    entry('', title, [lead]),
    ...partsOf(guide.html('legal'), 3).map(({ anchor, title, html }) =>
      entry(anchor, title, [html], namesOf(anchor)),
    ),
    entry(
      'types',
      types.title,
      Object.values(types.rows).flatMap((row) => Object.values(row)),
    ),
    entry('prices', prices.title, [
      guide.html('prices'),
      ...priced(rows),
      ...priced(costs),
      ...priced(repairs),
    ]),
    entry(
      'inspection',
      inspection.title,
      guide.groups.flatMap(({ title, points }) => [title, ...points].map((text) => text[lang])),
    ),
    ...process.steps.map(({ title, text }, index) =>
      entry(`step-${index + 1}`, title, [process.title, guide.fill('process', text)]),
    ),
    ...tipNames.map((tip) =>
      entry('tips', tips[tip].title, [guide.fill('tips', tips[tip].text)], namesOf(tip)),
    ),
    entry('scams', scams.title, [guide.html('scams')]),
    ...guide
      .sections()
      .flatMap(({ name, title, isText, terms }) =>
        isText
          ? [
              entry(
                name,
                title,
                [guide.html(name)],
                termsOf(terms, `src/content/guides/sections/${name}.yaml`),
              ),
            ]
          : [],
      ),
    ...guide
      .words('faq')
      .questions.map(({ question, answer }) => entry('faq', question, [guide.fill('faq', answer)])),
  ];
};

const brandGuide = async (lang: Language, slug: string): Promise<GuidePart[]> => {
  const brand = await loadBrand(lang, slug);
  const { brand: make, menu: title } = brand;
  const entry = pen(lang, paths.brand(make), title);
  return [
    entry('', title, [brand.lead, brand.html], [foldedName(make)]),
    ...brand.models.map(({ name, check, specs }) =>
      entry(
        anchorOf(name),
        `${make} ${name}`,
        [
          translate(lang, brandTexts)('check'),
          ...check,
          ...specs.flatMap(({ pros, cons }) => [...pros[lang], ...cons[lang]]),
        ],
        [foldedName(name), foldedName(`${make} ${name}`)],
      ),
    ),
    ...brand.questions.map(({ question, answer }) => entry('questions', question, [answer])),
  ];
};

const rideGuide = async (lang: Language): Promise<GuidePart[]> => {
  const { ride, words, html, costs } = await loadRide(lang);
  const t = translate(lang, routeTexts);
  const [name = ''] = ride.title[lang].split(',');
  const entry = pen(lang, paths.routes, words.title);
  const part = (anchor: string, title: string, texts: readonly string[]) =>
    entry(anchor, `${name}: ${title}`, texts, [foldedName(name)]);
  const { roadConditions, timeEstimate, bikeRecommendation, fuelInfo } = ride;
  const info = [roadConditions, timeEstimate, bikeRecommendation, fuelInfo].map((text) => text[lang]);
  return [
    entry('', words.title, [words.overview], [foldedName(name)]),
    part('info', t('info'), [ride.description[lang], t('fuel'), t('road'), ...info]),
    part('background', t('background'), [html]),
    part('map', t('map'), []),
    part(
      'steps',
      t('steps'),
      words.steps.flatMap(({ title, text }) => [title, text]),
    ),
    ...listsOf(ride, lang).map(({ name, points }) => part(name, t(name), points)),
    part(
      'costs',
      t('costs'),
      costs.map(({ name, amount }) => `${name}: ${amount}`),
    ),
    ...words.questions.map(({ question, answer }) => entry('questions', question, [answer])),
  ];
};

const phrasePage = async (lang: Language): Promise<GuidePart[]> => {
  const title = translate(lang, phraseTexts)('title');
  const entry = pen(lang, phrasesPath, title);
  return (await getCollection('phrases')).map(({ id, data }) =>
    entry(
      id,
      `${title}: ${data.title[lang]}`,
      data.phrases.map((phrase) => phrase[lang]),
    ),
  );
};

const zonePages = async (lang: Language): Promise<GuidePart[]> => {
  const t = translate(lang, zoneTexts);
  const { zones, tests, from, source } = await loadZones(lang);
  const sourced = (text: string, name: string) => `${text} (${source(name).sentence})`;
  return [
    pen(lang, zonesPath, t('title'))(
      'tests',
      t('tests'),
      tests.notes.map((note) => sourced(note[lang], note.source)),
    ),
    ...zones.map(({ id, data }) =>
      pen(lang, zonePath(id), t('title'))('', data.title[lang], [
        data.lead[lang],
        ...data.phases.map((phase) =>
          sourced(
            `${from(phase)}: ${phase.area[lang]}. ${phase.hours[lang]} ${(phase.wards ?? []).join(', ')}`,
            phase.source,
          ),
        ),
        ...data.notes.map((note) => sourced(note[lang], note.source)),
      ]),
    ),
  ];
};

const electricPage = async (lang: Language): Promise<GuidePart[]> => {
  const { title, lead, sections } = await loadElectricGuide(lang);
  const entry = pen(lang, electricGuidePath, title[lang]);
  return [
    entry('', title[lang], [lead[lang]], [foldedName(title[lang])]),
    ...sections.map((section) =>
      entry(
        section.key,
        section.title[lang],
        section.notes.map((note) => note[lang]),
      ),
    ),
  ];
};

const legalPage = (
  { data, rendered }: CollectionEntry<'legal'>,
  lang: Language,
  name: string,
): GuidePart[] => {
  const entry = pen(lang, `/${name}`, data.title);
  return [
    entry('', data.title, [data.description]),
    ...partsOf(rendered?.html ?? '', 2).map(({ anchor, title, html }) =>
      entry(anchor, `${data.title}: ${title}`, [html]),
    ),
  ];
};
const legalPages = async (lang: Language): Promise<GuidePart[]> => {
  const own = (await getCollection('legal')).filter(({ id }) => id.startsWith(`${lang}/`));
  return own.flatMap((text) => legalPage(text, lang, text.id.slice(lang.length + 1)));
};

const partsIn = async (lang: Language) => {
  const brands = await Promise.all((await listBrands(lang)).map(({ slug }) => brandGuide(lang, slug)));
  const [guide = [], ...others] = await Promise.all([
    buyingGuide(lang),
    rideGuide(lang),
    phrasePage(lang),
    zonePages(lang),
    electricPage(lang),
    legalPages(lang),
  ]);
  return { guide, bikes: brands.flat(), others: others.flat() };
};

export const guideEntries = async (lang: Language): Promise<GuideIndex> => {
  const { guide, bikes, others } = await partsIn(lang);
  return {
    entries: [...guide, ...bikes, ...others].map(searchEntry),
    names: [...new Set(bikes.flatMap(({ names }) => names.join(' ').split(' ')).filter(Boolean))],
  };
};

export const guideTexts = async (lang: Language): Promise<GuideText[]> => {
  const { guide, bikes, others } = await partsIn(lang);
  return [...guide, ...bikes, ...others].map(guideText).filter(({ text }) => text !== '');
};
