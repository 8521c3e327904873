import { languages } from '../i18n/languages.ts';
import { securityPolicy } from '../i18n/texts/securityPolicy.ts';
import { translate } from '../i18n/texts.ts';
import { settings } from '../settings.ts';

/** security.txt names a single policy, so both languages are in one file. */
export const GET = () => {
  const parts = languages.map((language) => {
    const t = translate(language, securityPolicy);
    const paragraphs = [t('how', { email: settings.email }), t('answer'), t('rules'), t('promise')];
    return [t('title'), ...paragraphs].join('\n\n');
  });
  return new Response(`${settings.name}\n\n${parts.join('\n\n---\n\n')}\n`);
};
