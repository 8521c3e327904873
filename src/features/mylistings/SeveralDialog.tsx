import { useState } from 'react';
import { titleOf } from '../../domain/listings/listing.ts';
import { useRates } from '../../firebase/useRates.ts';
import { formatDong } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { several } from '../../i18n/texts/several.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { Segments } from '../../ui/RadioGroup.tsx';
import type { Mine } from './planAction.ts';
import { isOtherPrice, newPrice, type PriceChange, type Prices, priceStep } from './planSeveral.ts';
import { ReserveDays } from './ReserveDays.tsx';

export type DialogAction = 'markSold' | 'reserve' | 'price';
type Props = {
  lang: Language;
  action: DialogAction | null;
  listings: readonly Mine[];
  onCancel: () => void;
  /** `until`: end of the reservation. */
  onConfirm: (action: DialogAction, prices: Prices | null, until?: number) => void;
};

/** Typed change for all listings. Prices in `own`, by listing id, override it. */
type Typed = Omit<PriceChange, 'amount'> & {
  amount: number | null;
  own: Readonly<Record<string, number | null>>;
};

const wantedPrice = (listing: Mine, { own, amount, ...change }: Typed): number | null => {
  if (listing.id in own) return own[listing.id] ?? null;
  return amount && listing.price !== null ? newPrice(listing.price, { ...change, amount }) : null;
};

/** Is the typed price invalid? An empty field changes nothing. */
const isImpossible = (listing: Mine, typed: Typed): boolean => {
  const price = wantedPrice(listing, typed);
  if (!(listing.id in typed.own)) return Boolean(typed.amount) && price === null;
  return price !== null && price !== listing.price && !isOtherPrice(listing.price, price);
};

/** Only valid prices that differ from the stored ones. */
const pricesOf = (listings: readonly Mine[], typed: Typed): Prices =>
  new Map(
    listings.flatMap((listing) => {
      const price = wantedPrice(listing, typed);
      return isOtherPrice(listing.price, price) ? [[listing.id, price] as const] : [];
    }),
  );

type PriceFieldsProps = Pick<Props, 'lang' | 'listings'> & {
  typed: Typed;
  onChange: (typed: Typed) => void;
};

const PriceFields = ({ lang, listings, typed, onChange }: PriceFieldsProps) => {
  const t = translate(lang, several);
  const rates = useRates();
  return (
    <div className="grid gap-4">
      <Segments
        legend={t('direction')}
        name="direction"
        options={[
          { value: 'lower', label: t('lower') },
          { value: 'raise', label: t('raise') },
        ]}
        value={typed.direction}
        onValueChange={(direction) => onChange({ ...typed, direction })}
      />
      <Segments
        legend={t('unit')}
        name="unit"
        options={[
          { value: 'percent', label: '%' },
          { value: 'dong', label: '₫' },
        ]}
        value={typed.unit}
        onValueChange={(unit) => onChange({ ...typed, unit, amount: null })}
      />
      <Field label={t('by')} hint={t('priceNote')}>
        {(ids) => (
          <NumberInput
            {...ids}
            lang={lang}
            name="amount"
            unit={typed.unit === 'percent' ? '%' : '₫'}
            {...(typed.unit === 'dong' && { amount: 'money' as const, rates, least: priceStep })}
            value={typed.amount}
            onValueChange={(amount) => onChange({ ...typed, amount })}
          />
        )}
      </Field>
      {listings.map((listing) => {
        const isOwn = listing.id in typed.own;
        const price = wantedPrice(listing, typed);
        return (
          <div key={listing.id}>
            <p aria-hidden="true" translate="no" className="mb-1.5 text-sm font-semibold">
              {titleOf(listing)}
            </p>
            <Field
              hideLabel
              label={titleOf(listing)}
              hint={t('priceNow', { price: formatDong(lang, listing.price ?? 0) })}
              error={isImpossible(listing, typed) ? t('priceImpossible') : undefined}
            >
              {(ids) => (
                <NumberInput
                  {...ids}
                  lang={lang}
                  unit="₫"
                  amount="money"
                  rates={rates}
                  least={priceStep}
                  name={`price-${listing.id}`}
                  value={isOwn ? price : (price ?? listing.price)}
                  onValueChange={(own) => onChange({ ...typed, own: { ...typed.own, [listing.id]: own } })}
                />
              )}
            </Field>
          </div>
        );
      })}
    </div>
  );
};

const titles = { markSold: 'soldConfirm', reserve: 'reserveTitle', price: 'priceTitle' } as const;

/** Confirms a sale, or asks for the reservation or price of several listings. */
export const SeveralDialog = ({ lang, action, listings, onCancel, onConfirm }: Props) => {
  const t = translate(lang, several);
  const [typed, setTyped] = useState<Typed>({ direction: 'lower', amount: null, unit: 'percent', own: {} });
  const prices = pricesOf(listings, typed);
  const isRefused = listings.some((listing) => listing.id in typed.own && isImpossible(listing, typed));
  const count = listings.length;
  return (
    <Dialog
      lang={lang}
      open={action !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={t(titles[action ?? 'markSold'], { count })}
      footer={
        <>
          <Button onClick={onCancel}>{translate(lang, mylistings)('cancel')}</Button>
          {action !== 'reserve' && (
            <Button
              variant="primary"
              disabled={action === 'price' && (prices.size === 0 || isRefused)}
              onClick={() => action && onConfirm(action, action === 'price' ? prices : null)}
            >
              {action === 'price' ? t('priceChange') : translate(lang, mylistings)('markSold')}
            </Button>
          )}
        </>
      }
    >
      {action === 'price' ? (
        <PriceFields lang={lang} listings={listings} typed={typed} onChange={setTyped} />
      ) : (
        <>
          <ul className="grid gap-2">
            {listings.map((listing) => (
              <li key={listing.id} translate="no">
                {titleOf(listing)}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-ink-soft">{t(action === 'reserve' ? 'reserveNote' : 'soldNote')}</p>
          {action === 'reserve' && (
            <ReserveDays lang={lang} onChoose={(until) => onConfirm('reserve', null, until)} />
          )}
        </>
      )}
    </Dialog>
  );
};
