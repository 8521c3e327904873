import type { Operator } from '../installation/operator.schema.ts';
import type { Language } from './languages.ts';
import { operatorTexts } from './texts/operator.ts';
import { translate } from './texts.ts';

export const nameAndAddress = (language: Language, { legalName, address }: Operator): string =>
  `${legalName[language]}, ${address[language]}`;

export const operatorLine = (
  language: Language,
  operator: Operator,
  named = nameAndAddress(language, operator),
): string => translate(language, operatorTexts)('line', { operator: named, taxCode: operator.taxCode });
