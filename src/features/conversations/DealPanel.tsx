import { useState } from 'react';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { sideOf } from '../../domain/conversations/inquiry.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { agreedAt, isClaimed, isNamed, isSaidByBoth, reviewEnd } from '../../domain/reviews/review.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { reviews } from '../../i18n/texts/reviews.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { agreeOnDeal, denyDeal, refusalOf } from './answerDeal.ts';
import { DealReviews } from './DealReviews.tsx';
import { otherName } from './otherName.ts';

export type DealProps = {
  lang: Language;
  thread: Stored<Inquiry>;
  userId: string;
  onOvertaken: (now: Inquiry) => void;
};

/** Asks to confirm a sale that the other side stated. */
export const DealPanel = ({ lang, thread, userId, onOvertaken }: DealProps) => {
  const t = translate(lang, reviews);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Awaited<ReturnType<typeof refusalOf>>>();
  const name = otherName(thread, userId, translate(lang, conversations));
  const agreed = agreedAt(thread);

  const answer = async (sold: boolean) => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await (sold ? agreeOnDeal(thread, userId) : denyDeal(thread));
      const { id: _, ...rest } = thread;
      const now = Date.now();
      onOvertaken({ ...rest, sold_at: sold ? now : null, updated_at: now });
    } catch (failure) {
      reportHandled(failure, 'agree on a deal');
      setRefusal(await refusalOf(thread, userId, failure));
    } finally {
      setBusy(false);
    }
  };
  if (agreed !== null)
    return (
      <section className="mt-4">
        <p className="text-sm text-ink-soft">{t('agreed', { date: formatDate(lang, agreed) })}</p>
        <DealReviews
          lang={lang}
          thread={thread}
          userId={userId}
          name={name}
          until={formatDate(lang, (reviewEnd(thread) ?? agreed) - 1)}
        />
      </section>
    );
  const isBuyer = sideOf(thread, userId) === 'buyer';
  // Only the side that has not stated the deal is asked. If both sides have, the server records the deal.
  if (isBuyer ? !isNamed(thread) || isSaidByBoth(thread) : !isClaimed(thread) || isSaidByBoth(thread))
    return thread.sold_at === undefined ? (
      <p className="mt-4 text-sm text-ink-soft">{t(isBuyer ? 'waits' : 'waitsForBuyer', { name })}</p>
    ) : null;
  const keys = isBuyer
    ? ({ ask: 'askBought', no: 'notBought', yes: 'yesBought', saidNo: 'saidNotBought' } as const)
    : ({ ask: 'askSold', no: 'notSold', yes: 'yesSold', saidNo: 'saidNo' } as const);
  // Did this side deny the sale? If the seller has named the buyer, the buyer denied it.
  const isOwnNo = thread.sold_at === null && (isBuyer || thread.named_at === undefined);
  return (
    <section className="mt-4">
      <p>{t(isOwnNo ? keys.saidNo : keys.ask, { name })}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" loading={busy} onClick={() => void answer(true)}>
          {t(keys.yes, { name })}
        </Button>
        {!isOwnNo && (
          <Button size="sm" variant="quiet" disabled={busy} onClick={() => void answer(false)}>
            {t(keys.no)}
          </Button>
        )}
      </p>
      <FormStatus
        lang={lang}
        sending={busy}
        problem={refusal ? { text: t(refusal) } : null}
        className="mt-2"
      />
    </section>
  );
};
