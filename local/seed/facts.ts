import { z } from 'zod';
import {
  answersTo,
  type FactQuestion,
  factQuestions,
  fitsBike,
  platePlaces,
} from '../../src/domain/listings/factQuestions.ts';
import { type Fact, withAnswer } from '../../src/domain/listings/facts.ts';
import { seeded } from '../random.ts';
import type { Bike } from './describe.ts';
import { readData } from './readData.ts';

/**
 * Patterns that derive a fact from the demo's sentences, the most reliable first, to avoid contradictions.
 * `null`: no answer.
 */
const signs = readData(
  'signs',
  z.partialRecord(
    z.enum(factQuestions as [FactQuestion, ...FactQuestion[]]),
    z.array(z.tuple([z.string().transform((sign) => new RegExp(sign)), z.string().nullable()])),
  ),
);

/** Answers without a statement, and their odds out of ten. */
type Usual = readonly [odds: number, ...answers: readonly string[]];
const wears = { young: 2_500, middle: 15_000 };

/** Bikes in poor condition get no invented facts. */
const usualOf = (question: FactQuestion, { trade, condition, mileage, age, model }: Bike): Usual => {
  const isFine = condition !== 'poor' && condition !== 'fair';
  const isFresh = mileage < wears.young;
  const worn = isFresh ? 'new' : mileage < wears.middle ? 'good' : 'half';
  const table: Partial<Record<FactQuestion, Usual>> = {
    papers: trade === 'shop' ? [0.5, 'previous_owner', 'company'] : [0.7, 'own_name'],
    card: [0.5, 'original'],
    owners: [0.6, ...(age <= 2 ? ['1'] : ['1', '2'])],
    transfer: [0.4, 'helps'],
    loan: [0.35, 'none'],
    fines: [0.35, 'none'],
    insurance: [0.3, 'valid'],
    accident: isFine ? [0.5, 'none'] : [0.3, 'scratched'],
    flood: [0.4, 'never'],
    engine: [isFine && mileage < 2 * wears.middle ? 0.4 : 0, 'never_opened'],
    used_for: trade === 'shop' ? [0] : [0.4, 'private'],
    odometer: [0.3, 'original'],
    service_at: model.drive === 'big' ? [0.6, 'dealer'] : [0.4, 'mechanic', 'mechanic', 'dealer'],
    receipts: [0.2, 'yes'],
    start: [isFine ? 0.5 : 0, 'first_press'],
    leaks: [isFine ? 0.4 : 0, 'none'],
    tyres: isFine ? [0.6, worn] : [0],
    brakes: [isFine ? 0.4 : 0, isFresh ? 'new' : 'good'],
    battery: [isFine ? 0.4 : 0, 'good'],
    pack: [0.5, 'owned'],
    range: [0.5, age <= 2 ? 'like_new' : 'less'],
    chain: [isFine ? 0.4 : 0, isFresh ? 'new' : 'good'],
    belt: [isFine ? 0.4 : 0, isFresh ? 'new' : 'good'],
    lights: [isFine ? 0.4 : 0, 'all'],
    keys: [0.4, '2'],
    tools: [0.2, 'yes'],
    booklet: [age <= 3 ? 0.3 : 0, 'yes'],
    charger: [0.6, 'yes'],
    see_at: trade === 'shop' ? [0.9, 'shop'] : [0.5, 'home', 'home', 'cafe'],
    see_when: trade === 'shop' ? [0.5, 'any_day'] : [0.5, 'evenings', 'weekends', 'by_arrangement'],
    test_ride: [0.5, 'yes', 'yes', 'together', 'deposit'],
    mechanic: [0.3, 'yes'],
    price: [0.5, 'open', 'open', 'firm'],
    payment: [0.3, 'either', 'transfer', 'cash'],
  };
  return table[question] ?? [0];
};

/** Share of sellers without answers. */
const silent = 0.15;

/**
 * A demo seller's facts: those stated in the description, and others without contradiction. Deterministic.
 * @param id the listing's
 * @param text its description and features
 * @param today milliseconds; the last service was some months before
 */
export const factsFor = (id: string, bike: Bike, text: string, today: number): Fact[] => {
  const random = seeded(`vongxe/facts/${id}`);
  if (random.chance(silent)) return [];
  const { fuel, transmission } = bike.model;
  let facts: Fact[] = [];
  const stated = (question: FactQuestion, words: string): string | null | undefined =>
    signs[question]?.find(([sign]) => sign.test(words))?.[1];
  const answer = (question: FactQuestion): string | null => {
    const [odds, ...answers] = usualOf(question, bike);
    // Always drawn: later answers must not depend on this one.
    const [isSaid, pick] = [random.chance(odds), random.next()];
    const plate = [...platePlaces].find(([, place]) => place === bike.place)?.[0];
    if (question === 'plate') return pick < 0.8 ? (plate ?? null) : null;
    // Shops sell what they bought.
    if (question === 'reason')
      return bike.trade === 'shop' ? null : (stated(question, `${bike.why ?? ''} ${text}`) ?? null);
    const fromText = stated(question, text);
    if (question === 'serviced') {
      if (fromText === null || bike.condition === 'new' || bike.condition === 'poor' || pick < 0.5)
        return null;
      const date = new Date(today);
      return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 3 - Math.floor(pick * 6), 1))
        .toISOString()
        .slice(0, 7);
    }
    if (fromText !== undefined) return fromText;
    return isSaid ? (answers[Math.floor(pick * answers.length)] ?? null) : null;
  };
  for (const question of factQuestions) {
    const chosen = answer(question);
    const isKnown =
      question === 'plate' || question === 'serviced' || answersTo(question).includes(chosen ?? '');
    if (chosen !== null && isKnown && fitsBike(question, { fuel, transmission }))
      facts = withAnswer(facts, question, chosen);
  }
  return facts;
};
