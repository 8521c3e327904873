import { type FactGroup, fitsBike, questionsIn } from '../../domain/listings/factQuestions.ts';
import { answerTo, fittingFacts } from '../../domain/listings/facts.ts';
import { kindOf } from '../../domain/listings/listing.ts';
import { statedFacts } from '../../domain/listings/statedFacts.ts';
import { describeAnswer, describeFacts } from '../../i18n/describeFacts.ts';
import type { Language } from '../../i18n/languages.ts';
import { compare } from '../../i18n/texts/compare.ts';
import { factForm } from '../../i18n/texts/factForm.ts';
import { facts as texts } from '../../i18n/texts/facts.ts';
import { translate } from '../../i18n/texts.ts';
import { type ComparedBike, cellOf, type Group, rowOf } from './cells.ts';

const rowPerQuestion: readonly FactGroup[] = ['papers', 'history', 'condition', 'electric'];
const singleRow: readonly FactGroup[] = ['included', 'reason', 'viewing', 'price'];

/** Returns the rows of sellers' facts. Marks unanswered questions, which buyers can ask. */
export const factGroupsOf = (bikes: readonly ComparedBike[], lang: Language): Group[] => {
  const [t, title, question] = [
    translate(lang, compare),
    translate(lang, texts),
    translate(lang, factForm),
  ] as const;
  const kinds = bikes.map(({ listing }) => kindOf(listing));
  const stated = bikes.map(({ listing }) => fittingFacts(statedFacts(listing).facts, kindOf(listing)));
  const questions = (group: FactGroup): Group => ({
    title: title(`group.${group}`),
    rows: questionsIn[group].map((one) =>
      rowOf(
        question(one),
        stated.map((facts, index) => {
          if (!kinds[index] || !fitsBike(one, kinds[index])) return cellOf([], t('notFitting'));
          const answer = answerTo(facts, one);
          const lines = answer === null ? [] : [describeAnswer(lang, { question: one, answer })];
          return cellOf(lines, question('notSaid'));
        }),
      ),
    ),
  });
  const groups = stated.map((facts) => describeFacts(lang, facts));
  const whole = (group: FactGroup) =>
    rowOf(
      title(`group.${group}`),
      groups.map((statements) =>
        cellOf(statements.find((one) => one.group === group)?.sentences ?? [], question('notSaid')),
      ),
    );
  return [...rowPerQuestion.map(questions), { title: t('more'), rows: singleRow.map(whole) }];
};
