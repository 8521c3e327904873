import { ChevronDown } from 'lucide-react';
import {
  answersTo,
  type FactQuestion,
  factGroups,
  fitsBike,
  isTick,
  platePlaces,
  questionsIn,
} from '../../domain/listings/factQuestions.ts';
import { answerTo } from '../../domain/listings/facts.ts';
import { locationLabel } from '../../domain/places/locations.ts';
import type { Language } from '../../i18n/languages.ts';
import { factForm } from '../../i18n/texts/factForm.ts';
import { facts as headings } from '../../i18n/texts/facts.ts';
import { translate } from '../../i18n/texts.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { FactChoice, FactTicks, type QuestionProps, useQuestions } from './FactChoice.tsx';
import { useValue } from './formContext.ts';
import { monthOptions } from './monthOptions.ts';

const optionsOf = (lang: Language, question: FactQuestion, answer: string | null) =>
  question === 'plate'
    ? [...platePlaces].map(([value, place]) => ({ value, label: locationLabel(lang, place) }))
    : monthOptions(lang, new Date(), answer ?? '');

const LongChoice = ({ lang, question, answer, onAnswer }: QuestionProps) => {
  const t = translate(lang, factForm);
  return (
    <Field label={t(question)}>
      {(ids) => (
        <Select
          {...ids}
          placeholder={t('notSaid')}
          options={optionsOf(lang, question, answer)}
          value={answer ?? ''}
          onValueChange={(value) => onAnswer(value || null)}
        />
      )}
    </Field>
  );
};

const groups = factGroups.filter((group) => group !== 'electric');

/** Groups of questions, without those about other kinds of bikes. */
export const FactQuestions = ({ lang }: { lang: Language }) => {
  const t = translate(lang, factForm);
  const heading = translate(lang, headings);
  const facts = useValue('facts');
  const bike = { fuel: useValue('fuel'), transmission: useValue('transmission') };
  const ask = useQuestions(lang);
  // ElectricSection asks the group about electric bikes.
  return groups.map((group) => {
    const questions = questionsIn[group].filter((question) => fitsBike(question, bike));
    const answered = questions.filter((question) => answerTo(facts, question) !== null).length;
    const ticks = questions.filter(isTick);
    return (
      <details key={group} className="group border-t border-line">
        <summary className="flex min-h-12 cursor-pointer items-center gap-3">
          <span className="font-semibold">{heading(`group.${group}`)}</span>
          {answered > 0 && (
            <span className="text-sm text-ink-soft">{t('answered', { count: answered })}</span>
          )}
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="ml-auto shrink-0 text-ink-soft group-open:rotate-180"
          />
        </summary>
        <div className="space-y-5 pt-2 pb-6">
          {questions
            .filter((question) => !isTick(question))
            .map((question) =>
              answersTo(question).length > 0 ? (
                <FactChoice key={question} {...ask(question)} />
              ) : (
                <LongChoice key={question} {...ask(question)} />
              ),
            )}
          {ticks.length > 0 && <FactTicks questions={ticks.map(ask)} />}
        </div>
      </details>
    );
  });
};
