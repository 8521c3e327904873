import { ChevronDown } from 'lucide-react';
import { mainPhoto, titleOf } from '../../domain/listings/listing.ts';
import { restorePeriod } from '../../domain/listings/restorePeriod.ts';
import { renditions, renditionUrl } from '../../domain/photos/photo.ts';
import { formatDate } from '../../i18n/formatDate.ts';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { Mine } from './planAction.ts';

type Props = {
  lang: Language;
  listings: readonly Mine[];
  busy: ReadonlySet<string>;
  onRestore: (listing: Mine) => void;
};

const Photo = ({ listing }: { listing: Mine }) => {
  const photo = mainPhoto(listing);
  return (
    <span className="block aspect-4/3 w-24 shrink-0 overflow-hidden rounded-md bg-sunken">
      {photo && (
        <img
          src={renditionUrl(photo.image_url, 'card')}
          width={renditions.card.width}
          height={renditions.card.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover grayscale"
        />
      )}
    </span>
  );
};

/** Folded list of deleted listings. Sellers can restore them until they are purged. */
export const DeletedListings = ({ lang, listings, busy, onRestore }: Props) => {
  const t = translate(lang, mylistings);
  return (
    <details className="group mt-10 border-t border-line pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <span>{t('deletedTitle', { count: listings.length })}</span>
        <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <ul className="mt-2 grid gap-4 md:grid-cols-2">
        {listings.map((listing) => {
          const { id, deleted_at } = listing;
          const title = titleOf(listing);
          const at = deleted_at ?? 0;
          return (
            <li key={id} className="flex items-start gap-3">
              <Photo listing={listing} />
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{title}</p>
                <p className="mt-1 text-sm text-ink-soft">
                  {t('deletedOn', {
                    date: formatDate(lang, at),
                    until: formatDate(lang, at + restorePeriod),
                  })}
                </p>
                <Button
                  size="sm"
                  className="mt-2"
                  disabled={busy.has(id)}
                  aria-label={`${t('restore')}: ${title}`}
                  onClick={() => onRestore(listing)}
                >
                  {t('restore')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </details>
  );
};
