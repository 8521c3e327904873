import { titleOf } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { reserving } from '../../i18n/texts/reserving.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Mine } from './planAction.ts';
import { ReserveDays } from './ReserveDays.tsx';

type Props = {
  lang: Language;
  listing: Mine | null;
  onCancel: () => void;
  onConfirm: (listing: Mine, until: number) => void;
};

export const ReserveDialog = ({ lang, listing, onCancel, onConfirm }: Props) => {
  const t = translate(lang, reserving);
  return (
    <Dialog
      lang={lang}
      open={listing !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={t('reserveTitle')}
      footer={<Button onClick={onCancel}>{translate(lang, mylistings)('cancel')}</Button>}
    >
      {listing && <p>{t('reserveText', { title: titleOf(listing) })}</p>}
      <ReserveDays lang={lang} onChoose={(until) => listing && onConfirm(listing, until)} />
    </Dialog>
  );
};
