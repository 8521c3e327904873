import { useState } from 'react';
import { lazyPart } from '../../frame/lazyPart.tsx';
import type { Language } from '../../i18n/languages.ts';
import type { Mine } from './planAction.ts';
import type { useMyListings } from './useMyListings.ts';

const ReserveDialog = lazyPart(async () => (await import('./ReserveDialog.tsx')).ReserveDialog);
const DeleteDialog = lazyPart(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);
const BuyerDialog = lazyPart(async () => (await import('./BuyerDialog.tsx')).BuyerDialog);

/** What somebody wants to do with a listing that is asked about first; `buyer` says later who bought it. */
export type Asked = { action: 'delete' | 'reserve' | 'markSold' | 'buyer'; listing: Mine };
type Props = {
  lang: Language;
  mine: Pick<ReturnType<typeof useMyListings>, 'act'>;
  /** Null while nothing is asked. */
  asked: Asked | null;
  onClose: () => void;
  /** The question did not arrive. */
  onLost: () => void;
};

/** The questions before something is done to a listing; each is loaded when it is first asked. */
export const OwnDialogs = ({ lang, mine, asked, onClose, onLost }: Props) => {
  // A dialog that is shut stays for as long as no other is asked for: it gives focus back to where it was.
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  const props = { lang, listing: asked?.listing ?? null, onCancel: onClose, onLost };
  const then =
    <Rest extends unknown[]>(act: (listing: Mine, ...rest: Rest) => Promise<unknown>) =>
    (listing: Mine, ...rest: Rest) => {
      onClose();
      void act(listing, ...rest);
    };
  return (
    <>
      {last?.action === 'delete' && (
        <DeleteDialog {...props} onConfirm={then((listing) => mine.act(listing, 'delete'))} />
      )}
      {last?.action === 'reserve' && (
        <ReserveDialog
          {...props}
          onConfirm={then((listing, until: number) => mine.act(listing, 'reserve', until))}
        />
      )}
      {(last?.action === 'markSold' || last?.action === 'buyer') && (
        <BuyerDialog
          {...props}
          selling={last.action === 'markSold'}
          onAnswer={then(async (listing, answer) => {
            if (last.action === 'markSold' && !(await mine.act(listing, 'markSold'))) return;
            if (answer) await (await import('./sayBuyer.ts')).sayBuyer(lang, answer);
          })}
        />
      )}
    </>
  );
};
