import { Eye, Heart, type LucideIcon, MessagesSquare, Phone } from 'lucide-react';
import { useState } from 'react';
import type { Figures } from '../../domain/listings/figures.schema.ts';
import { hasPage, titleOf } from '../../domain/listings/listing.ts';
import { lazyPart } from '../../frame/lazyPart.tsx';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { messagesAbout } from '../../ownPaths.ts';
import { notify } from '../../ui/notify.ts';
import { DaysButton } from './DaysButton.tsx';
import type { Action, Mine } from './planAction.ts';

const DaysDialog = lazyPart(async () => (await import('./DaysDialog.tsx')).DaysDialog);

type Props = {
  lang: Language;
  listing: Mine;
  busy: boolean;
  figures: Figures | null;
  onAction: (action: Action) => void;
};

/** Who has written about it: the way to these conversations. */
const Questions = ({ lang, listing, count }: { lang: Language; listing: Mine; count: number }) => {
  const t = translate(lang, mylistings);
  return (
    <a
      href={messagesAbout(lang, listing.id)}
      aria-label={t('questionsAbout', { count, title: titleOf(listing) })}
      className="touch inline-flex items-center gap-1 font-semibold underline"
    >
      <MessagesSquare size={15} aria-hidden="true" className="shrink-0" />
      <span>{t('questions', { count })}</span>
    </a>
  );
};

/**
 * How many people have seen a listing, like it, have asked for a number and have written, and the way to each day. A draft has no such figures.
 */
export const OwnFigures = ({ lang, listing, busy, figures, onAction }: Props) => {
  const t = translate(lang, mylistings);
  // Undefined until somebody asks for the days: before that there is nothing to load.
  const [isOpen, setOpen] = useState<boolean>();
  if (!hasPage(listing)) return null;
  const shown: [LucideIcon, string | null][] = [
    [Eye, t('views', { count: (listing.views_count ?? 0) + (figures?.views ?? 0) })],
    [Heart, figures && t('likes', { count: figures.likes })],
    [Phone, figures && t('reveals', { count: figures.reveals })],
  ];
  return (
    <>
      <ul className="mt-2 flex min-h-6 flex-wrap gap-x-3 text-sm text-ink-soft tabular-nums">
        {shown.map(
          ([Icon, text]) =>
            text && (
              <li key={text} className="inline-flex items-center gap-1">
                <Icon size={15} aria-hidden="true" className="shrink-0" />
                {text}
              </li>
            ),
        )}
        {figures && figures.questions > 0 && (
          <li>
            <Questions lang={lang} listing={listing} count={figures.questions} />
          </li>
        )}
        <li>
          <DaysButton lang={lang} listing={listing} onPress={() => setOpen(true)} />
        </li>
      </ul>
      {isOpen !== undefined && (
        <DaysDialog
          lang={lang}
          listing={listing}
          open={isOpen}
          busy={busy}
          onRenew={() => {
            setOpen(false);
            onAction('renew');
          }}
          onClose={() => setOpen(false)}
          onLost={() => {
            setOpen(undefined);
            notify({ title: t('partLost'), tone: 'error' });
          }}
        />
      )}
    </>
  );
};
