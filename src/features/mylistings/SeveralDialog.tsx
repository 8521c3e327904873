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
import { newPrice, type PriceChange, priceStep } from './planSeveral.ts';
import { ReserveDays } from './ReserveDays.tsx';

/** What is asked about before it is done to several. */
export type AskedAction = 'markSold' | 'reserve' | 'price';
type Props = {
  lang: Language;
  /** What is asked about; null while the dialog is shut. */
  action: AskedAction | null;
  listings: readonly Mine[];
  onCancel: () => void;
  /** `until` is when a reservation ends. */
  onConfirm: (action: AskedAction, prices: PriceChange | null, until?: number) => void;
};

/** A change while it is typed. */
type Typed = Omit<PriceChange, 'amount'> & { amount: number | null };

const priceAfter = (listing: Mine, change: PriceChange | null) =>
  change && listing.price !== null ? newPrice(listing.price, change) : null;

/** By how much prices change, and what each of them will be. */
const Prices = ({
  lang,
  listings,
  change,
  onChange,
}: Pick<Props, 'lang' | 'listings'> & {
  change: Typed;
  onChange: (change: Typed) => void;
}) => {
  const t = translate(lang, several);
  const rates = useRates(change.unit === 'dong');
  const whole = change.amount ? { ...change, amount: change.amount } : null;
  return (
    <div className="grid gap-4">
      <Segments
        legend={t('direction')}
        name="direction"
        options={[
          { value: 'lower', label: t('lower') },
          { value: 'raise', label: t('raise') },
        ]}
        value={change.direction}
        onValueChange={(direction) => onChange({ ...change, direction })}
      />
      <Segments
        legend={t('unit')}
        name="unit"
        options={[
          { value: 'percent', label: '%' },
          { value: 'dong', label: '₫' },
        ]}
        value={change.unit}
        onValueChange={(unit) => onChange({ ...change, unit, amount: null })}
      />
      <Field label={t('by')} hint={t('priceNote')}>
        {(ids) => (
          <NumberInput
            {...ids}
            lang={lang}
            name="amount"
            unit={change.unit === 'percent' ? '%' : '₫'}
            {...(change.unit === 'dong' && { amount: 'money' as const, rates, least: priceStep })}
            value={change.amount}
            onValueChange={(amount) => onChange({ ...change, amount })}
          />
        )}
      </Field>
      <ul className="grid gap-2 text-sm">
        {listings.map((listing) => {
          const after = priceAfter(listing, whole);
          return (
            <li key={listing.id}>
              <span translate="no" className="block font-semibold">
                {titleOf(listing)}
              </span>
              <span translate="no" className="figures">
                {formatDong(lang, listing.price ?? 0)}
              </span>
              {whole && (
                <>
                  <span>{' → '}</span>
                  {after === null ? (
                    <span className="text-danger">{t('priceImpossible')}</span>
                  ) : (
                    <strong translate="no" className="figures">
                      {formatDong(lang, after)}
                    </strong>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};

const titles = { markSold: 'soldConfirm', reserve: 'reserveTitle', price: 'priceTitle' } as const;

/** Asks before several listings are sold, for how long they are kept for somebody, and how prices change; says beforehand what each one will cost. */
export const SeveralDialog = ({ lang, action, listings, onCancel, onConfirm }: Props) => {
  const t = translate(lang, several);
  const [change, setChange] = useState<Typed>({ direction: 'lower', amount: null, unit: 'percent' });
  const prices = change.amount ? { ...change, amount: change.amount } : null;
  const possible = action !== 'price' || listings.some((listing) => priceAfter(listing, prices) !== null);
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
              disabled={!possible}
              onClick={() => action && onConfirm(action, action === 'price' ? prices : null)}
            >
              {action === 'price' ? t('priceChange') : translate(lang, mylistings)('markSold')}
            </Button>
          )}
        </>
      }
    >
      {action === 'price' ? (
        <Prices lang={lang} listings={listings} change={change} onChange={setChange} />
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
