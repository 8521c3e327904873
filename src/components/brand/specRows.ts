import type { ModelSpec } from '../../domain/models/modelspec.schema.ts';
import type { Bilingual, BilingualList } from '../../domain/text/bilingual.schema.ts';
import { formatDong, formatKm, formatMeasure, formatNumber } from '../../i18n/format.ts';
import { formatRange } from '../../i18n/formatRange.ts';
import type { Language } from '../../i18n/languages.ts';
import { spec as texts } from '../../i18n/texts/spec.ts';
import { translate } from '../../i18n/texts.ts';

export type SpecRow = readonly [label: string, value: string];
export type SpecGroup = { title: string; rows: readonly SpecRow[] };

const wordsIn = (lang: Language) => {
  const t = translate(lang, texts);
  const number = (value: number) => formatNumber(lang, value);
  /** Formats a figure with its unit; null means that the maker has not published it. */
  const of = (value: number | null, unit: string) =>
    value === null ? t('unpublished') : formatMeasure(lang, value, unit).trim();
  return {
    ...{ lang, t, number, of },
    words: (text: Bilingual) => text[lang],
    list: (texts: BilingualList) => texts[lang].join('; '),
    price: ({ min, max }: { min: number; max: number }) => formatRange(lang, { from: min, to: max }),
    seconds: (value: number | null) => (value === null ? t('unpublished') : t('seconds', { count: value })),
    answer: (yes: boolean) => t(yes ? 'yes' : 'no'),
  };
};
type Words = ReturnType<typeof wordsIn>;
type RowsOf<Part extends keyof ModelSpec> = (say: Words, part: ModelSpec[Part], spec: ModelSpec) => SpecRow[];

const engineRows: RowsOf<'engine'> = ({ t, number, of, words }, engine, spec) => {
  const { bore, stroke, valves, valveType, compressionRatio } = engine;
  return [
    [t('variant'), spec.variant],
    [t('displacement'), of(engine.displacement, 'cc')],
    [t('type'), words(engine.type)],
    [t('cooling'), words(engine.cooling)],
    [t('fuelSystem'), words(engine.fuelSystem)],
    [t('power'), of(engine.power, 'HP')],
    [t('torque'), of(engine.torque, 'Nm')],
    [t('compressionRatio'), of(compressionRatio, ': 1')],
    [t('boreStroke'), bore && stroke ? `${number(bore)} × ${of(stroke, 'mm')}` : of(null, '')],
    [t('valves'), [valves === null ? '' : number(valves), valveType ?? ''].join(' ').trim()],
  ];
};

const performanceRows: RowsOf<'performance'> = ({ t, of, seconds }, performance) => [
  [t('topSpeed'), of(performance.topSpeed, 'km/h')],
  [t('zeroToSixty'), seconds(performance.acceleration.zeroToSixty)],
  [t('zeroToHundred'), seconds(performance.acceleration.zeroToHundred)],
  [t('city'), of(performance.fuelEfficiency.city, 'km/l')],
  [t('highway'), of(performance.fuelEfficiency.highway, 'km/l')],
  [t('combined'), of(performance.fuelEfficiency.combined, 'km/l')],
  [t('range'), of(performance.range, 'km')],
];

const dimensionsRows: RowsOf<'dimensions'> = ({ t, number, of }, dimensions) => {
  const { weight } = dimensions;
  return [
    [
      t('size'),
      `${[dimensions.length, dimensions.width, dimensions.height].map((side) => number(side)).join(' × ')}\u00a0mm`,
    ],
    [t('wheelbase'), of(dimensions.wheelbase, 'mm')],
    [t('seatHeight'), of(dimensions.seatHeight, 'mm')],
    [t('groundClearance'), of(dimensions.groundClearance, 'mm')],
    [t('dry'), of(weight.dry, 'kg')],
    [t('wet'), of(weight.wet, 'kg')],
    [t('fuelCapacity'), of(dimensions.fuelCapacity, 'l')],
  ];
};

