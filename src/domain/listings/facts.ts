import {
  answerPattern,
  type BikeKind,
  type FactGroup,
  type FactQuestion,
  factGroups,
  factQuestions,
  fitsBike,
  isDue,
  questionsIn,
} from './factQuestions.ts';

/** `question:answer`, such as 'papers:own_name'. Newer builds may have stored unknown facts. */
export type Fact = string;

const sorted = factQuestions.toSorted();

/**
 * Matches a listing's stored facts: each after a line break, sorted, at most one per question.
 * firestore.rules has a copy of this pattern.
 */
export const factsPattern = `^${sorted.map((question) => `(?:\\n${question}:${answerPattern(question)})?`).join('')}$`;
const allFacts = new RegExp(factsPattern);

/** @example areFacts(['papers:own_name', 'price:open']) // => true */
export const areFacts = (facts: readonly Fact[]): boolean =>
  facts.every((fact) => !fact.includes('\n')) && allFacts.test(['', ...facts].join('\n'));

const answerPatterns = new Map(
  factQuestions.map((question) => [question, new RegExp(`^${question}:(${answerPattern(question)})$`)]),
);

/**
 * Returns the answer to a question; null if missing or unknown to this build.
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
 * Facts with a changed answer; null removes it. Drops unknown facts.
 * @example withAnswer(['price:firm'], 'owners', '1') // => ['owners:1', 'price:firm']
 */
export const withAnswer = (facts: readonly Fact[], question: FactQuestion, answer: string | null): Fact[] =>
  inOrder((one) => (one === question ? answer : answerTo(facts, one)));

/** Facts that fit the bike: a manual bike has no belt. */
export const fittingFacts = (facts: readonly Fact[], bike: BikeKind): Fact[] =>
  inOrder((question) =>
    fitsBike(question, bike) && isDue(question, facts) ? answerTo(facts, question) : null,
  );

export type Answer = { question: FactQuestion; answer: string };

/** Non-empty groups of answers, in the form's order. */
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
/** Returns the facts about viewing and price, which apply to all bikes of a seller. */
export const sellersFacts = (facts: readonly Fact[]): Fact[] => {
  const questions = new Set(ofSeller.flatMap((group) => questionsIn[group]));
  return inOrder((question) => (questions.has(question) ? answerTo(facts, question) : null));
};
