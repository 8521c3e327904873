import { titleOf } from '../../domain/listings/listing.ts';
import { endOfReservation, lastDayOf, reservedDays } from '../../domain/listings/reserved.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Mine } from './planAction.ts';

type Props = {
  lang: Language;
  /** What is asked about; null while the dialog is shut. */
  listing: Mine | null;
  onCancel: () => void;
  onConfirm: (listing: Mine, until: number) => void;
};

/** Asks for how long a bike is kept for somebody; each choice says until which day. */
export const ReserveDialog = ({ lang, listing, onCancel, onConfirm }: Props) => {
  const t = translate(lang, mylistings);
  const now = Date.now();
  return (
    <Dialog
      lang={lang}
      open={listing !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={t('reserveTitle')}
      footer={<Button onClick={onCancel}>{t('cancel')}</Button>}
    >
      {listing && <p>{t('reserveText', { title: titleOf(listing) })}</p>}
      <div className="mt-4 grid gap-2">
        {reservedDays.map((days) => {
          const until = endOfReservation(days, now);
          return (
            <Button key={days} onClick={() => listing && onConfirm(listing, until)}>
              {t('reserveDays', { count: days, date: formatDate(lang, lastDayOf(until)) })}
            </Button>
          );
        })}
      </div>
    </Dialog>
  );
};
