import type { Language } from '../i18n/languages.ts';
import { noEmail } from '../i18n/texts/noEmail.ts';
import { translate } from '../i18n/texts.ts';
import { profileAt } from '../ownPaths.ts';

export const NoEmailText = ({ lang }: { lang: Language }) => {
  const t = translate(lang, noEmail);
  return (
    <div data-no-email="" className="mb-6 rounded-lg bg-warn-soft px-4 py-3">
      <p>{t('text')}</p>
      <a href={profileAt(lang, 'email')} className="inline-flex min-h-11 items-center font-semibold">
        {t('add')}
      </a>
    </div>
  );
};
