import { glossary } from '../../content/glossary.ts';
import { answerTo } from '../../domain/listings/facts.ts';
import { featureLabel } from '../../domain/listings/features.ts';
import { type FieldName, fits } from '../../domain/listings/fields.ts';
import { newestYear } from '../../domain/listings/listingFields.ts';
import { statedFacts } from '../../domain/listings/statedFacts.ts';
import type { Rates } from '../../domain/money/money.schema.ts';
import { foreignCurrencies } from '../../domain/money/money.ts';
import { likelyPrice } from '../../domain/prices/likelyPrice.ts';
import { foreignLanguage } from '../../domain/text/writtenIn.ts';
import type { Time } from '../../domain/time/time.schema.ts';
import { bikeLicence } from '../../i18n/bikeLicence.ts';
import { describing, fieldLabel, listingValue } from '../../i18n/fieldWords.ts';
import { formatDong, formatForeignLine, formatKm } from '../../i18n/format.ts';
import { formatRange } from '../../i18n/formatRange.ts';
import type { Language } from '../../i18n/languages.ts';
import { compare } from '../../i18n/texts/compare.ts';
import { listing as listingTexts } from '../../i18n/texts/listing.ts';
import { verdict as verdictTexts } from '../../i18n/texts/verdict.ts';
import { translate } from '../../i18n/texts.ts';
import { judgeByGuide } from '../listing/priceContext.ts';
import { type Cell, type ComparedBike, cellOf, type Group, markBest, onlyLeast, rowOf } from './cells.ts';
import { factGroupsOf } from './factRows.ts';
import { guideGroup } from './guideRows.ts';

type Context = { lang: Language; rates: Rates; at: Time };

const guideWords = { below: 'guideBelow', within: 'guideWithin', above: 'guideAbove' } as const;

const priceGroup = (bikes: readonly ComparedBike[], { lang, rates }: Context): Group => {
  const t = translate(lang, compare);
  const judged = translate(lang, verdictTexts);
  const asking = bikes.map(({ listing: { price } }): Cell => {
    const foreign = formatForeignLine(lang, price, foreignCurrencies, rates);
    return cellOf([formatDong(lang, price), foreign], '');
  });
  /** Ignores prices that are low only because zeros are missing or the battery is rented. */
  const prices = bikes.map(({ listing }) =>
    likelyPrice(listing.price) !== null || answerTo(statedFacts(listing).facts, 'pack') === 'rented'
      ? null
      : listing.price,
  );
  const similar = bikes.map(({ verdict }) => {
    if (!verdict) return cellOf([], t('tooFew'));
    const { kind, difference, typical, count } = verdict;
    const percent = Math.round(Math.abs(difference) * 100);
    const place = percent === 0 ? 'about' : difference < 0 ? 'below' : 'above';
    const price = formatRange(lang, { from: typical });
    return cellOf(
      [{ text: judged(kind), verdict: kind }, t('typical', { price, count }), t(place, { percent })],
      '',
    );
  });
  const guide = bikes.map(({ listing, guide: spec }) => {
    if (!spec) return cellOf([], t('noGuide'));
    const ranges = spec.vietnamMarket.priceRange;
    const { kind, place } = judgeByGuide(listing.price, listing.condition, ranges);
    const range = formatRange(lang, { from: ranges[kind].min, to: ranges[kind].max });
    return cellOf([t(kind === 'new' ? 'guideNew' : 'guideUsed', { range }), t(guideWords[place])], '');
  });
  return {
    title: t('price'),
    rows: [
      rowOf(t('askingPrice'), markBest(asking, onlyLeast(prices), t('lowestPrice'))),
      rowOf(t('similar'), similar),
      rowOf(t('guidePrice'), guide),
    ],
  };
};

/** Returns the kilometres per year of age. A bike built this year counts as one year old. */
export const kmPerYear = (bike: { mileage: number; year: number }, at: Time): number => {
  const years = Math.max(1, newestYear(new Date(at)) - 1 - bike.year);
  return Math.round(bike.mileage / years / 100) * 100;
};

const bikeGroup = (bikes: readonly ComparedBike[], { lang, at }: Context): Group => {
  const t = translate(lang, compare);
  const name = translate(lang, listingTexts);
  const row = (title: string, say: (bike: ComparedBike['listing']) => string | null, field?: FieldName) =>
    rowOf(
      title,
      bikes.map(({ listing }) => {
        const words = say(listing);
        const isMeant = field === undefined || fits(field, listing);
        return cellOf(words === null ? [] : [words], t(isMeant ? 'notKnown' : 'notFitting'));
      }),
    );
  const perYear = row(t('kmPerYear'), (bike) =>
    t('aboutKm', { distance: formatKm(lang, kmPerYear(bike, at)) }),
  );
  const distances = bikes.map(({ listing }) =>
    answerTo(statedFacts(listing).facts, 'odometer') === 'replaced' ? null : listing.mileage,
  );
  const isElectric = ({ listing }: ComparedBike) => listing.fuel === 'electric';
  const engine = bikes.every(isElectric)
    ? name('power')
    : bikes.some(isElectric)
      ? t('engine')
      : fieldLabel(lang, 'engine');
  const features = bikes.map(({ listing }) =>
    cellOf(
      statedFacts(listing)
        .features.map((feature) => glossary.inLanguage(lang, featureLabel(lang, feature)))
        .toSorted((a, b) => a.localeCompare(b, lang))
        .map((text) => ({ text, lang: foreignLanguage(lang, text) })),
      t('notKnown'),
    ),
  );
  return {
    title: name('facts'),
    rows: [
      ...describing.flatMap((field) => {
        const label = field === 'engine' ? engine : fieldLabel(lang, field);
        const plain = row(label, (bike) => listingValue(lang, bike, field), field);
        if (field !== 'mileage') return [plain];
        return [{ ...plain, cells: markBest(plain.cells, onlyLeast(distances), t('fewestKm')) }, perYear];
      }),
      ...(bikes.some(isElectric) ? [row(name('licence'), (bike) => bikeLicence(lang, bike))] : []),
      rowOf(name('features'), features),
    ],
  };
};

export const compareRows = (bikes: readonly ComparedBike[], context: Context): Group[] =>
  [
    priceGroup(bikes, context),
    bikeGroup(bikes, context),
    ...factGroupsOf(bikes, context.lang),
    guideGroup(bikes, context.lang),
  ]
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ cells }) => cells.some(({ isMissing }) => !isMissing)),
    }))
    .filter(({ rows }) => rows.length > 0);
