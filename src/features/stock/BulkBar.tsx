import { useState } from 'react';
import type { BulkChange } from '../../domain/stock/bulkPrice.ts';
import { stockLimits } from '../../domain/stock/columns.ts';
import type { StockRow } from '../../domain/stock/stock.schema.ts';
import { useRates } from '../../firebase/useRates.ts';
import type { Language } from '../../i18n/languages.ts';
import { stock } from '../../i18n/texts/stock.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { Segments } from '../../ui/RadioGroup.tsx';
import { type Edits, isPriced, withBulk } from './planRows.ts';

const statuses = ['sold', 'paused', 'active'] as const;
type NewStatus = (typeof statuses)[number];

type Props = {
  lang: Language;
  bikes: readonly StockRow[];
  waiting: readonly unknown[];
  edits: Edits;
  working: boolean;
  onEdits: (edits: Edits) => void;
  onSave: () => void;
  onStatus: (status: NewStatus, ids: readonly string[]) => void;
};

type PriceProps = { lang: Language; onPreview: (change: BulkChange) => void };
const PriceFields = ({ lang, onPreview }: PriceProps) => {
  const t = translate(lang, stock);
  const [direction, setDirection] = useState<BulkChange['direction']>('lower');
  const [unit, setUnit] = useState<BulkChange['unit']>('percent');
  const [amount, setAmount] = useState<number | null>(null);
  const rates = useRates(unit === 'dong');
  return (
    <div className="mb-3 grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_1fr_1fr_auto]">
      <Segments
        legend={t('direction')}
        name="direction"
        value={direction}
        onValueChange={setDirection}
        options={[
          { value: 'lower', label: t('lower') },
          { value: 'raise', label: t('raise') },
        ]}
      />
      <Segments
        legend={t('unit')}
        name="unit"
        value={unit}
        onValueChange={setUnit}
        options={[
          { value: 'percent', label: '%' },
          { value: 'dong', label: '₫' },
        ]}
      />
      <Field label={t('by')}>
        {(ids) => (
          <NumberInput
            {...ids}
            key={unit}
            lang={lang}
            value={amount}
            onValueChange={setAmount}
            unit={unit === 'percent' ? '%' : '₫'}
            {...(unit === 'dong' && { amount: 'money' as const, rates, least: 0 })}
          />
        )}
      </Field>
      <Button disabled={!amount} onClick={() => amount && onPreview({ direction, unit, amount })}>
        {t('preview')}
      </Button>
    </div>
  );
};

export const BulkBar = ({ lang, bikes, waiting, edits, working, onEdits, onSave, onStatus }: Props) => {
  const t = translate(lang, stock);
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(0);
  if (bikes.length === 0 && waiting.length === 0) return null;
  const onlySold = bikes.every(({ status }) => status === 'sold');
  const fitting = (status: NewStatus) =>
    bikes.filter(
      (bike) =>
        bike.status !== status &&
        bike.status !== 'draft' &&
        bike.status !== 'hidden' &&
        (onlySold || bike.status !== 'sold'),
    );
  const canBecome = (status: NewStatus) => {
    const { length } = fitting(status);
    return length > 0 && length <= stockLimits.rows;
  };
  return (
    <div className="sticky bottom-0 z-30 mt-4 max-h-[70dvh] overflow-y-auto border-t border-line bg-paper py-3">
      {open && bikes.length > 0 && (
        <PriceFields
          lang={lang}
          onPreview={(change) => {
            const planned = withBulk(edits, bikes, change);
            setLeft(planned.left);
            onEdits(planned.edits);
          }}
        />
      )}
      {bikes.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span role="status" className="mr-2 text-sm text-ink-soft">
            {t('chosen', { count: bikes.length })}
          </span>
          <Button
            size="sm"
            aria-expanded={open}
            disabled={!bikes.some(isPriced)}
            onClick={() => setOpen(!open)}
          >
            {t('prices')}
          </Button>
          {statuses.map((status) => (
            <Button
              key={status}
              size="sm"
              disabled={working || !canBecome(status)}
              onClick={() =>
                onStatus(
                  status,
                  fitting(status).map(({ id }) => id),
                )
              }
            >
              {t(status)}
            </Button>
          ))}
        </div>
      )}
      {waiting.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <span className="mr-2 text-sm">
            <span className="font-semibold">{t('unsaved', { count: waiting.length })}</span>{' '}
            {left > 0 && <span>{t('unchangeable', { count: left })}</span>}
            {open && <span className="block text-ink-soft">{t('rounded')}</span>}
          </span>
          <Button size="sm" variant="primary" loading={working} loadingLabel={t('saving')} onClick={onSave}>
            {t('save')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              setLeft(0);
              onEdits(new Map());
            }}
          >
            {t('discard')}
          </Button>
        </div>
      )}
    </div>
  );
};
