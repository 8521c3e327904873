import { z } from 'zod';
import {
  type FactQuestion,
  factQuestions,
  fitsBike,
  platePlaces,
  questionsIn,
} from '../../src/domain/listings/factQuestions.ts';
import { answerTo, type Fact, withAnswer } from '../../src/domain/listings/facts.ts';
import { type Random, seeded } from '../random.ts';
import { type Bike, byTrait, choicesFor } from './bike.ts';
import { readData } from './readData.ts';

const Question = z.enum(factQuestions as [FactQuestion, ...FactQuestion[]]);
const Sign = z.string().transform((pattern) => new RegExp(pattern));

/** Patterns with the answers that they imply, by question, the most reliable first. Null: no answer. */
const signs = readData('signs', z.partialRecord(Question, z.array(z.tuple([Sign, z.string().nullable()]))));

const statedIn = (words: string, question: FactQuestion) =>
  signs[question]?.find(([pattern]) => pattern.test(words))?.[1];

/** For each question and trait: the share of bikes with an answer, and the possible answers. */
const usual = readData('usual', z.partialRecord(Question, byTrait(z.tuple([z.number()], z.string()))));

/** Returns a month, three to eight months ago. @param pick from 0 to 1 */
const lastService = (today: number, pick: number): string => {
  const date = new Date(today);
  const month = date.getUTCMonth() - 3 - Math.floor(pick * 6);
  return new Date(Date.UTC(date.getUTCFullYear(), month, 1)).toISOString().slice(0, 7);
};

const answerOf = (question: FactQuestion, bike: Bike, text: string, today: number, random: Random) => {
  const [[odds, ...answers] = [0]] = choicesFor(usual[question] ?? {}, bike);
  // Draws both numbers even if unused, so that later random numbers stay the same.
  const [isUsual, pick] = [random.chance(odds), random.next()];
  if (question === 'plate')
    return pick < 0.8 ? [...platePlaces].find(([, place]) => place === bike.place)?.[0] : null;
  // Shops get no reason for selling: it is always trade.
  if (question === 'reason')
    return bike.trade === 'shop' ? null : statedIn(`${bike.why ?? ''} ${text}`, question);
  const stated = statedIn(text, question);
  if (question === 'serviced') {
    const isOpen = stated === null || bike.condition === 'new' || bike.condition === 'poor' || pick < 0.5;
    return isOpen ? null : lastService(today, pick);
  }
  if (stated !== undefined) return stated;
  return isUsual ? answers[Math.floor(pick * answers.length)] : null;
};

/** Returns the month of a voluntary emissions test; null without one. */
const emissionsTest = (id: string, today: number): string | null => {
  const random = seeded(`vongxe/emissions/${id}`);
  return random.chance(0.12) ? lastService(today, random.next()) : null;
};

/** Questions in the order in which random numbers are drawn. A new order would change the demo's answers. */
const drawn = factQuestions
  .filter((question) => !questionsIn.electric.includes(question))
  .flatMap((question): FactQuestion[] => {
    if (question === 'chain') return ['pack', 'range', question];
    return question === 'invoice' ? [question, 'charger'] : [question];
  });

const withBattery = (id: string, facts: readonly Fact[]): Fact[] => {
  const random = seeded(`vongxe/battery/${id}`);
  const pack = answerTo(facts, 'pack') ?? (random.chance(0.7) ? 'rented' : null);
  const isRented = pack === 'rented';
  const answers: Partial<Record<FactQuestion, string | null>> = {
    pack,
    lender: isRented ? 'vinfast' : null,
    stations: isRented && random.chance(0.5) ? 'vinfast' : 'none',
    registered: random.chance(0.8) ? 'yes' : null,
  };
  return Object.entries(answers).reduce<Fact[]>(
    (all, [question, answer]) => withAnswer(all, question as FactQuestion, answer),
    [...facts],
  );
};

/** Share of demo sellers who answer no question. */
const silent = 0.15;

/**
 * Returns a demo seller's facts: those in the description, and others that do not contradict it.
 * @param id of the listing; equal ids give equal facts
 * @param text its description and features
 */
export const factsFor = (id: string, bike: Bike, text: string, today: number): Fact[] => {
  const random = seeded(`vongxe/facts/${id}`);
  if (random.chance(silent)) return [];
  let facts: Fact[] = [];
  for (const question of drawn) {
    const answer =
      question === 'emissions'
        ? emissionsTest(id, today)
        : (answerOf(question, bike, text, today, random) ?? null);
    if (answer !== null && fitsBike(question, bike.model)) facts = withAnswer(facts, question, answer);
  }
  return bike.model.fuel === 'electric' ? withBattery(id, facts) : facts;
};
