import { type ElectricModel, electricFigures, figureOf } from '../../content/electricModel.ts';
import { licenceFor } from '../../domain/costs/licence.ts';
import { formatDong, formatMeasure } from '../../i18n/format.ts';
import { formatMonth } from '../../i18n/formatMonth.ts';
import type { Language } from '../../i18n/languages.ts';
import { electricBrand as texts } from '../../i18n/texts/electricBrand.ts';
import { translate } from '../../i18n/texts.ts';

type Row = { label: string; value: string; source: string | null };

/** Top speed in km/h. Faster bikes are motorcycles even with a weak motor (law 36/2024, article 34). */
const mopedSpeed = 50;

export const electricLicence = (model: Pick<ElectricModel, 'figures'>) => {
  const [power, speed] = [figureOf(model, 'power'), figureOf(model, 'topSpeed')];
  const isFast = speed !== null && speed > mopedSpeed;
  if (power === null) return isFast ? 'atLeastA1' : 'unknown';
  const byPower = licenceFor({ kW: power / 1000 });
  if (byPower !== 'none') return byPower;
  if (speed === null) return 'unknown';
  return isFast ? 'A1' : 'none';
};

/** @example figureText('en', quantum, 'topSpeed') // => '100 km/h' */
export const figureText = (lang: Language, model: ElectricModel, name: keyof typeof electricFigures) => {
  const value = figureOf(model, name);
  return value === null ? null : formatMeasure(lang, value, electricFigures[name]);
};

/** The table says if one of these figures is missing. */
const main = ['power', 'topSpeed', 'range', 'battery', 'charging'] as const;

/** `source`: name of a source. The last row lists missing figures. */
export const electricRows = (lang: Language, model: ElectricModel): Row[] => {
  const t = translate(lang, texts);
  const names = Object.keys(electricFigures) as (keyof typeof electricFigures)[];
  const missing = main.filter((name) => figureOf(model, name) === null).map((name) => t(`short.${name}`));
  return [
    { label: t('since'), value: String(model.year), source: null },
    ...model.prices.map(({ amount, pack, date, source }) => ({
      label: t('listPrice'),
      value: t(`price.${pack}`, { price: formatDong(lang, amount), month: formatMonth(lang, date) }),
      source,
    })),
    ...names.flatMap((name) => {
      const value = figureText(lang, model, name);
      const source = model.figures.find(({ figure }) => figure === name)?.source ?? null;
      return value === null ? [] : { label: t(name), value, source };
    }),
    { label: t('cells'), value: t(`cells.${model.cells}`), source: null },
    { label: t('supply'), value: model.supply.map((way) => t(`supply.${way}`)).join('; '), source: null },
    { label: t('licence'), value: t(`licence.${electricLicence(model)}`), source: null },
    ...(missing.length > 0 ? [{ label: t('noFigure'), value: missing.join(', '), source: null }] : []),
  ];
};
