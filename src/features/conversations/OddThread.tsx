import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';

/** A thread with an unknown status (D35). */
export const OddThread = ({ lang, title, status }: { lang: Language; title: string; status: string }) => {
  const t = translate(lang, conversations);
  return (
    <div role="alert" className="rounded-lg border border-danger bg-danger-soft p-4">
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="mt-1 font-semibold wrap-anywhere">{t('invalidStatus', { value: status })}</p>
      <p className="mt-1 text-sm">{t('invalidText')}</p>
    </div>
  );
};
