import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { readablePhone } from '../../domain/contacts/readablePhone.ts';
import { titleOf } from '../../domain/listings/listing.ts';
import { qrPath } from '../../domain/listings/qrPath.ts';
import { renditionUrl } from '../../domain/photos/photo.ts';
import { locationLabel } from '../../domain/places/locations.ts';
import { describeOffer } from '../../i18n/describeOffer.ts';
import { formatDong } from '../../i18n/format.ts';
import { formatAmount } from '../../i18n/formatAmount.ts';
import { offer } from '../../i18n/texts/offer.ts';
import { shareKit } from '../../i18n/texts/shareKit.ts';
import { translate } from '../../i18n/texts.ts';
import { type KitProps, shortAddress, typedAddress } from './kit.ts';
import { titleStep } from './titleStep.ts';

export const paperSizes = ['a4', 'a6'] as const;
export type PaperSize = (typeof paperSizes)[number];
type Props = KitProps & { size: PaperSize; onPhoto: (state: 'ready' | 'failed') => void };

const [t, tv] = [translate('en', offer), translate('vi', offer)];
/** Width in modules (dots of a QR code) of the light border that scanners need. */
const quietZone = 4;
const strips = ['1', '2', '3', '4', '5', '6', '7'];

const Both = ({ vi, en }: { vi: ReactNode; en: ReactNode }) => (
  <>
    <b lang="vi">{vi}</b> <span lang="en">{en}</span>
  </>
);

const Code = ({ address }: { address: string }) => {
  const { size, path } = qrPath(address, 'M');
  const width = size + 2 * quietZone;
  return (
    <svg
      viewBox={`${-quietZone} ${-quietZone - 0.5} ${width} ${width}`}
      aria-hidden="true"
      className="poster-code"
    >
      <path d={path} stroke="#000" />
    </svg>
  );
};

/** Strips to tear off, hidden from screen readers because they repeat the poster. */
const Strips = ({ title, address, phone }: { title: string; address: string; phone: string | null }) => {
  const [host = '', ...rest] = address.split('/');
  return (
    <ul className="poster-strips" aria-hidden="true">
      {strips.map((strip) => (
        <li key={strip}>
          <span>{title}</span>
          <span>{host}</span>
          <b>{`/${rest.join('/')}`}</b>
          {phone && <b>{phone}</b>}
        </li>
      ))}
    </ul>
  );
};

export const Poster = ({ lang, listing, photo, phone, size, onPhoto }: Props) => {
  const title = titleOf(listing);
  const address = shortAddress(listing.id);
  const english = describeOffer('en', listing);
  const number = phone && readablePhone(phone);
  return (
    <div className="poster-frame" data-size={size}>
      <article
        className="poster"
        data-size={size}
        data-step={titleStep(title)}
        aria-label={translate(lang, shareKit)('sheet', { title })}
      >
        <p className="poster-head">
          <Both vi={tv('forSale')} en={t('forSale')} />
        </p>
        {photo && (
          <img
            src={renditionUrl(photo.image_url, 'full')}
            alt=""
            className="poster-photo"
            onLoad={() => onPhoto('ready')}
            onError={() => onPhoto('failed')}
          />
        )}
        <h2 className="poster-title">{title}</h2>
        <p className="poster-price">
          <Both vi={formatDong('vi', listing.price)} en={formatAmount('en', listing.price)} />
        </p>
        <div className="poster-body">
          <ul className="poster-facts">
            {describeOffer('vi', listing).map((fact, index) => (
              <li key={fact}>
                <Both vi={fact} en={english[index]} />
              </li>
            ))}
            <li>
              <Both
                vi={tv('place', { place: locationLabel('vi', listing.location) })}
                en={t('place', { place: locationLabel('en', listing.location) })}
              />
            </li>
          </ul>
          <div className="poster-way">
            <Code address={address} />
            <Both vi={tv('scan')} en={t('scan')} />
          </div>
        </div>
        <p className="poster-address">
          <span>{typedAddress(address)}</span>
          {number && (
            <span className="poster-phone">
              <Phone aria-hidden="true" /> <span>{number}</span>
            </span>
          )}
        </p>
        {size === 'a4' && <Strips title={title} address={typedAddress(address)} phone={number} />}
      </article>
    </div>
  );
};
