import type { ReactNode } from 'react';
import { factQuestions } from '../../domain/listings/factQuestions.ts';
import { answerTo } from '../../domain/listings/facts.ts';
import { featureLabel } from '../../domain/listings/features.ts';
import {
  type ChoiceField,
  isChoiceField,
  isFieldName,
  isOptionalField,
  type OptionalField,
} from '../../domain/listings/fields.ts';
import { renditionUrl } from '../../domain/photos/photo.ts';
import { makeOf } from '../../domain/selling/listingDocuments.ts';
import type { FormAnswer, FormVersion, PlainAnswer } from '../../domain/selling/mergeForms.ts';
import { withoutTags } from '../../domain/text/withoutTags.ts';
import { writtenIn } from '../../domain/text/writtenIn.ts';
import { describeAnswer } from '../../i18n/describeFacts.ts';
import { fieldLabel, fieldValue } from '../../i18n/fieldWords.ts';
import { formatDong } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { bike } from '../../i18n/texts/bike.ts';
import { changedElsewhere } from '../../i18n/texts/changedElsewhere.ts';
import { factForm } from '../../i18n/texts/factForm.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import type { ConflictItem } from '../../ui/ConflictDialog.tsx';
import { formChoice } from './formChoice.ts';
import type { Change, Conflict } from './planChange.ts';
import type { StoredVersion } from './planSave.ts';

type Side = FormVersion & { status: StoredVersion['status'] };

const restOf = (answer: string) => answer.slice(answer.indexOf(':') + 1);
const questionOf = (answer: string) => factQuestions.find((question) => question === restOf(answer));

const Photos = ({ lang, photos }: { lang: Language; photos: readonly string[] }) => (
  <>
    <span>{translate(lang, changedElsewhere)('photos', { count: photos.length })}</span>
    <span className="mt-1 flex flex-wrap gap-1">
      {photos.map((address) => (
        <img key={address} src={renditionUrl(address, 'card')} alt="" className="h-12 w-16 object-cover" />
      ))}
    </span>
  </>
);

const plainValue = (lang: Language, answer: FormAnswer, { form }: FormVersion): string => {
  const yesOrNo = (is: boolean) => translate(lang, changedElsewhere)(is ? 'yes' : 'no');
  switch (answer) {
    case 'make':
      return makeOf(form);
    case 'price':
      return form.price && formatDong(lang, Number(form.price));
    case 'phone':
      return form.contactPhone;
    case 'whatsapp':
      return form.whatsappNumber;
    case 'hidePhone':
    case 'hideWhatsApp':
      return yesOrNo(form[answer]);
    case 'description':
    case 'otherDescription':
      return withoutTags(form[answer]);
    default:
      if (isChoiceField(answer)) return form[answer] && formChoice(lang, answer, form[answer]);
      if (isFieldName(answer)) return form[answer] && fieldValue(lang, answer, form[answer]);
      return yesOrNo(form.features.includes(restOf(answer)));
  }
};

const wordsFor = (lang: Language, answer: Conflict, side: Side): ReactNode => {
  if (answer === 'status') return translate(lang, bike)(side.status === 'hidden' ? 'paused' : side.status);
  if (answer === 'images') return <Photos lang={lang} photos={side.photos} />;
  const question = answer.startsWith('fact:') ? questionOf(answer) : undefined;
  const answered = question && answerTo(side.form.facts, question);
  const value = question
    ? answered && describeAnswer(lang, { question, answer: answered })
    : plainValue(lang, answer, side);
  return value?.trim() || translate(lang, changedElsewhere)('empty');
};

const isFactText = (key: string): key is keyof typeof factForm => Object.hasOwn(factForm, key);

const labelOf = (lang: Language, answer: Conflict, { form }: FormVersion): string => {
  const t = translate(lang, sell);
  if (answer === 'status') return translate(lang, changedElsewhere)('whole');
  if (answer === 'images') return t('section.photos');
  if (answer === 'otherDescription') return t(`otherIn_${writtenIn(form.otherDescription)}`);
  if (answer.startsWith('feature:')) return featureLabel(lang, restOf(answer));
  if (answer.startsWith('fact:')) {
    const question = restOf(answer);
    return isFactText(question) ? translate(lang, factForm)(question) : t('section.facts');
  }
  if (isChoiceField(answer) || isOptionalField(answer)) return fieldLabel(lang, answer);
  return t(answer as Exclude<PlainAnswer, 'otherDescription' | ChoiceField | OptionalField>);
};

export const describeConflicts = (
  lang: Language,
  conflicts: readonly Conflict[],
  { mine, purpose }: Pick<Change, 'mine' | 'purpose'>,
  theirs: StoredVersion,
): ConflictItem<Conflict>[] => {
  const own: Side = { ...mine, status: purpose === 'draft' ? 'draft' : 'active' };
  return conflicts.map((answer) => ({
    key: answer,
    label: labelOf(lang, answer, theirs.form.otherDescription === '' ? mine : theirs),
    theirs: wordsFor(lang, answer, theirs),
    mine: wordsFor(lang, answer, own),
  }));
};
