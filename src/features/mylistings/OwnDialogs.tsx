import { useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Mine } from './planAction.ts';
import type { useMyListings } from './useMyListings.ts';

const ReserveDialog = lazyPart(async () => (await import('./ReserveDialog.tsx')).ReserveDialog);
const DeleteDialog = lazyPart(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);
const BuyerDialog = lazyPart(async () => (await import('./BuyerDialog.tsx')).BuyerDialog);

/** Action that needs a dialog first. `buyer` names the buyer of a sold bike. */
export type Question = { action: 'delete' | 'reserve' | 'markSold' | 'buyer'; listing: Mine };
type Props = {
  lang: Language;
  mine: Pick<ReturnType<typeof useMyListings>, 'act'>;
  question: Question | null;
  onClose: () => void;
  onLost: () => void;
};

/** Each dialog is loaded when first opened. */
export const OwnDialogs = ({ lang, mine, question, onClose, onLost }: Props) => {
  // A closed dialog returns the focus, so it stays mounted until another opens.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const props = { lang, listing: question?.listing ?? null, onCancel: onClose, onLost };
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
