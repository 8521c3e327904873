import {
  type CostQuestion,
  costNames,
  costsOf,
  type Figures,
  priceAfter,
  registrationAreas,
  type Span,
} from '../../domain/costs/costs.ts';
import {
  type EngineSize,
  isSmallEngine,
  licenceFor,
  mayRide,
  permitClasses,
  permits,
  readEngine,
} from '../../domain/costs/licence.ts';
import { type LevelStart, levelsOf } from '../../domain/market/zones.ts';
import { fallbackRates } from '../../domain/money/money.ts';
import { isPrice } from '../../domain/papers/paperFields.ts';
import { writeAsked } from '../../domain/prices/askedQuery.ts';
import { digitsIn } from '../../domain/text/digitsIn.ts';
import { vietnameseDay } from '../../domain/time/time.ts';
import { readRates } from '../../firebase/rates.ts';
import { approximately, formatDong, formatForeign, formatNumber } from '../../i18n/format.ts';
import { languageOf } from '../../i18n/languages.ts';
import { paperAmount } from '../../i18n/paperTexts.ts';
import { valueAnswer } from '../../landingPaths.ts';
import { bikeKey } from '../../papersLink.ts';
import { suggestCurrency } from '../../shell/currency.ts';
import type { PaperBike } from '../papers/bikeOfPage.ts';
import { loadBike } from '../papers/loadBike.ts';

const kmPerMonth = 500;

const typicalPrice = async (
  { fields, battery = '' }: PaperBike,
  years: number,
  months: number,
): Promise<number | null> => {
  const { make = '', model = '', year = '', mileage = '' } = fields;
  const query = writeAsked({
    ...{ make, model, papers: '', battery },
    year: String(Number(year) - years),
    mileage: String(Number(mileage) + months * kmPerMonth),
  });
  const answer = await fetch(valueAnswer + query);
  const typical = answer.ok ? (await answer.json())?.estimate?.typical : null;
  return isPrice(typical) ? typical : null;
};
const oneOf = <T extends string>(values: readonly T[], value: string): T | null =>
  values.find((each) => each === value) ?? null;

/**
 * Returns the text about the emissions test. The required level depends on the year. Electric bikes need no
 * test.
 */
const testOf = (
  year: number,
  engine: EngineSize | null,
  levels: readonly LevelStart[],
): [key: string, values: Record<string, string>] =>
  year > 0 && !(engine && 'kW' in engine)
    ? ['test.level', { levels: levelsOf(year, levels).join(' / ') }]
    : ['test.unknown', {}];

/** Uses the listing's top speed only while the form has the listing's engine. */
const speedFor = (engine: string, bike: PaperBike | null) =>
  bike?.fields.engine === engine ? bike.topSpeed : null;

type Given = { figures: Figures; words: Record<string, string>; levels: readonly LevelStart[] };

/** Fills in the bike from the page's address, and calculates the costs at each change. */
export const fillCosts = (form: HTMLFormElement): void => {
  const lang = languageOf(location.pathname);
  const { figures, words, levels }: Given = JSON.parse(form.dataset.costs ?? '{}');
  const controls = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-field]')];
  const control = (field: string) => controls.find(({ dataset }) => dataset.field === field);
  const value = (field: string) => control(field)?.value ?? '';
  const put = (name: string, text: string) => {
    const out = document.querySelector(`[data-out="${name}"]`);
    if (out) out.textContent = text;
  };
  const fill = (key: string, values: Record<string, string>) =>
    (words[key] ?? '').replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
  const amountIn = (field: string) => paperAmount(lang, value(field));
  const rows = [...costNames, 'total'] as const;
  const usual = rows.map((name) => document.querySelector(`[data-out="${name}"]`)?.textContent ?? '');
  let rates = fallbackRates;
  let own: PaperBike | null = null;
  let typical: { now: number; older: number } | null = null;
  const money = (dong: number) =>
    `${formatDong(lang, dong)} (${approximately(rates)}${formatForeign(lang, dong, suggestCurrency(navigator.language), rates)})`;
  const spanText = ({ from, to }: Span) => (from === to ? money(from) : `${money(from)} – ${money(to)}`);

  const show = () => {
    const price = amountIn('price');
    const engine = readEngine(value('engine'));
    const year = Number(digitsIn(value('year')));
    const thisYear = Number(vietnameseDay(Date.now()).slice(0, 4));
    const licence = engine && licenceFor(engine, speedFor(value('engine'), own));
    // Without a price, restores the page's original figures.
    if (price === null) for (const [index, name] of rows.entries()) put(name, usual[index] ?? '');
    else {
      const question: CostQuestion = {
        ...{ price, newPrice: amountIn('newPrice'), thisYear },
        year: year || thisYear,
        register: oneOf(registrationAreas, value('register')) ?? 'city',
        before: oneOf(registrationAreas, value('before')),
        isSmall: isSmallEngine(engine),
      };
      const costs = costsOf(figures, question);
      for (const name of rows) put(name, spanText(costs[name]));
    }
    put('tests', fill(...testOf(year, engine, levels)));
    put('needs', words[`needs.${licence ?? 'unknown'}`] ?? '');
    const [permit, held] = [oneOf(permits, value('permit')), oneOf(permitClasses, value('held'))];
    // If no licence is required, the text `needs.none` already says who may ride.
    const isAsked = licence && licence !== 'none' && permit && held;
    put('ride', isAsked ? (words[mayRide(licence, permit, held) ? 'yes' : 'no'] ?? '') : '');
    const months = Number(value('months'));
    if (typical)
      put(
        'resale',
        fill('resale', {
          now: money(typical.now),
          months: value('months'),
          later: money(priceAfter(typical.now, typical.older, months)),
        }),
      );
  };
  const prefill = (field: string, text: string) => {
    const input = control(field);
    if (input && input.value === '') input.value = text;
  };
  const prefillBike = async (slug: string) => {
    put('status', words.loading ?? '');
    const bike = await loadBike(lang, slug).catch(() => null);
    if (bike === undefined) return put('status', '');
    if (bike === null) return put('status', words.notFilled ?? '');
    const { make = '', model = '', year = '', engine = '' } = bike.fields;
    prefill('year', year);
    prefill('engine', engine);
    own = bike;
    if (bike.price !== null) prefill('price', formatNumber(lang, bike.price));
    put('status', fill('filled', { title: `${make} ${model} ${year}`.trim() }));
    show();
    const [now, older] = await Promise.all([typicalPrice(bike, 0, 0), typicalPrice(bike, 1, 12)]).catch(
      () => [null, null],
    );
    typical = now && older ? { now, older } : null;
    show();
  };

  for (const name of ['input', 'change']) document.addEventListener(name, show);
  form.addEventListener('submit', (event) => event.preventDefault());
  readRates().then(
    (current) => {
      rates = current ?? rates;
      show();
    },
    () => undefined,
  );
  const slug = new URLSearchParams(location.search).get(bikeKey);
  if (slug !== null) void prefillBike(slug);
  show();
};
