import type { ReactElement, ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Queue } from './useQueue.ts';

type Props<T> = {
  lang: Language;
  queue: Queue<T>;
  empty: ReactNode;
  children: (items: readonly T[]) => ReactElement;
};

export const QueueView = <T,>({ lang, queue, empty, children }: Props<T>) => {
  if (queue.state === 'loading')
    return (
      <>
        <p role="status" className="sr-only">
          {translate(lang, ui)('loading')}
        </p>
        <div className="grid gap-4">
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} className="h-36 w-full rounded-lg" />
          ))}
        </div>
      </>
    );
  if (queue.state === 'failed') return <ErrorState lang={lang} onRetry={() => void queue.reload()} />;
  if (queue.items.length === 0) return empty;
  return (
    <>
      {children(queue.items)}
      {queue.stuck && (
        <p role="alert" className="mt-5 text-sm font-semibold text-danger">
          {translate(lang, ui)('loadFailed')}
        </p>
      )}
      {queue.more && (
        <Button className={queue.stuck ? 'mt-2' : 'mt-5'} loading={queue.adding} onClick={queue.showMore}>
          {queue.stuck ? translate(lang, ui)('retry') : translate(lang, admin)('more')}
        </Button>
      )}
    </>
  );
};
