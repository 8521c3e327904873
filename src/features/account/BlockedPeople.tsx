import { useEffect, useState } from 'react';
import type { Block } from '../../domain/conversations/block.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { listBlocked, unblockPerson } from '../../firebase/blocks.ts';
import type { Language } from '../../i18n/languages.ts';
import { safety } from '../../i18n/texts/safety.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { reportAccount } from './reportAccount.ts';

type Props = { lang: Language; userId: string };
type Blocked = readonly Stored<Block>[] | 'failed' | null;

export const BlockedPeople = ({ lang, userId }: Props) => {
  const t = translate(lang, safety);
  const [blocked, setBlocked] = useState<Blocked>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again.
  useEffect(() => {
    let isCurrent = true;
    listBlocked(userId).then(
      (blocks) => isCurrent && setBlocked(blocks),
      (failure) => {
        reportAccount(failure, 'list blocked people');
        if (isCurrent) setBlocked('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, attempt]);

  const unblock = async ({ id, other_id, other_name }: Stored<Block>) => {
    setBusy(id);
    try {
      await unblockPerson(userId, other_id);
      setBlocked((now) => (Array.isArray(now) ? now.filter((block) => block.id !== id) : now));
      notify({ title: t('blocked.done', { name: other_name }), tone: 'success' });
    } catch (failure) {
      reportAccount(failure, 'unblock a person');
      notify({ title: t('blocked.failed'), tone: 'error' });
    }
    setBusy(null);
  };
  if (blocked === null) return null;
  if (blocked === 'failed')
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        {t('blocked.loadFailed')}
        <Button size="sm" onClick={() => setAttempt(attempt + 1)}>
          {t('blocked.retry')}
        </Button>
      </p>
    );
  if (blocked.length === 0) return <p className="text-ink-soft">{t('blocked.none')}</p>;
  return (
    <ul className="grid grid-cols-1 gap-2">
      {blocked.map((block) => (
        <li key={block.id} className="flex flex-wrap items-center justify-between gap-3">
          <span translate="no" className="min-w-0 wrap-anywhere">
            {block.other_name}
          </span>
          <Button
            size="sm"
            loading={busy === block.id}
            aria-label={t('blocked.unblockName', { name: block.other_name })}
            onClick={() => void unblock(block)}
          >
            {t('blocked.unblock')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
