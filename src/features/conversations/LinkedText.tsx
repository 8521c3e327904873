import { lazy, Suspense, useState } from 'react';
import { linkParts } from '../../domain/text/linkParts.ts';
import type { Language } from '../../i18n/languages.ts';

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

/** The other side's text, with buttons for web addresses, whose dialog shows the host first. */
export const LinkedText = ({ lang, text }: { lang: Language; text: string }) => {
  const [opened, open] = useState<{ url: string; host: string } | null>(null);
  return (
    <>
      {linkParts(text).map((part, index) =>
        part.link ? (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a sent message never changes.
            key={index}
            type="button"
            onClick={() => open(part.link)}
            className="cursor-pointer text-left underline wrap-anywhere"
          >
            {part.text}
          </button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <span key={index}>{part.text}</span>
        ),
      )}
      {opened && (
        <Suspense fallback={null}>
          <LeaveDialog lang={lang} link={opened} onClose={() => open(null)} />
        </Suspense>
      )}
    </>
  );
};
