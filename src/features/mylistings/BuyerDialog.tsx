import { unknownName } from '../../domain/accounts/profile.ts';
import { titleOf } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { buyers as texts } from '../../i18n/texts/buyers.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { buyersIn, standingOf, type Thread } from './buyers.ts';
import type { Mine } from './planAction.ts';
import { useBuyers } from './useBuyers.ts';

/** A thread's buyer, somebody else (null), or no answer (undefined). */
export type Answer = { threads: readonly Thread[]; buyer: Thread | null } | undefined;
type Props = {
  lang: Language;
  /** Null closes the dialog. */
  listing: Mine | null;
  /** Whether the answer also marks the bike as sold. */
  selling: boolean;
  onCancel: () => void;
  onAnswer: (listing: Mine, answer: Answer) => void;
};

export const nameOf = (lang: Language, { buyer_name }: Thread): string =>
  buyer_name && buyer_name !== unknownName ? buyer_name : translate(lang, texts)('somebody');

type PeopleProps = {
  lang: Language;
  buyers: ReturnType<typeof useBuyers>;
  onChoose: (buyer: Thread) => void;
};

const People = ({ lang, buyers, onChoose }: PeopleProps) => {
  const t = translate(lang, texts);
  if (buyers.state === 'loading')
    return (
      <div className="mt-4" role="status">
        <span className="sr-only">{t('loading')}</span>
        <SkeletonText lines={3} />
      </div>
    );
  if (buyers.state === 'failed')
    return (
      <p role="alert" className="mt-4 flex flex-wrap items-center gap-3">
        {t('loadFailed')}
        <Button size="sm" onClick={buyers.retry}>
          {translate(lang, ui)('retry')}
        </Button>
      </p>
    );
  const people = buyersIn(buyers.threads);
  const isAgreed = people.some((thread) => standingOf(thread) === 'agreed');
  if (people.length === 0) return <p className="mt-4 text-ink-soft">{t('nobody')}</p>;
  return (
    <ul className="mt-4 grid gap-2">
      {people.map((thread) => {
        const standing = standingOf(thread);
        return (
          <li key={thread.id}>
            <Button
              className="w-full flex-col gap-0.5 wrap-anywhere"
              disabled={isAgreed || standing === 'named'}
              onClick={() => onChoose(thread)}
            >
              <span translate="no">{nameOf(lang, thread)}</span>
              {standing !== 'open' && <span className="text-sm font-normal">{t(standing)}</span>}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};

/** Asks who bought a bike. The bike is sold even without an answer. */
export const BuyerDialog = ({ lang, listing, selling, onCancel, onAnswer }: Props) => {
  const t = translate(lang, texts);
  const buyers = useBuyers(listing);
  const threads = buyers.state === 'ready' ? buyers.threads : [];
  const answer = (buyer: Thread | null) => listing && onAnswer(listing, { threads, buyer });
  return (
    <Dialog
      lang={lang}
      open={listing !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={t('title')}
      footer={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          {selling && (
            <Button variant="quiet" onClick={() => listing && onAnswer(listing, undefined)}>
              {t('skip')}
            </Button>
          )}
        </>
      }
    >
      {listing && <p>{selling ? `${t('selling', { title: titleOf(listing) })} ${t('text')}` : t('text')}</p>}
      <People lang={lang} buyers={buyers} onChoose={answer} />
      <Button
        className="mt-2 w-full"
        disabled={!selling && buyers.state !== 'ready'}
        onClick={() => answer(null)}
      >
        {t('somebodyElse')}
      </Button>
    </Dialog>
  );
};
