import { peopleLimit } from '../../domain/admin/peopleLimit.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';

export type LawSource = { look: string; checked: number };

/** Number of people, and the legal threshold for assessments. */
export const PeopleLimit = ({
  lang,
  people,
  source,
}: {
  lang: Language;
  people: number;
  source: LawSource;
}) => {
  const t = translate(lang, admin);
  const counts = { count: formatNumber(lang, people), limit: formatNumber(lang, peopleLimit) };
  return (
    <p className="mt-1 text-sm text-ink-soft">
      <span>{t('peopleLimit', counts)}</span>{' '}
      <a href={source.look} className="underline">
        {t('peopleSource', { date: formatDate(lang, source.checked) })}
      </a>
    </p>
  );
};
