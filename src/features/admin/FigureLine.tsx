import type { AdminFigures } from '../../domain/admin/adminAnswers.schema.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';

const shown = ['active', 'sold', 'paused', 'draft', 'hidden', 'members', 'suspended', 'queued'] as const;

export const FigureLine = ({ lang, figures }: { lang: Language; figures: AdminFigures | null }) => {
  const t = translate(lang, admin);
  return (
    <dl aria-label={t('figures')} className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {shown.map((name) => (
        <div key={name} className="flex flex-row-reverse gap-1.5">
          <dt>{t(`figure.${name}`)}</dt>
          <dd className="font-semibold text-ink figures">
            {figures ? formatNumber(lang, figures[name]) : '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
};