const chassisRows: RowsOf<'chassis'> = ({ t, words, answer }, chassis) => [
  [t('frame'), words(chassis.frame)],
  [t('suspensionFront'), words(chassis.suspension.front)],
  [t('suspensionRear'), words(chassis.suspension.rear)],
  [t('brakeFront'), words(chassis.brakes.front)],
  [t('brakeRear'), words(chassis.brakes.rear)],
  [t('abs'), answer(chassis.brakes.abs)],
  [t('cbs'), answer(chassis.brakes.cbs)],
  [t('wheels'), words(chassis.wheels)],
  [t('tyres'), `${chassis.tyres.front} · ${chassis.tyres.rear}`],
];

const transmissionRows: RowsOf<'transmission'> = ({ t, number, words }, transmission) => [
  [t('gearbox'), words(transmission.type)],
  [t('gears'), transmission.gears === null ? t('none') : number(transmission.gears)],
  [t('clutch'), words(transmission.clutch)],
  [t('finalDrive'), words(transmission.finalDrive)],
  ...(transmission.gearRatios.length > 0
    ? [[t('gearRatios'), transmission.gearRatios.map((ratio) => number(ratio)).join(' · ')] as const]
    : []),
];

const featuresRows: RowsOf<'features'> = ({ t, list }, features) => [
  [t('lighting'), list(features.lighting)],
  [t('instrumentation'), list(features.instrumentation)],
  [t('comfort'), list(features.comfort)],
  [t('technology'), list(features.technology)],
];

const marketRows: RowsOf<'vietnamMarket'> = ({ lang, t, of, words, price }, vietnamMarket) => {
  const { priceRange, service, popularity } = vietnamMarket;
  return [
    [t('priceNew'), price(priceRange.new)],
    [t('priceUsed'), price(priceRange.used)],
    [t('availability'), words(vietnamMarket.availability)],
    [t('warranty'), t('yearCount', { count: service.warrantyYears })],
    [t('interval'), formatKm(lang, service.serviceInterval)],
    [t('maintenance'), formatDong(lang, service.annualMaintenanceCost)],
    [t('parts'), words(service.partsAvailability)],
    [t('ranking'), popularity.ranking === null ? t('unpublished') : `#${popularity.ranking}`],
    // Omits market share and growth if unpublished, as for most models.
    ...(popularity.marketShare === null
      ? []
      : [[t('marketShare'), of(popularity.marketShare, '%')] as const]),
    ...(popularity.growthRate === null ? [] : [[t('growthRate'), of(popularity.growthRate, '%')] as const]),
  ];
};

export const specGroups = (lang: Language, spec: ModelSpec): SpecGroup[] => {
  const say = wordsIn(lang);
  const { t } = say;
  return [
    { title: t('engine'), rows: engineRows(say, spec.engine, spec) },
    { title: t('performance'), rows: performanceRows(say, spec.performance, spec) },
    { title: t('dimensions'), rows: dimensionsRows(say, spec.dimensions, spec) },
    { title: t('chassis'), rows: chassisRows(say, spec.chassis, spec) },
    { title: t('transmission'), rows: transmissionRows(say, spec.transmission, spec) },
    { title: t('features'), rows: featuresRows(say, spec.features, spec) },
    { title: t('market'), rows: marketRows(say, spec.vietnamMarket, spec) },
  ];
};

/**
 * Returns the rows in which specifications of several years differ.
 * @example differences('en', [vision2024, vision2023]) // => [['New price', ['35–45 million ₫', '34–42 million ₫']], …]
 */
export const differences = (
  lang: Language,
  specs: readonly ModelSpec[],
): [label: string, values: string[]][] => {
  const [first = [], ...others] = specs.map((spec) => specGroups(lang, spec).flatMap(({ rows }) => rows));
  return first
    .map(([label, value]): [string, string[]] => [
      label,
      [value, ...others.map((rows) => rows.find(([other]) => other === label)?.[1] ?? '')],
    ])
    .filter(([, values]) => new Set(values).size > 1);
};
