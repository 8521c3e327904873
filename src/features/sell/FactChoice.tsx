import { answersTo, type FactQuestion } from '../../domain/listings/factQuestions.ts';
import { answerTo, withAnswer } from '../../domain/listings/facts.ts';
import type { Language } from '../../i18n/languages.ts';
import { factForm } from '../../i18n/texts/factForm.ts';
import { translate } from '../../i18n/texts.ts';
import { useField, useForm } from './formContext.ts';
import { Pill } from './Pill.tsx';

const isText = (key: string): key is keyof typeof factForm => Object.hasOwn(factForm, key);

export type QuestionProps = {
  lang: Language;
  question: FactQuestion;
  answer: string | null;
  onAnswer: (answer: string | null) => void;
};

export const useQuestions = (lang: Language) => {
  const { $values } = useForm();
  const { value: facts, set } = useField('facts');
  return (question: FactQuestion): QuestionProps => ({
    lang,
    question,
    answer: answerTo(facts, question),
    // Reads the store, because a second answer may come before the next render.
    onAnswer: (answer) => set(withAnswer($values.get().facts, question, answer)),
  });
};

/** A second press removes the answer. */
export const FactChoice = ({ lang, question, answer, onAnswer }: QuestionProps) => {
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

/** Questions with one possible answer. */
export const FactTicks = ({ questions }: { questions: readonly QuestionProps[] }) => (
  <div className="flex flex-wrap gap-2">
    {questions.map(({ lang, question, answer, onAnswer }) => (
      <Pill
        key={question}
        label={translate(lang, factForm)(question)}
        checked={answer !== null}
        onChange={(chosen) => onAnswer(chosen ? 'yes' : null)}
      />
    ))}
  </div>
);
