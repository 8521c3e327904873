import { securityText } from '../../domain/platform/securityText.ts';
import { languages } from '../../i18n/languages.ts';
import { operatorLine } from '../../i18n/operatorLine.ts';
import { operator } from '../../installation/current.ts';
import { settings } from '../../settings.ts';

export const GET = () =>
  new Response(securityText(settings, languages, operator ? operatorLine('en', operator) : '', Date.now()));
