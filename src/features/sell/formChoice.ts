import type { ChoiceField } from '../../domain/listings/fields.ts';
import { fieldValue } from '../../i18n/fieldWords.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';

const isText = (key: string): key is keyof typeof sell => Object.hasOwn(sell, key);

/**
 * Label in the form, which may be longer than elsewhere.
 * @example formChoice('en', 'fuel', 'gasoline') // => 'Petrol'
 */
export const formChoice = (lang: Language, name: ChoiceField, value: string): string => {
  const key = `${name}.${value}`;
  return isText(key) ? translate(lang, sell)(key) : fieldValue(lang, name, value);
};
