import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** Shown to sellers after a buyer stated the purchase. */
export const SoldReminder = ({ lang, buyerName }: { lang: Language; buyerName: string }) => {
  const t = translate(lang, conversations);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
      <p>{t('saysPurchased', { name: buyerName })}</p>
      <ButtonLink size="sm" href={localize(lang, paths.myListings)}>
        {t('markSold')}
      </ButtonLink>
    </div>
  );
};
