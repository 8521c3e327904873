import { platePlaces } from '../listings/factQuestions.ts';
import { areFacts, type Fact } from '../listings/facts.ts';
import { placeIn } from '../places/placeNames.ts';
import { factPhrases } from './factPhrases.ts';
import { notBefore, notBehind } from './negation.ts';
import { plateNumbers } from './plateNumbers.ts';

type Rule = { fact: Fact; question: string; pattern: RegExp };
const rules: readonly Rule[] = factPhrases.map(([fact, list]) => ({
  fact,
  question: fact.slice(0, fact.indexOf(':')),
  pattern: new RegExp(
    list
      .split(/, (?![^()]*\))/)
      .map((phrase) =>
        phrase.startsWith('!')
          ? `(?<![a-z0-9])(?:${phrase.slice(1)})(?![a-z0-9])`
          : `(?<![a-z0-9])(?:${notBefore}${phrase})(?![a-z0-9])${notBehind}`,
      )
      .join('|'),
  ),
}));

/** Finds a plate's province digits after a word for plate: biển số đẹp 59X3, biển 5 số 60B8. */
const plateSeries = /(?:^| )(?:bien|bs|bks|bsx)(?: [a-z]+){0,3} (\d\d)(?=-?[a-z]\d)/;
const plateLead =
  /(?:^| )(?:bien(?: so| kiem soat)?|bs|bks|bsx|plate|goc)(?: (?:so|tp|thanh pho|tinh|is|trang|vang|xanh|dep|la|[45] so))* (\d\d)(?![\d.,]|tr|k(?!\d)| (?:so|nut|chu|trieu|cu)\b)/;

/** Returns the plate's province; "bstp" means Ho Chi Minh City. */
const plateOf = (words: readonly string[], text: string): Fact | null => {
  const code = (place: string | undefined) => [...platePlaces].find(([, value]) => value === place)?.[0];
  const digits = (plateLead.exec(text) ?? plateSeries.exec(text))?.[1];
  const numbered = Object.entries(plateNumbers).find(
    ([, all]) => digits && all.split(' ').includes(digits),
  )?.[0];
  const named = words.map((word, at) => {
    if (word === 'bstp') return 'Ho Chi Minh City';
    const isLead = /^(?:bien|bs|bks|bsx)$/.test(word) && words[at - 1] !== 'long';
    const isSaid = words[at + 1] === 'so' ? at + 2 : at + 1;
    const behindLead = isLead ? placeIn(words.slice(isSaid, isSaid + 4)) : null;
    if (behindLead) return behindLead.place;
    const place = placeIn(words.slice(at, at + 4));
    return place && /^(?:plates?|number)$/.test(words[at + place.length] ?? '') ? place.place : undefined;
  });
  const place = code(numbered) ?? named.map(code).find(Boolean);
  return place ? `plate:${place}` : null;
};

export const readFacts = (words: readonly string[]): Fact[] => {
  const text = words.join(' ');
  const factsByQuestion = new Map<string, Fact>();
  for (const { fact, question, pattern } of rules)
    if (!factsByQuestion.has(question) && pattern.test(text)) factsByQuestion.set(question, fact);
  const plate = plateOf(words, text);
  if (plate) factsByQuestion.set('plate', plate);
  const facts = [...factsByQuestion.values()].toSorted();
  return areFacts(facts) ? facts : facts.filter((fact) => areFacts([fact]));
};
