import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { StoredThread } from './readThread.ts';
import { Hint, Waiting } from './ThreadPlaces.tsx';
import { closeOpenThread } from './useInboxAddress.ts';
import type { ReadyThreads } from './useThreads.ts';

const load = () => import('./OpenThread.tsx');
const OpenThread = lazy(async () => ({ default: (await load()).OpenThread }));
/** Fetches what shows an open thread; the list does so as soon as somebody reaches for one of its rows. */
export const prepareThread = () => void load().catch(() => undefined);

type Props = {
  lang: Language;
  userId: string;
  /** The thread that is open, if any. */
  id: string | null;
  threads: readonly StoredThread[];
  /** Shows in the list, too, what was just written to a thread. */
  onChange: ReadyThreads['change'];
};

/** The place of the open thread, and on a phone the way back to the list; a hint where none is open. */
export const ThreadPane = ({ lang, id, ...rest }: Props) => {
  const t = translate(lang, conversations);
  if (id === null) return <Hint text={t('choose')} />;
  return (
    <>
      <IconButton icon={ArrowLeft} label={t('back')} className="inbox-back" onClick={closeOpenThread} />
      <Suspense fallback={<Waiting />}>
        <OpenThread key={id} lang={lang} id={id} {...rest} />
      </Suspense>
    </>
  );
};
