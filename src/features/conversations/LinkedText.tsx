import { lazy, Suspense, useState } from 'react';
import { linkParts } from '../../domain/text/linkParts.ts';
import type { Language } from '../../i18n/languages.ts';

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

/** Text by the other side, with web addresses as buttons. A dialog shows the host before one is opened. */
export const LinkedText = ({ lang, text }: { lang: Language; text: string }) => {
  const [asked, ask] = useState<{ url: string; host: string } | null>(null);
  return (
    <>
      {linkParts(text).map((part, place) =>
        part.link ? (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a message that was sent stays as it is.
            key={place}
            type="button"
            onClick={() => ask(part.link)}
            className="cursor-pointer text-left underline wrap-anywhere"
          >
            {part.text}
          </button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <span key={place}>{part.text}</span>
        ),
      )}
      {asked && (
        <Suspense fallback={null}>
          <LeaveDialog lang={lang} link={asked} onClose={() => ask(null)} />
        </Suspense>
      )}
    </>
  );
};
