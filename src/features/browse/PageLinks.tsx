import type { Filters } from '../../domain/search/bikeFilter.ts';
import { writeFilters } from '../../domain/search/filterAddress.ts';
import { pageSize } from '../../domain/search/pageSize.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { buttonClass } from '../../ui/variants.ts';

type Props = { lang: Language; filters: Filters; page: number; total: number };

/** Links for search engines and readers without scripts. */
export const PageLinks = ({ lang, filters, page, total }: Props) => {
  const t = translate(lang, browse);
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const address = (number: number) => localize(lang, paths.home) + writeFilters(filters, number);
  const link = (number: number, text: string, rel: 'prev' | 'next') => (
    <a href={address(number)} rel={rel} className={buttonClass()}>
      {text}
    </a>
  );
  return (
    <nav
      aria-label={t('pages')}
      className="mt-10 hidden flex-wrap items-center justify-center gap-4 noscript:flex"
    >
      {page > 1 && link(page - 1, t('previousPage'), 'prev')}
      <span>{t('pageOf', { n: page })}</span>
      {page < last && link(page + 1, t('nextPage'), 'next')}
    </nav>
  );
};
