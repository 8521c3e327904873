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
/** Loads the thread's script when its row is hovered or focused. */
export const prepareThread = () => void load().catch(() => undefined);

type Props = {
  lang: Language;
  userId: string;
  id: string | null;
  threads: readonly StoredThread[];
  onChange: ReadyThreads['change'];
};

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
