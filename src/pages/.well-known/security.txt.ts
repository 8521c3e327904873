import { securityText } from '../../domain/platform/securityText.ts';
import { languages } from '../../i18n/languages.ts';
import { settings } from '../../settings.ts';

export const GET = () => new Response(securityText(settings, languages, Date.now()));
