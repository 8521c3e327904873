import type { AdminSigns } from '../../domain/admin/adminAnswers.schema.ts';
import { signPoints } from '../../domain/moderation/signs.ts';
import { renditions, renditionUrl } from '../../domain/photos/photo.ts';
import { formatDong } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { hashOf } from './useAdminTab.ts';

type Props = { lang: Language; entry: AdminSigns };

const Picture = ({ photo, label }: { photo: string; label: string }) => (
  <figure>
    <img
      src={renditionUrl(photo, 'card')}
      width={renditions.card.width}
      height={renditions.card.height}
      alt={label}
      loading="lazy"
      decoding="async"
      className="aspect-4/3 w-full rounded-md bg-sunken object-cover"
    />
    <figcaption className="mt-1 text-sm text-ink-soft">{label}</figcaption>
  </figure>
);

const PhotoPairs = ({ lang, entry }: Props) => {
  const t = translate(lang, admin);
  if (entry.photos.length === 0) return null;
  return (
    <section aria-label={t('photoPairs')} className="mt-3 grid max-w-prose grid-cols-1 gap-3">
      {entry.photos.map(({ own, other, other_id }) => (
        <div key={`${own} ${other}`}>
          <div className="grid grid-cols-2 gap-3">
            <Picture photo={own} label={t('ownPhoto')} />
            <Picture photo={other} label={t('otherPhoto')} />
          </div>
          <a
            href={hashOf('listings', other_id)}
            className="inline-flex min-h-11 items-center text-sm underline"
          >
            {t('otherListing')}
          </a>
        </div>
      ))}
    </section>
  );
};

export const SignReasons = ({ lang, entry }: Props) => {
  const t = translate(lang, admin);
  const { signs, price } = entry;
  const isPrice = signs.includes('price_half') || signs.includes('price_low');
  return (
    <>
      <ul aria-label={t('why')} className="mt-2 grid max-w-prose list-disc grid-cols-1 gap-1 pl-5">
        {signs.map((sign) => (
          <li key={sign}>
            {t(`sign.${sign}`)}{' '}
            <span className="text-sm text-ink-soft">{`(${t('signPoints', { count: signPoints[sign] })})`}</span>
          </li>
        ))}
      </ul>
      {isPrice && price && (
        <p className="mt-2 text-sm text-ink-soft figures">
          {t('seenPrice', { price: formatDong(lang, price.price), low: formatDong(lang, price.low) })}
        </p>
      )}
      <PhotoPairs lang={lang} entry={entry} />
    </>
  );
};
