import type { Operator } from '../installation/operator.schema.ts';
import type { Language } from './languages.ts';
import { operatorTexts } from './texts/operator.ts';
import { translate } from './texts.ts';

/** Returns one line that names the operator, for footers of pages and emails. */
export const operatorLine = (language: Language, { legalName, address, taxCode }: Operator): string =>
  translate(language, operatorTexts)('line', {
    name: legalName[language],
    address: address[language],
    taxCode,
  });
