import { type ChoiceQuestion, type FactQuestion, isTick } from './factQuestions.ts';
import type { Answer } from './facts.ts';

/** Meaning for a buyer: in favour of the bike, neutral, or a warning. */
export type Tone = 'good' | 'plain' | 'warn';

/** Answers that are not listed are plain. */
const tones: Partial<Record<ChoiceQuestion, Partial<Record<Tone, readonly string[]>>>> = {
  papers: { good: ['own_name'], warn: ['previous_owner'] },
  card: { good: ['original'], warn: ['lost'] },
  owners: { good: ['1'] },
  transfer: { good: ['helps', 'done_for_you'], warn: ['contract'] },
  loan: { good: ['none'], warn: ['paid_first'] },
  fines: { good: ['none'], warn: ['paid_first'] },
  insurance: { good: ['valid'], warn: ['expired'] },
  accident: { good: ['none'], warn: ['repaired'] },
  flood: { good: ['never'], warn: ['once'] },
  engine: { good: ['never_opened'], warn: ['repaired', 'rebuilt'] },
  parts: { good: ['original'] },
  used_for: { good: ['private'], warn: ['delivery', 'rental'] },
  odometer: { good: ['original'], warn: ['replaced'] },
  start: { good: ['first_press'], warn: ['hard'] },
  leaks: { good: ['none'], warn: ['sweats'] },
  tyres: { good: ['new', 'good'], warn: ['worn'] },
  brakes: { good: ['new', 'good'], warn: ['worn'] },
  battery: { good: ['new', 'good'], warn: ['weak'] },
  pack: { good: ['owned'], warn: ['rented'] },
  range: { good: ['like_new'], warn: ['short'] },
  registered: { good: ['yes'], warn: ['no'] },
  chain: { good: ['new', 'good'], warn: ['worn'] },
  belt: { good: ['new', 'good'], warn: ['worn'] },
  lights: { good: ['all'], warn: ['some'] },
  keys: { good: ['2'] },
  test_ride: { good: ['yes'], warn: ['no'] },
};

/** @example toneOf({ question: 'flood', answer: 'once' }) // => 'warn' */
export const toneOf = ({ question, answer }: Answer): Tone => {
  if (question === 'plate' || question === 'serviced') return 'plain';
  if (question === 'emissions' || isTick(question)) return 'good';
  const { good = [], warn = [] } = tones[question] ?? {};
  if (good.includes(answer)) return 'good';
  return warn.includes(answer) ? 'warn' : 'plain';
};

/** Questions that buyers ask first. A bike's page lists them even if unanswered. */
export const keyQuestions: readonly FactQuestion[] = [
  'papers',
  'card',
  'owners',
  'loan',
  'fines',
  'accident',
  'flood',
  'engine',
  'pack',
];

/** Questions whose answers a bike's page lists under its price, the most convincing first. */
export const strongestQuestions: readonly FactQuestion[] = [
  'papers',
  'owners',
  'flood',
  'engine',
  'pack',
  'accident',
  'loan',
];
