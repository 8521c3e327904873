import { Ban } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { canBlock } from '../../domain/conversations/block.ts';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { safety } from '../../i18n/texts/safety.ts';
import { translate } from '../../i18n/texts.ts';
import { island } from '../../shell/island.tsx';
import { Button } from '../../ui/Button.tsx';

type Props = { lang: Language; seller: { id: string; name: string } };
const BlockPerson = lazy(async () => ({ default: (await import('./BlockPerson.tsx')).BlockPerson }));

export const BlockSeller = island('block seller', ({ lang, seller }: Props) => {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (session.state !== 'in' || !canBlock(session.user.id, seller.id)) return null;
  return (
    <>
      <Button variant="quiet" size="sm" className="mt-10" onClick={() => setOpen(true)}>
        <Ban size={16} aria-hidden="true" />
        <span>{translate(lang, safety)('block.open', { name: seller.name })}</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <BlockPerson lang={lang} userId={session.user.id} other={seller} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
