import { Gauge, MapPin } from 'lucide-react';
import type { Figures } from '../../domain/listings/figures.schema.ts';
import { hasPage, mainPhoto, titleOf } from '../../domain/listings/listing.ts';
import { lastDayOf, reservedUntil } from '../../domain/listings/reserved.ts';
import { isAutoPaused } from '../../domain/listings/stillForSale.ts';
import { renditions, renditionUrl } from '../../domain/photos/photo.ts';
import { locationLabel } from '../../domain/places/locations.ts';
import type { Rates } from '../../domain/prices/money.schema.ts';
import { formatDate, formatDong, formatForeign, formatKm } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { bike } from '../../i18n/texts/bike.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { classes } from '../../ui/classes.ts';
import { HiddenNotice } from './HiddenNotice.tsx';
import { OwnActions } from './OwnActions.tsx';
import { OwnFigures } from './OwnFigures.tsx';
import { type Action, type Mine, mayNameBuyer } from './planAction.ts';

type Props = {
  lang: Language;
  listing: Mine;
  rates: Rates;
  busy: boolean;
  figures: Figures | null;
  /** What another of one's listings is called that shows the same bike. */
  repeats: string | null;
  /** Is it chosen, and how to change that; null while nothing is being chosen. */
  chosen: { value: boolean; set: (value: boolean) => void } | null;
  onAction: (action: Action) => void;
  /** Says who bought it. */
  onBuyer: () => void;
};

const tones = { active: 'leaf', paused: 'warn', draft: 'grey', sold: 'asphalt', hidden: 'warn' } as const;
/** This page shows three currencies (D49). */
const shownCurrencies = ['USD', 'GBP'] as const;

const Photo = ({ lang, listing }: Pick<Props, 'lang' | 'listing'>) => {
  // What an operator has hidden is served to nobody.
  const photo = listing.status === 'hidden' ? undefined : mainPhoto(listing);
  if (!photo)
    return (
      <span className="grid size-full place-items-center text-sm text-ink-soft">
        {listing.status === 'hidden'
          ? translate(lang, mylistings)('photosHidden')
          : translate(lang, bike)('noPhoto')}
      </span>
    );
  return (
    <img
      src={renditionUrl(photo.image_url, 'card')}
      width={renditions.card.width}
      height={renditions.card.height}
      alt={titleOf(listing)}
      loading="lazy"
      decoding="async"
      className={`size-full object-cover ${listing.status === 'sold' ? 'opacity-70 grayscale' : ''}`}
    />
  );
};

/** One of one's own listings: what a buyer sees of it, its status, and what can be done. */
export const OwnCard = ({
  lang,
  listing,
  rates,
  busy,
  figures,
  repeats,
  chosen,
  onAction,
  onBuyer,
}: Props) => {
  const t = translate(lang, mylistings);
  const { price, mileage, location, status } = listing;
  const reserved = reservedUntil(listing, Date.now());
  const page = hasPage(listing) ? paths.listing(listing.slug) : paths.editListing(listing.id);
  return (
    <article className="flex h-full flex-col" aria-busy={busy}>
      <div className="relative aspect-4/3 overflow-hidden rounded-lg bg-sunken">
        <Photo lang={lang} listing={listing} />
        <Badge
          tone={tones[status]}
          className={classes('absolute top-2 left-2', status === 'draft' && 'border border-line-strong')}
        >
          {translate(lang, bike)(status)}
        </Badge>
        {reserved !== null && (
          <Badge tone="warn" className="absolute top-2 right-2">
            {translate(lang, bike)('reserved')}
          </Badge>
        )}
      </div>
      <div className="mt-3 flex-1">
        <p className="text-xl font-bold figures">{price ? formatDong(lang, price) : t('noPrice')}</p>
        {price !== null && price > 0 && (
          <p className="text-sm text-ink-soft figures">
            {shownCurrencies.map((currency) => formatForeign(lang, price, currency, rates)).join(' · ')}
          </p>
        )}
        <h2 translate="no" className="mt-1.5 text-base font-semibold leading-snug">
          {status === 'hidden' ? (
            titleOf(listing)
          ) : (
            <a href={localize(lang, page)} className="no-underline hover:underline">
              {titleOf(listing)}
            </a>
          )}
        </h2>
        <ul className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <li className="inline-flex items-center gap-1">
            <Gauge size={15} aria-hidden="true" />
            <span>{mileage === null ? t('noMileage') : formatKm(lang, mileage)}</span>
          </li>
          <li className="inline-flex items-center gap-1">
            <MapPin size={15} aria-hidden="true" />
            <span>{location ? locationLabel(lang, location) : t('noPlace')}</span>
          </li>
        </ul>
        {reserved !== null && (
          <p className="mt-2 text-sm text-warn">
            {t('reservedUntil', { date: formatDate(lang, lastDayOf(reserved)) })}
          </p>
        )}
        {isAutoPaused(listing) && <p className="mt-2 text-sm text-warn">{t('autoPaused')}</p>}
        {repeats !== null && <p className="mt-2 text-sm text-warn">{t('repeated', { title: repeats })}</p>}
        <OwnFigures lang={lang} listing={listing} busy={busy} figures={figures} onAction={onAction} />
        {status === 'hidden' && <HiddenNotice lang={lang} hidden={listing.hidden} />}
      </div>
      {chosen ? (
        <Checkbox
          className="mt-3"
          label={t('choose', { title: titleOf(listing) })}
          checked={chosen.value}
          disabled={busy}
          onChange={({ target }) => chosen.set(target.checked)}
        />
      ) : (
        <OwnActions
          lang={lang}
          listing={listing}
          busy={busy}
          onAction={onAction}
          onBuyer={mayNameBuyer(listing, figures, Date.now()) ? onBuyer : null}
        />
      )}
    </article>
  );
};
