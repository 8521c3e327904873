import {
  type BikeKind,
  type FactGroup,
  factGroups,
  fitsBike,
  questionsIn,
} from '../domain/listings/factQuestions.ts';
import { answerTo, type Fact } from '../domain/listings/facts.ts';
import { keyQuestions, strongestQuestions, type Tone, toneOf } from '../domain/listings/factTones.ts';
import { describeAnswer } from './describeFacts.ts';
import type { Language } from './languages.ts';
import { factForm } from './texts/factForm.ts';
import { facts as texts } from './texts/facts.ts';
import { translate } from './texts.ts';

/** `open`: the seller has not answered the question. */
export type CheckLine = { tone: Tone | 'open'; text: string };

/** Removes the full stop, which lines of a list do not have. */
const asLine = (sentence: string) => sentence.replace(/\.$/, '');

/**
 * Returns the seller's answers as checklist lines by topic; empty if nothing is answered. Important
 * unanswered questions become lines of tone `open`.
 * @example checklistOf('en', ['flood:once'], bike)[1]
 * // => { group: 'history', title: 'History', lines: [{ tone: 'open', text: 'Accidents: not stated' }, …] }
 */
export const checklistOf = (
  language: Language,
  facts: readonly Fact[],
  bike: BikeKind,
): { group: FactGroup; title: string; lines: CheckLine[] }[] => {
  const t = translate(language, factForm);
  const open = (question: (typeof keyQuestions)[number]): CheckLine[] => {
    if (!keyQuestions.includes(question) || !fitsBike(question, bike)) return [];
    const label = t(question);
    const notSaid = t('notSaid').toLocaleLowerCase(language);
    return [
      { tone: 'open', text: label.endsWith('?') ? `${label} ${t('notSaid')}` : `${label}: ${notSaid}` },
    ];
  };
  const groups = factGroups.map((group) => ({
    group,
    title: translate(language, texts)(`group.${group}`),
    lines: questionsIn[group].flatMap((question): CheckLine[] => {
      const answer = answerTo(facts, question);
      if (answer === null) return open(question);
      const stated = { question, answer };
      return [{ tone: toneOf(stated), text: asLine(describeAnswer(language, stated)) }];
    }),
  }));
  const isAnswered = groups.some(({ lines }) => lines.some(({ tone }) => tone !== 'open'));
  return isAnswered ? groups.filter(({ lines }) => lines.length > 0) : [];
};

const strongestAtMost = 4;
/**
 * Returns the strongest facts, shown under the price on a bike's page.
 * @example strongestFacts('en', ['owners:1']) // => [{ tone: 'good', text: 'One owner so far' }]
 */
export const strongestFacts = (language: Language, facts: readonly Fact[]): CheckLine[] =>
  strongestQuestions
    .flatMap((question): CheckLine[] => {
      const answer = answerTo(facts, question);
      if (answer === null) return [];
      const stated = { question, answer };
      return [{ tone: toneOf(stated), text: asLine(describeAnswer(language, stated)) }];
    })
    .slice(0, strongestAtMost);
