import { type LucideIcon, SearchX } from 'lucide-react';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminQueue, type AdminQueueProps } from './AdminQueue.tsx';
import { FindForm } from './FindForm.tsx';

type Props<T> = Omit<AdminQueueProps<T>, 'empty'> & {
  lang: Language;
  tab: 'listings' | 'people';
  find: string | null;
  label: string;
  hint?: string;
  heading: string;
  none: { icon: LucideIcon; title: string };
};

/** Lists search results; without a query, decided items. */
export const FoundQueue = <T extends { id: string }>(props: Props<T>) => {
  const { tab, find, label, hint, heading, none, ...queue } = props;
  const t = translate(queue.lang, admin);
  return (
    <>
      <FindForm lang={queue.lang} tab={tab} find={find} label={label} {...(hint && { hint })} />
      {find === null && <h2 className="mb-3 text-lg font-bold">{heading}</h2>}
      <AdminQueue
        key={find}
        {...queue}
        empty={
          find === null ? (
            <EmptyState {...none} />
          ) : (
            <EmptyState icon={SearchX} title={t('nothingFound')} text={t('nothingFoundText')} />
          )
        }
      />
    </>
  );
};
