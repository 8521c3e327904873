import { isCityOnly, type Location, locations } from '../places/locations.ts';

/** In the order of the form and of a bike's page. */
export const factGroups = [
  'papers',
  'history',
  'condition',
  'electric',
  'included',
  'reason',
  'viewing',
  'price',
] as const;
export type FactGroup = (typeof factGroups)[number];

const codeOf = (place: Location) =>
  place
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** Provinces of number plates, including former provinces, by stored code. */
export const platePlaces: ReadonlyMap<string, Location> = new Map(
  locations.filter(({ value }) => !isCityOnly(value)).map(({ value }) => [codeOf(value), value] as const),
);

const wear = ['new', 'good', 'worn'] as const;
const tick = ['yes'] as const;

/**
 * Answer codes by question. Never change a code. After adding one, run `node local/run.mjs rules` to update
 * firestore.rules.
 */
const choices = {
  papers: ['own_name', 'family', 'previous_owner', 'company'],
  card: ['original', 'reissued', 'lost'],
  owners: ['1', '2', '3', 'more'],
  transfer: ['helps', 'done_for_you', 'contract'],
  loan: ['none', 'paid_first'],
  fines: ['none', 'paid_first'],
  insurance: ['valid', 'expired'],
  accident: ['none', 'scratched', 'repaired'],
  flood: ['never', 'once'],
  engine: ['never_opened', 'repaired', 'rebuilt'],
  parts: ['original', 'changed'],
  used_for: ['private', 'delivery', 'rental'],
  odometer: ['original', 'replaced'],
  service_at: ['dealer', 'mechanic', 'myself'],
  receipts: tick,
  start: ['first_press', 'kick', 'hard'],
  leaks: ['none', 'sweats'],
  tyres: ['new', 'good', 'half', 'worn'],
  brakes: wear,
  battery: ['new', 'good', 'weak'],
  pack: ['owned', 'rented'],
  lender: ['vinfast', 'honda', 'selex', 'other'],
  stations: ['none', 'vinfast', 'honda', 'selex', 'other'],
  range: ['like_new', 'less', 'short'],
  chain: wear,
  belt: wear,
  lights: ['all', 'some'],
  keys: ['1', '2'],
  helmet: tick,
  raincoat: tick,
  cover: tick,
  lock: tick,
  tools: tick,
  spares: tick,
  booklet: tick,
  invoice: tick,
  charger: tick,
  registered: ['yes', 'no'],
  reason: ['new_bike', 'car', 'seldom_used', 'moving', 'leaving_vietnam', 'trip_over', 'no_space', 'money'],
  see_at: ['home', 'shop', 'work', 'cafe'],
  see_when: ['any_day', 'evenings', 'weekends', 'by_arrangement'],
  test_ride: ['yes', 'deposit', 'together', 'no'],
  mechanic: tick,
  price: ['firm', 'open'],
  payment: ['cash', 'transfer', 'either'],
  instalments: tick,
  swap: tick,
  delivery: tick,
} as const;

export type ChoiceQuestion = keyof typeof choices;
const monthQuestions = ['serviced', 'emissions'] as const;
export type MonthQuestion = (typeof monthQuestions)[number];
/** The answer to `plate` is a province. */
export type FactQuestion = ChoiceQuestion | MonthQuestion | 'plate';

export const isMonthQuestion = (question: FactQuestion): question is MonthQuestion =>
  monthQuestions.some((one) => one === question);

/** A month of this century, such as 2026-05. */
const month = '20[0-9][0-9]-(?:0[1-9]|1[0-2])';

export const answerPattern = (question: FactQuestion): string => {
  if (isMonthQuestion(question)) return month;
  // No regex group: firestore.rules allow only a hundred in a pattern.
  if (isTick(question)) return 'yes';
  return `(?:${(question === 'plate' ? [...platePlaces.keys()] : choices[question]).join('|')})`;
};

/** A question's answer codes; empty for a province or a month. */
export const answersTo = (question: FactQuestion): readonly string[] =>
  question === 'plate' || isMonthQuestion(question) ? [] : choices[question];

export const isTick = (question: FactQuestion): boolean => answersTo(question).length === 1;

export const questionsIn: Record<FactGroup, readonly FactQuestion[]> = {
  papers: ['papers', 'card', 'plate', 'owners', 'transfer', 'loan', 'fines', 'insurance', 'emissions'],
  history: [
    'accident',
    'flood',
    'engine',
    'parts',
    'used_for',
    'odometer',
    'service_at',
    'serviced',
    'receipts',
  ],
  condition: ['start', 'leaks', 'tyres', 'brakes', 'battery', 'chain', 'belt', 'lights'],
  electric: ['pack', 'lender', 'stations', 'range', 'registered', 'charger'],
  included: ['keys', 'helmet', 'raincoat', 'cover', 'lock', 'tools', 'spares', 'booklet', 'invoice'],
  reason: ['reason'],
  viewing: ['see_at', 'see_when', 'test_ride', 'mechanic'],
  price: ['price', 'payment', 'instalments', 'swap', 'delivery'],
};

export const factQuestions: readonly FactQuestion[] = factGroups.flatMap((group) => questionsIn[group]);

const electricOnly = questionsIn.electric;
const petrolOnly: readonly FactQuestion[] = [
  'emissions',
  'engine',
  'start',
  'leaks',
  'battery',
  'chain',
  'belt',
];

/** Facts that a question requires. */
const needed: Partial<Record<FactQuestion, string>> = { lender: 'pack:rented' };
/** @example isDue('lender', ['pack:owned']) // => false */
export const isDue = (question: FactQuestion, facts: readonly string[]): boolean => {
  const fact = needed[question];
  return fact === undefined || facts.includes(fact);
};

/** Values that decide which questions fit a bike; empty if unknown. */
export type BikeKind = { fuel: string; transmission: string };

/**
 * Unknown values exclude no question.
 * @example fitsBike('belt', { fuel: 'gasoline', transmission: 'manual' }) // => false
 */
export const fitsBike = (question: FactQuestion, { fuel, transmission }: BikeKind): boolean => {
  if (electricOnly.includes(question) && fuel === 'gasoline') return false;
  if (petrolOnly.includes(question) && fuel === 'electric') return false;
  if (question === 'chain') return transmission !== 'automatic';
  return question !== 'belt' || transmission === 'automatic' || transmission === '';
};
