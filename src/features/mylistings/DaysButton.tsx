import { ChartColumn } from 'lucide-react';
import { titleOf } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import type { Mine } from './planAction.ts';

type Props = { lang: Language; listing: Mine; onPress: () => void };

/** Asks for what happened with a listing day by day. */
export const DaysButton = ({ lang, listing, onPress }: Props) => {
  const t = translate(lang, mylistings);
  return (
    <button
      type="button"
      aria-label={t('byDayOf', { title: titleOf(listing) })}
      aria-haspopup="dialog"
      onClick={onPress}
      className="touch inline-flex cursor-pointer items-center gap-1 font-semibold underline"
    >
      <ChartColumn size={15} aria-hidden="true" className="shrink-0" />
      {t('byDay')}
    </button>
  );
};
