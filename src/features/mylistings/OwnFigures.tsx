import { Eye, Heart, type LucideIcon, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hasPage } from '../../domain/listing.ts';
import type { Figures } from '../../domain/schemas/figures.ts';
import { call } from '../../firebase/calls.ts';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import type { Mine } from './planAction.ts';

let asked: Promise<Record<string, Figures>> | undefined;
/** One question for all cards of the page. */
const askFigures = () => {
  asked ??= call('listingFigures', {}).then(({ figures }) => figures);
  return asked;
};

const useFigures = (id: string): Figures | null => {
  const [figures, setFigures] = useState<Figures | null>(null);
  useEffect(() => {
    // Without an answer the card shows the views, which came with the listing.
    askFigures().then(
      (all) => setFigures(all[id] ?? null),
      () => undefined,
    );
  }, [id]);
  return figures;
};

/** How many people have seen a listing, like it and have asked for a number. A draft has no such figures. */
export const OwnFigures = ({ lang, listing }: { lang: Language; listing: Mine }) => {
  const t = translate(lang, mylistings);
  const figures = useFigures(listing.id);
  if (!hasPage(listing)) return null;
  const shown: [LucideIcon, string | null][] = [
    [Eye, t('views', { count: listing.views_count ?? 0 })],
    [Heart, figures && t('likes', { count: figures.likes })],
    [Phone, figures && t('reveals', { count: figures.reveals })],
  ];
  return (
    <ul className="mt-2 flex min-h-6 flex-wrap gap-x-3 text-sm text-ink-soft figures">
      {shown.map(
        ([Icon, text]) =>
          text && (
            <li key={text} className="inline-flex items-center gap-1">
              <Icon size={15} aria-hidden="true" className="shrink-0" />
              {text}
            </li>
          ),
      )}
    </ul>
  );
};
