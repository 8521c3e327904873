import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { listDocuments } from '../../firebase/firestore.ts';
import type { Language } from '../../i18n/languages.ts';
import { earlierThread } from '../../i18n/texts/earlierThread.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { ButtonLink } from '../../ui/Button.tsx';

const Glance = z.object({ status: z.string() });
/** Maximum number of conversations read, per buyer and bike. */
const maxThreads = 5;

const findThread = async (userId: string, listingId: string): Promise<string | null> => {
  const threads = await listDocuments(Glance, 'inquiries', {
    where: [
      ['buyer_id', '==', userId],
      ['bike.id', '==', listingId],
    ],
    select: ['status'],
    limit: maxThreads,
  });
  return threads.find(({ status }) => status !== 'closed')?.id ?? null;
};

type Props = { lang: Language; userId: string; listingId: string };

/** Links to the member's open conversation about this bike. */
export const EarlierThread = ({ lang, userId, listingId }: Props) => {
  const t = translate(lang, earlierThread);
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    findThread(userId, listingId).then(
      (threads) => !isGone && setId(threads),
      (failure: unknown) => reportHandled(failure, 'look for an earlier conversation'),
    );
    return () => {
      isGone = true;
    };
  }, [userId, listingId]);
  return (
    id !== null && (
      <div className="mb-5 rounded-md bg-sunken px-4 py-3">
        <p>{t('text')}</p>
        <ButtonLink
          href={`${localize(lang, paths.messages)}#${encodeURIComponent(id)}`}
          size="sm"
          className="mt-2"
        >
          {t('open')}
        </ButtonLink>
      </div>
    )
  );
};
