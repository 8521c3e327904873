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
import { answerTo, withAnswer } from '../../domain/listings/facts.ts';
import { locationLabel } from '../../domain/places/locations.ts';
import type { Language } from '../../i18n/languages.ts';
import { factForm } from '../../i18n/texts/factForm.ts';
import { facts as headings } from '../../i18n/texts/facts.ts';
import { translate } from '../../i18n/texts.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { useField, useForm, useValue } from './formContext.ts';
import { monthOptions } from './monthOptions.ts';
import { Pill } from './Pill.tsx';

const isText = (key: string): key is keyof typeof factForm => Object.hasOwn(factForm, key);

type QuestionProps = {
  lang: Language;
  question: FactQuestion;
  answer: string | null;
  onAnswer: (answer: string | null) => void;
};

/** Question with buttons. A second press removes the answer. */
const Choice = ({ lang, question, answer, onAnswer }: QuestionProps) => {
  const t = translate(lang, factForm);
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t(question)}</legend>
      <div className="flex flex-wrap gap-2">
        {answersTo(question).map((value) => {
          const key = `${question}:${value}`;
          return (
            <Pill
              key={value}
              label={isText(key) ? t(key) : value}
              checked={answer === value}
              onChange={(chosen) => onAnswer(chosen ? value : null)}
            />
          );
        })}
      </div>
    </fieldset>
  );
};

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

/** Groups of questions, without those about other kinds of bikes. */
export const FactQuestions = ({ lang }: { lang: Language }) => {
  const t = translate(lang, factForm);
  const heading = translate(lang, headings);
  const { $values } = useForm();
  const { value: facts, set } = useField('facts');
  const bike = { fuel: useValue('fuel'), transmission: useValue('transmission') };
  const props = (question: FactQuestion): QuestionProps => ({
    lang,
    question,
    answer: answerTo(facts, question),
    // Reads the store, because two answers may come before a render.
    onAnswer: (answer) => set(withAnswer($values.get().facts, question, answer)),
  });
  return factGroups.map((group) => {
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
                <Choice key={question} {...props(question)} />
              ) : (
                <LongChoice key={question} {...props(question)} />
              ),
            )}
          {ticks.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {ticks.map((question) => {
                const { answer, onAnswer } = props(question);
                return (
                  <Pill
                    key={question}
                    label={t(question)}
                    checked={answer !== null}
                    onChange={(chosen) => onAnswer(chosen ? 'yes' : null)}
                  />
                );
              })}
            </div>
          )}
        </div>
      </details>
    );
  });
};
