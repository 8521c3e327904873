import { useState } from 'react';
import type { Figures } from '../../domain/listings/figures.schema.ts';
import { hasPage, mainPhoto, titleOf } from '../../domain/listings/listing.ts';
import { lastDayOf, reservedUntil } from '../../domain/listings/reserved.ts';
import { isAutoPaused } from '../../domain/listings/stillForSale.ts';
import type { Rates } from '../../domain/money/money.schema.ts';
import { renditions, renditionUrl } from '../../domain/photos/photo.ts';
import { locationLabel } from '../../domain/places/locations.ts';
import { formatDate, formatDong, formatForeignLine, formatKm } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { bike } from '../../i18n/texts/bike.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { notify } from '../../ui/notify.ts';
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
  /** Title of another own listing with the same bike. */
  repeats: string | null;
  /** Null outside of the selection mode. */
  chosen: { value: boolean; set: (value: boolean) => void } | null;
  onAction: (action: Action) => void;
  onBuyer: () => void;
};

const DaysDialog = lazyPart(async () => (await import('./DaysDialog.tsx')).DaysDialog);

const tones = { active: 'leaf', paused: 'warn', draft: 'grey', sold: 'asphalt', hidden: 'warn' } as const;
/** Currencies beside đồng (D49). */
const shownCurrencies = ['USD', 'GBP'] as const;

const Photo = ({ lang, listing }: Pick<Props, 'lang' | 'listing'>) => {
  // Photos of a hidden listing are not public.
  const photo = listing.status === 'hidden' ? undefined : mainPhoto(listing);
  if (!photo)
    return (
      <span className="grid size-full place-items-center text-center text-xs text-ink-soft">
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

const OwnPrice = ({ lang, price, rates }: { lang: Language; price: number; rates: Rates }) => (
  <p translate="no">
    <span className="mr-1.5 font-bold">{formatDong(lang, price)}</span>
    <span className="text-xs whitespace-nowrap text-ink-soft">
      {formatForeignLine(lang, price, shownCurrencies, rates)}
    </span>
  </p>
);

export const OwnRow = ({
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
  const [days, showDays] = useState<boolean>();
  return (
    <article className="own-row" aria-busy={busy}>
      <div className="own-photo overflow-hidden rounded-md bg-sunken">
        <Photo lang={lang} listing={listing} />
      </div>
      <div className="own-facts">
        <h2 translate="no" className="cut text-base/snug font-semibold">
          {status === 'hidden' ? (
            titleOf(listing)
          ) : (
            <a href={localize(lang, page)} className="no-underline hover:underline">
              {titleOf(listing)}
            </a>
          )}
        </h2>
        {price !== null && price > 0 ? (
          <OwnPrice lang={lang} price={price} rates={rates} />
        ) : (
          <p className="font-bold">{t('noPrice')}</p>
        )}
        <p className="cut text-sm text-ink-soft">
          <span>{mileage === null ? t('noMileage') : formatKm(lang, mileage)}</span>
          {' · '}
          <span>{location ? locationLabel(lang, location) : t('noPlace')}</span>
        </p>
      </div>
      <div className="own-badges">
        <Badge tone={tones[status]} {...(status === 'draft' && { className: 'border border-line-strong' })}>
          {translate(lang, bike)(status)}
        </Badge>
        {reserved !== null && <Badge tone="warn">{translate(lang, bike)('reserved')}</Badge>}
      </div>
      <div className="own-figures">
        <OwnFigures lang={lang} listing={listing} figures={figures} />
      </div>
      <div className="own-tools">
        {chosen ? (
          <Checkbox
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
            onDays={() => showDays(true)}
          />
        )}
      </div>
      <div className="own-notes text-sm text-warn empty:hidden">
        {reserved !== null && <p>{t('reservedUntil', { date: formatDate(lang, lastDayOf(reserved)) })}</p>}
        {isAutoPaused(listing) && <p>{t('autoPaused')}</p>}
        {repeats !== null && <p>{t('repeated', { title: repeats })}</p>}
        {status === 'hidden' && <HiddenNotice lang={lang} hidden={listing.hidden} />}
      </div>
      {days !== undefined && (
        <DaysDialog
          lang={lang}
          listing={listing}
          open={days}
          busy={busy}
          onRenew={() => {
            showDays(false);
            onAction('renew');
          }}
          onClose={() => showDays(false)}
          onLost={() => {
            showDays(undefined);
            notify({ title: t('partLost'), tone: 'error' });
          }}
        />
      )}
    </article>
  );
};
