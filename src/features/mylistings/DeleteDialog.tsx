import { titleOf } from '../../domain/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Mine } from './planAction.ts';

type Props = {
  lang: Language;
  listing: Mine | null;
  onCancel: () => void;
  onConfirm: (listing: Mine) => void;
};

/** Asks before a listing is deleted; open while there is one to ask about. */
export const DeleteDialog = ({ lang, listing, onCancel, onConfirm }: Props) => {
  const t = translate(lang, mylistings);
  return (
    <Dialog
      lang={lang}
      open={listing !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={t('deleteConfirm')}
      footer={
        <>
          <Button onClick={onCancel} data-autofocus>
            {t('cancel')}
          </Button>
          <Button variant="danger" onClick={() => listing && onConfirm(listing)}>
            {t('delete')}
          </Button>
        </>
      }
    >
      {listing && <p>{t('deleteText', { title: titleOf(listing) })}</p>}
    </Dialog>
  );
};
