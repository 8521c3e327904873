import { isMonthQuestion, platePlaces } from '../domain/listings/factQuestions.ts';
import { type Answer, answeredGroups, answerTo, type Fact } from '../domain/listings/facts.ts';
import { locationLabel } from '../domain/places/locations.ts';
import { formatMonth } from './formatMonth.ts';
import type { Language } from './languages.ts';
import { facts as texts } from './texts/facts.ts';
import { translate } from './texts.ts';

const isText = (key: string): key is keyof typeof texts => Object.hasOwn(texts, key);

/** Returns an answer as a short sentence, or as a noun in the group `included`; '' for an unknown answer. */
export const describeAnswer = (language: Language, { question, answer }: Answer): string => {
  const t = translate(language, texts);
  if (question === 'plate')
    return t('plate', { place: locationLabel(language, platePlaces.get(answer) ?? answer) });
  if (isMonthQuestion(question))
    return t(question, { month: formatMonth(language, new Date(`${answer}-01T12:00:00Z`)) });
  const key = `${question}:${answer}`;
  return isText(key) ? t(key) : '';
};

/**
 * Returns a listing's facts by group, with headings. Omits unknown facts.
 * @example describeFacts('en', ['papers:own_name'])
 * // => [{ group: 'papers', title: 'Papers', sentences: ["The papers are in the seller's name."] }]
 */
export const describeFacts = (language: Language, facts: readonly Fact[]) =>
  answeredGroups(facts).map(({ group, answers }) => ({
    group,
    title: translate(language, texts)(`group.${group}`),
    sentences: answers.map((answer) => describeAnswer(language, answer)),
  }));

const telling = ['papers', 'owners', 'price'] as const;
/**
 * Returns a line about papers, owners and price for an email or shared link, or ''.
 * @example summarizeFacts('vi', ['papers:own_name', 'price:open']) // => 'Xe chính chủ. Giá còn thương lượng.'
 */
export const summarizeFacts = (language: Language, facts: readonly Fact[]): string =>
  telling
    .flatMap((question) => {
      const answer = answerTo(facts, question);
      return answer === null ? [] : [describeAnswer(language, { question, answer })];
    })
    .join(' ');
