import type { AdminListing } from '../../domain/admin/adminAnswers.schema.ts';
import { renditions, renditionUrl } from '../../domain/photos/photo.ts';
import { locationLabel } from '../../domain/places/locations.ts';
import { formatDong } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { bike } from '../../i18n/texts/bike.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EntryHead, Id, Why } from './Entry.tsx';
import { ListingNumbers } from './ListingNumbers.tsx';
import { hashOf } from './useAdminTab.ts';

type Props = { lang: Language; listing: AdminListing };

const tones = {
  active: 'green',
  paused: 'grey',
  draft: 'grey',
  sold: 'grey',
  hidden: 'warn',
  deleted: 'grey',
} as const;

const Photo = ({ photo }: { photo: string | null }) =>
  photo === null ? (
    <span aria-hidden="true" className="block aspect-4/3 w-full rounded-md bg-sunken" />
  ) : (
    <img
      src={renditionUrl(photo, 'card')}
      width={renditions.card.width}
      height={renditions.card.height}
      alt=""
      loading="lazy"
      decoding="async"
      className="aspect-4/3 w-full rounded-md bg-sunken object-cover"
    />
  );

const Title = ({ lang, listing }: Props) => {
  const isPublic = listing.status === 'active' || listing.status === 'paused' || listing.status === 'sold';
  if (!isPublic || listing.slug === null) return listing.title;
  return (
    <a
      href={localize(lang, paths.listing(listing.slug))}
      aria-label={translate(lang, admin)('openListing', { title: listing.title })}
      className="underline"
    >
      {listing.title}
    </a>
  );
};

export const ListingFacts = ({ lang, listing }: Props) => {
  const t = translate(lang, admin);
  const { status, price, location, seller_id, seller_name, hidden } = listing;
  return (
    <div className="grid grid-cols-[5.5rem_1fr] items-start gap-3 md:grid-cols-[8rem_1fr] md:gap-4">
      <Photo photo={listing.photo} />
      <div className="min-w-0">
        <EntryHead title={<Title lang={lang} listing={listing} />}>
          <Badge tone={tones[status]}>
            {status === 'deleted' ? t('deleted') : translate(lang, bike)(status)}
          </Badge>
        </EntryHead>
        <p className="text-sm text-ink-soft figures">
          {[price === null ? null : formatDong(lang, price), location && locationLabel(lang, location)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {t('seller')}:{' '}
          <a href={hashOf('people', seller_id)} className="underline">
            {seller_name ?? seller_id}
          </a>
        </p>
        <Id>{listing.id}</Id>
        {hidden && (
          <Why
            lang={lang}
            before={hidden.cause === 'seller' ? `${t('withSeller')} · ` : ''}
            reason={t(`reason.${hidden.reason}`)}
            note={hidden.note}
            at={hidden.hidden_at}
          />
        )}
        <ListingNumbers key={listing.id} lang={lang} listing={listing} />
      </div>
    </div>
  );
};
