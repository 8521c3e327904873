import {
  answerPattern,
  type FactGroup,
  type FactQuestion,
  factGroups,
  factQuestions,
  fitsBike,
  questionsIn,
} from './factQuestions.ts';

/** A question and its answer, as it is stored: 'papers:own_name'. One of a later build may be of neither. */
export type Fact = string;

const sorted = factQuestions.toSorted();

/**
 * What the facts of a listing must be like, each after a line break: in alphabetical order and one a question.
 * firestore.rules are written with it.
 */
export const factsPattern = `^${sorted.map((question) => `(?:\\n${question}:${answerPattern(question)})?`).join('')}$`;
const allFacts = new RegExp(factsPattern);

/** Whether a list may be stored. @example areFacts(['papers:own_name', 'price:open']) // => true */
export const areFacts = (facts: readonly Fact[]): boolean =>
  facts.every((fact) => !fact.includes('\n')) && allFacts.test(['', ...facts].join('\n'));

const answerPatterns = new Map(
  factQuestions.map((question) => [question, new RegExp(`^${question}:(${answerPattern(question)})$`)]),
);

/**
 * The answer to a question, or null where nothing is said, or something that this build does not know.
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
 * The facts with one answer more, or with another; null takes it away. What this build does not know is left out.
 * @example withAnswer(['price:firm'], 'owners', '1') // => ['owners:1', 'price:firm']
 */
export const withAnswer = (facts: readonly Fact[], question: FactQuestion, answer: string | null): Fact[] =>
  inOrder((one) => (one === question ? answer : answerTo(facts, one)));

/** The facts that can be true of a bike: a scooter that became a manual bike in the form has no belt any more. */
export const fittingFacts = (facts: readonly Fact[], bike: { fuel: string; transmission: string }): Fact[] =>
  inOrder((question) => (fitsBike(question, bike) ? answerTo(facts, question) : null));

export type Answer = { question: FactQuestion; answer: string };

/** What is answered, group by group, in the order of the form; groups without an answer are left out. */
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
/** Facts that a seller would say of every bike: where it can be seen, and how it is paid. */
export const sellersFacts = (facts: readonly Fact[]): Fact[] => {
  const kept = new Set(ofSeller.flatMap((group) => questionsIn[group]));
  return inOrder((question) => (kept.has(question) ? answerTo(facts, question) : null));
};
