import type { ReactNode } from 'react';
import type { Card } from '../domain/listings/card.ts';
import { titleOf } from '../domain/listings/listing.ts';
import { reservedUntil } from '../domain/listings/reserved.ts';
import { sellerKindOf } from '../domain/listings/sellerKind.ts';
import type { Rates } from '../domain/money/money.schema.ts';
import { renditions, renditionUrl } from '../domain/photos/photo.ts';
import { locationLabel } from '../domain/places/locations.ts';
import { formatKm } from '../i18n/format.ts';
import { formatEngine } from '../i18n/formatEngine.ts';
import type { Language } from '../i18n/languages.ts';
import { bike } from '../i18n/texts/bike.ts';
import { translate } from '../i18n/texts.ts';
import { wordLeaving } from '../i18n/wordLeaving.ts';
import { localize, paths } from '../paths.ts';
import { Badge } from './Badge.tsx';
import type { Elements } from './elements.ts';
import { Price } from './Price.tsx';
import { VerdictBadge } from './VerdictBadge.tsx';
import { badgeClass } from './variants.ts';

type Props = {
  lang: Language;
  card: Card;
  rates: Rates;
  /** Loads the photo at once: for the first cards of a page. */
  eager?: boolean;
  corners?: Elements;
  /** Renders name and place, for example with search words highlighted. */
  mark?: (text: string) => ReactNode;
  marked?: string | undefined;
};

/**
 * Bike in a list: photo, price, name and three facts, all a link. Below 15 rem of width it is a small card.
 */
export const BikeCard = ({ lang, card, rates, eager = false, corners, mark = String, marked }: Props) => {
  const t = translate(lang, bike);
  const title = titleOf(card);
  const sold = card.status === 'sold';
  return (
    <article className="@container/card group relative flex h-full flex-col">
      <div className="relative">
        <div className="aspect-4/3 overflow-hidden rounded-lg bg-line">
          {card.photo ? (
            <img
              src={renditionUrl(card.photo, 'card')}
              width={renditions.card.width}
              height={renditions.card.height}
              alt={title}
              loading={eager ? 'eager' : 'lazy'}
              fetchPriority={eager ? 'high' : undefined}
              decoding="async"
              className={`size-full object-cover ${sold ? 'opacity-70 grayscale' : ''}`}
            />
          ) : (
            <span className="grid size-full place-items-center text-sm text-ink-soft">{t('noPhoto')}</span>
          )}
        </div>
        {sold && (
          <Badge tone="asphalt" className="absolute top-2 left-2">
            {t('sold')}
          </Badge>
        )}
        {card.reserved_until !== undefined && (
          <span
            // A reservation may end between rendering and hydration, and React would warn.
            hidden={reservedUntil(card, Date.now()) === null}
            suppressHydrationWarning
            className={badgeClass(
              'warn',
              'absolute top-2 left-2 max-w-2/3 @max-[10rem]/card:whitespace-normal',
            )}
          >
            {t('reserved')}
          </span>
        )}
        {corners}
      </div>
      <div className="mt-2">
        <Price lang={lang} dong={card.price} rates={rates} sold={sold} />
        {card.reduced !== undefined && (
          <span
            key={card.reduced}
            hidden={(card.reduced_until ?? 0) <= Date.now()}
            suppressHydrationWarning
            className={badgeClass('blue', 'mt-1 mr-1')}
          >
            {t('reducedBy', { percent: card.reduced })}
          </span>
        )}
        {card.leaving_on != null && (
          <span
            data-leaves={card.leaving_on}
            suppressHydrationWarning
            className={badgeClass('grey', 'mt-1 mr-1 empty:hidden @max-[10rem]/card:whitespace-normal')}
          >
            {wordLeaving(lang, card.leaving_on, Date.now())}
          </span>
        )}
        {card.facts?.includes('batteryRented') && (
          <span key="battery" className={badgeClass('grey', 'mt-1 mr-1 @max-[10rem]/card:whitespace-normal')}>
            {t('plusBattery')}
          </span>
        )}
        {card.verdict && <VerdictBadge key={card.verdict} lang={lang} kind={card.verdict} className="mt-1" />}
        <h3 className="mt-1 leading-snug font-semibold @max-[15rem]/card:text-sm/snug">
          <a
            key={`${title} ${marked}`}
            href={localize(lang, paths.listing(card.slug))}
            translate="no"
            className="no-underline after:absolute after:inset-0 after:rounded-lg group-hover:underline"
          >
            {mark(title)}
          </a>
        </h3>
        <p className="mt-1 text-sm/snug text-ink-soft @max-[15rem]/card:text-xs/snug">
          <span key={card.mileage}>{formatKm(lang, card.mileage)}</span>
          {' · '}
          <span key={card.engine} className="wrap-anywhere">
            {formatEngine(lang, card)}
          </span>
        </p>
        <p
          key={`${card.location} ${card.shop} ${marked}`}
          className="text-sm/snug text-ink-soft @max-[15rem]/card:text-xs/snug"
        >
          {mark(locationLabel(lang, card.location))}
          {` · ${t(sellerKindOf(card))}`}
        </p>
      </div>
    </article>
  );
};
