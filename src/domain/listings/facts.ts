import {
  answerPattern,
  type FactGroup,
  type FactQuestion,
  factGroups,
  factQuestions,
  fitsBike,
  questionsIn,
} from './factQuestions.ts';

/** Stored as `question:answer`, such as 'papers:own_name'. A newer build may have written unknown ones. */
export type Fact = string;

const sorted = factQuestions.toSorted();

/**
 * Pattern of a listing's facts, each after a line break: sorted, and one per question. The rules contain it.
 */
export const factsPattern = `^${sorted.map((question) => `(?:\\n${question}:${answerPattern(question)})?`).join('')}$`;
const allFacts = new RegExp(factsPattern);

/** Can the list be stored? @example areFacts(['papers:own_name', 'price:open']) // => true */
export const areFacts = (facts: readonly Fact[]): boolean =>
  facts.every((fact) => !fact.includes('\n')) && allFacts.test(['', ...facts].join('\n'));

const answerPatterns = new Map(
  factQuestions.map((question) => [question, new RegExp(`^${question}:(${answerPattern(question)})$`)]),
);

/**
 * Returns the answer to a question; null if there is none that this build knows.
 * @example answerTo(['owners:2'], 'owners') // => '2'
 */
export const answerTo = (facts: readonly Fact[], question: FactQuestion): string | null => {
  const pattern = answerPatterns.get(question);
  for (const fact of facts) {
    const answer = pattern?.exec(fact)?.[1];
    if (answer !== undefined) return answer;
  }
  return null;
};

const inOrder = (answers: (question: FactQuestion) => string | null): Fact[] =>
  sorted.flatMap((question) => {
    const answer = answers(question);
    return answer === null ? [] : [`${question}:${answer}`];
  });

/**
 * Returns the facts with an answer added or replaced; null removes it. Facts unknown to this build are
 * dropped.
 * @example withAnswer(['price:firm'], 'owners', '1') // => ['owners:1', 'price:firm']
 */
export const withAnswer = (facts: readonly Fact[], question: FactQuestion, answer: string | null): Fact[] =>
  inOrder((one) => (one === question ? answer : answerTo(facts, one)));

/** Returns the facts that fit the bike. A scooter that is changed to a manual bike loses its belt. */
export const fittingFacts = (facts: readonly Fact[], bike: { fuel: string; transmission: string }): Fact[] =>
  inOrder((question) => (fitsBike(question, bike) ? answerTo(facts, question) : null));

export type Answer = { question: FactQuestion; answer: string };

/** Returns the answers by group, in the order of the form. Groups without an answer are missing. */
export const answeredGroups = (facts: readonly Fact[]): { group: FactGroup; answers: Answer[] }[] =>
  factGroups
    .map((group) => ({
      group,
      answers: questionsIn[group].flatMap((question) => {
        const answer = answerTo(facts, question);
        return answer === null ? [] : [{ question, answer }];
      }),
    }))
    .filter(({ answers }) => answers.length > 0);

const ofSeller: readonly FactGroup[] = ['viewing', 'price'];
/** Returns the facts that a seller repeats for every bike: viewing and payment. */
export const sellersFacts = (facts: readonly Fact[]): Fact[] => {
  const questions = new Set(ofSeller.flatMap((group) => questionsIn[group]));
  return inOrder((question) => (questions.has(question) ? answerTo(facts, question) : null));
};
