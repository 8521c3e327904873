import type { ModelSpec } from '../../domain/models/modelspec.schema.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatRange } from '../../i18n/formatRange.ts';
import type { Language } from '../../i18n/languages.ts';
import { compare } from '../../i18n/texts/compare.ts';
import { market } from '../../i18n/texts/market.ts';
import { spec as texts } from '../../i18n/texts/spec.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { anchorOf } from '../brand/anchorOf.ts';
import { type ComparedBike, cellOf, type Group, type Line, rowOf } from './cells.ts';

export const guideGroup = (bikes: readonly ComparedBike[], lang: Language): Group => {
  const [t, of, name] = [translate(lang, compare), translate(lang, market), translate(lang, texts)] as const;
  const row = (title: string, say: (spec: ModelSpec) => string | Line | null) =>
    rowOf(
      title,
      bikes.map(({ guide }) => {
        const line = guide && say(guide);
        return cellOf(line ? [line] : [], guide ? name('unpublished') : t('noGuide'));
      }),
    );
  const figure = (value: number | null, unit: string) =>
    value === null ? null : `${formatNumber(lang, value)}\u00a0${unit}`;
  return {
    title: t('guide'),
    rows: [
      row(t('guideModel'), ({ brand, model, variant, year }) => ({
        text: `${brand} ${model} ${variant} ${year}`,
        href: `${localize(lang, paths.brand(brand))}#${anchorOf(model)}`,
      })),
      row(t('newPrice'), ({ vietnamMarket: { priceRange } }) =>
        formatRange(lang, { from: priceRange.new.min, to: priceRange.new.max }),
      ),
      row(of('guideUsage'), ({ performance: { fuelEfficiency } }) =>
        fuelEfficiency.combined === null ? null : of('perLitre', { distance: fuelEfficiency.combined }),
      ),
      row(name('power'), ({ engine }) => figure(engine.power, 'HP')),
      row(name('seatHeight'), ({ dimensions }) => figure(dimensions.seatHeight, 'mm')),
      row(name('wet'), ({ dimensions }) => figure(dimensions.weight.wet, 'kg')),
    ],
  };
};
