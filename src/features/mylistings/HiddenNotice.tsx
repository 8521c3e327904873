import type { Hiding } from '../../domain/moderation/moderation.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { moderation } from '../../i18n/texts/moderation.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';

export const HiddenNotice = ({ lang, hidden }: { lang: Language; hidden: Hiding }) => {
  const t = translate(lang, moderation);
  const { cause, reason, note } = hidden;
  return (
    <div className="mt-3 rounded-md border border-warn bg-warn-soft px-3.5 py-3 text-sm">
      <p className="font-semibold">{t('hiddenTitle')}</p>
      <p className="mt-1">{cause === 'seller' ? t('hiddenWithSeller') : t(`hide.${reason}`)}</p>
      {note && <blockquote className="mt-2 border-l-2 border-warn pl-3 wrap-anywhere">{note}</blockquote>}
      <p className="mt-2 text-ink-soft">
        {t('hiddenHelp')}{' '}
        <a href={localize(lang, paths.contact)} className="font-semibold underline">
          {t('write')}
        </a>
      </p>
    </div>
  );
};
