import { useEffect, useState } from 'react';
import { titleOf } from '../../domain/listings/listing.ts';
import { countDocuments } from '../../firebase/count.ts';
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

/** Number of open conversations about a listing; 0 if unknown. */
const useOpenConversations = (listing: Mine | null): number => {
  const [counted, setCounted] = useState<{ id: string; count: number }>();
  useEffect(() => {
    if (!listing) return;
    const { id, user_id } = listing;
    countDocuments('inquiries', [
      ['seller_id', '==', user_id],
      ['bike.id', '==', id],
      ['status', 'in', ['new', 'replied']],
    ]).then(
      (count) => setCounted({ id, count }),
      // The number is optional, because a deleted listing can be restored.
      () => undefined,
    );
  }, [listing]);
  return counted && counted.id === listing?.id ? counted.count : 0;
};

export const DeleteDialog = ({ lang, listing, onCancel, onConfirm }: Props) => {
  const t = translate(lang, mylistings);
  const open = useOpenConversations(listing);
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
      {open > 0 && <p className="mt-3 font-semibold">{t('deleteOpen', { count: open })}</p>}
    </Dialog>
  );
};
