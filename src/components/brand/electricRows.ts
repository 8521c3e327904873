import {
  type ElectricFigure,
  type ElectricModel,
  electricFigures,
  figureOf,
} from '../../content/electricModel.ts';
import { electricLicence, mopedSpeed } from '../../domain/costs/licence.ts';
import { formatDong, formatMeasure } from '../../i18n/format.ts';
import { formatMonth } from '../../i18n/formatMonth.ts';
import type { Language } from '../../i18n/languages.ts';
import { electricBrand as texts } from '../../i18n/texts/electricBrand.ts';
import { translate } from '../../i18n/texts.ts';

type Row = { label: string; value: string; source: string | null };

/** Returns the driving licence that a model requires, by power and top speed. */
export const modelLicence = (model: Pick<ElectricModel, 'figures'>) => {
  const [power, speed] = [figureOf(model, 'power'), figureOf(model, 'topSpeed')];
  if (power === null) return speed !== null && speed > mopedSpeed ? 'atLeastA1' : 'unknown';
  return electricLicence(power / 1000, speed);
};

/** @example figureText('en', quantum, 'topSpeed') // => '100 km/h' */
export const figureText = (lang: Language, model: ElectricModel, name: ElectricFigure) => {
  const value = figureOf(model, name);
  return value === null ? null : formatMeasure(lang, value, electricFigures[name]);
};

/** The table's last row lists which of these figures are missing. */
const main = ['power', 'topSpeed', 'range', 'battery', 'charging'] as const;

/** Each row's `source` is the name of a source. */
export const electricRows = (lang: Language, model: ElectricModel): Row[] => {
  const t = translate(lang, texts);
  const names = Object.keys(electricFigures) as ElectricFigure[];
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
    { label: t('licence'), value: t(`licence.${modelLicence(model)}`), source: null },
    ...(missing.length > 0 ? [{ label: t('noFigure'), value: missing.join(', '), source: null }] : []),
  ];
};
