import type { Language } from '../../../src/i18n/languages.ts';
import { operatorLine } from '../../../src/i18n/operatorLine.ts';
import { operator } from '../../../src/installation/current.ts';
import { settings } from '../../../src/settings.ts';

/** Returns the line that names the sender, as email laws require; '' for none. */
export const senderLine = (language: Language): string => (operator ? operatorLine(language, operator) : '');

export const signature = (language: Language): string =>
  [settings.name, senderLine(language)].filter(Boolean).join('\n');
