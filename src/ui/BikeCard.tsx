import { Bike, Gauge, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Card } from '../domain/listings/card.ts';
import { engineLabel, titleOf } from '../domain/listings/listing.ts';
import { reservedUntil } from '../domain/listings/reserved.ts';
import { renditions, renditionUrl } from '../domain/photos/photo.ts';
import { locationLabel } from '../domain/places/locations.ts';
import type { Rates } from '../domain/prices/money.schema.ts';
import { formatKm } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { bike } from '../i18n/texts/bike.ts';
import { translate } from '../i18n/texts.ts';
import { localize, paths } from '../paths.ts';
import type { Elements } from './elements.ts';
import { Price } from './Price.tsx';
import { VerdictBadge } from './VerdictBadge.tsx';

type Props = {
  lang: Language;
  card: Card;
  rates: Rates;
  /** Among the first cards of a page: its photo is not put off. */
  eager?: boolean;
  /** On the photo: a heart. */
  corner?: Elements;
  /** Below the facts: a button. */
  foot?: Elements;
  /** How the name and the place are written, such as with the words of a search marked. */
  mark?: (text: string) => ReactNode;
  /** The words that are marked. */
  marked?: string | undefined;
};

/** A bike in a list: photo first, then price, name, and the three facts that decide. The whole card is a link. */
export const BikeCard = ({
  lang,
  card,
  rates,
  eager = false,
  corner,
  foot,
  mark = String,
  marked,
}: Props) => {
  const t = translate(lang, bike);
  const title = titleOf(card);
  const sold = card.status === 'sold';
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-4/3 overflow-hidden rounded-lg bg-line">
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
        {sold && (
          <span className="absolute top-2 left-2 rounded-sm bg-asphalt px-2 py-0.5 text-sm font-semibold text-white uppercase">
            {t('sold')}
          </span>
        )}
        {card.reserved_until !== undefined && (
          <span
            // A page that is read later than it was rendered is hydrated all the same.
            hidden={reservedUntil(card, Date.now()) === null}
            suppressHydrationWarning
            className="absolute top-2 left-2 rounded-sm bg-surface px-2 py-0.5 text-sm font-semibold"
          >
            {t('reserved')}
          </span>
        )}
        {corner}
      </div>
      <div className="mt-3 flex flex-1 flex-col">
        <Price lang={lang} dong={card.price} rates={rates} sold={sold} />
        {card.verdict && (
          <VerdictBadge key={card.verdict} lang={lang} kind={card.verdict} className="mt-1 self-start" />
        )}
        <h3 className="mt-1.5 font-semibold leading-snug">
          <a
            key={`${title} ${marked}`}
            href={localize(lang, paths.listing(card.slug))}
            translate="no"
            className="no-underline after:absolute after:inset-0 after:rounded-lg group-hover:underline"
          >
            {mark(title)}
          </a>
        </h3>
        <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-soft">
          <li key={card.mileage} className="inline-flex items-center gap-1">
            <Gauge size={15} aria-hidden="true" />
            {formatKm(lang, card.mileage)}
          </li>
          <li key={engineLabel(card)} className="inline-flex min-w-0 items-center gap-1 wrap-anywhere">
            <Bike size={15} aria-hidden="true" className="shrink-0" />
            {engineLabel(card)}
          </li>
          <li key={`${card.location} ${marked}`} className="inline-flex items-center gap-1">
            <MapPin size={15} aria-hidden="true" />
            {mark(locationLabel(lang, card.location))}
          </li>
        </ul>
        {foot}
      </div>
    </article>
  );
};
