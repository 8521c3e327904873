export type Span = { from: number; to: number };
/** Names of files in src/content/figures: rates in percent, and fees in đồng. */
export const costFigures = [
  ...['transfer-tax', 'transfer-tax-city', 'plate-fee', 'contract', 'insurance', 'insurance-small'],
  ...['mechanic-check', 'helmet'],
  ...['value-1-year', 'value-3-years', 'value-6-years', 'value-10-years', 'value-older'],
] as const;
export type Figures = Readonly<Record<string, Span>>;

export const costNames = [
  'price',
  'transfer',
  'plate',
  'contract',
  'insurance',
  'mechanic',
  'helmet',
] as const;
export type CostName = (typeof costNames)[number];

/** Six cities charge higher registration fees than other places. */
export const registrationAreas = ['city', 'elsewhere'] as const;
export type RegistrationArea = (typeof registrationAreas)[number];

export type CostQuestion = {
  price: number;
  /** Price when new. If null, the asking price determines the fee. */
  newPrice: number | null;
  year: number;
  thisYear: number;
  register: RegistrationArea;
  before: RegistrationArea | null;
  /** Under 50 cc or electric: cheaper insurance (Decree 67/2023). */
  isSmall: boolean;
};

/** Initial values of `/costs`. Bikes' pages use them, too, to show the same total. */
export const firstQuestion = { register: 'city', before: null, newPrice: null } as const;

const steps = [
  [1, 'value-1-year'],
  [3, 'value-3-years'],
  [6, 'value-6-years'],
  [10, 'value-10-years'],
] as const;

const figureOf = (figures: Figures, name: string): Span => {
  const figure = figures[name];
  if (!figure) throw new Error(`no figure named ${name}`);
  return figure;
};
const shareOf = (figures: Figures, age: number) =>
  figureOf(figures, steps.find(([years]) => age <= years)?.[1] ?? 'value-older').from;

export const costsOf = (
  figures: Figures,
  question: CostQuestion,
): Record<CostName, Span> & { total: Span } => {
  const { price, newPrice, register, before } = question;
  const value =
    newPrice === null ? price : (newPrice * shareOf(figures, question.thisYear - question.year)) / 100;
  const [low, high] = [figureOf(figures, 'transfer-tax').from, figureOf(figures, 'transfer-tax-city').from];
  const fee = (percent: number) => Math.round((value * percent) / 100);
  const mayBeHigh = register === 'city' && before !== 'city';
  const isHigh = mayBeHigh && before === 'elsewhere';
  const rows = {
    price: { from: price, to: price },
    transfer: { from: fee(isHigh ? high : low), to: fee(mayBeHigh ? high : low) },
    plate: figureOf(figures, 'plate-fee'),
    contract: figureOf(figures, 'contract'),
    insurance: figureOf(figures, question.isSmall ? 'insurance-small' : 'insurance'),
    mechanic: figureOf(figures, 'mechanic-check'),
    helmet: figureOf(figures, 'helmet'),
  };
  const sum = (end: 'from' | 'to') => Object.values(rows).reduce((total, row) => total + row[end], 0);
  return { ...rows, total: { from: sum('from'), to: sum('to') } };
};

/** @example priceAfter(20_000_000, 18_000_000, 6) // => 19_000_000, rounded */
export const priceAfter = (now: number, yearOlder: number, months: number): number =>
  Math.round((now * (Math.min(yearOlder, now) / now) ** (months / 12)) / 100_000) * 100_000;
