import { useState } from 'react';
import { stockLimits, stockNumber } from '../../domain/stock/columns.ts';
import type { StockRow } from '../../domain/stock/stock.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { stock } from '../../i18n/texts/stock.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

export type Numbering = { working: boolean; onNumber: (id: string, number: string) => void };
type Props = Numbering & { lang: Language; row: StockRow };

const NumberForm = ({ lang, row, working, onNumber, onClose }: Props & { onClose: () => void }) => {
  const t = translate(lang, stock);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const number = stockNumber(typed);
        setWrong(number === null);
        if (number !== null && !working) onNumber(row.id, number);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Field
        hideLabel
        label={t('numberOf', { title: row.title })}
        error={isWrong && t('numberInvalid')}
        className="max-w-60"
      >
        {(ids) => (
          <div className="flex items-center gap-2">
            <TextInput
              {...ids}
              autoFocus
              autoComplete="off"
              maxLength={stockLimits.number}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              className="min-h-10 min-w-0 flex-1 py-1"
            />
            <Button type="submit" size="sm" className="shrink-0" loading={working} loadingLabel={t('saving')}>
              {t('saveNumber')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
};

/** Without a stock number, shows a dash that opens a form. */
export const NumberCell = (props: Props) => {
  const { lang, row } = props;
  const [open, setOpen] = useState(false);
  if (!row.unnumbered) return <span translate="no">{row.number}</span>;
  if (open) return <NumberForm {...props} onClose={() => setOpen(false)} />;
  return (
    <button
      type="button"
      aria-label={translate(lang, stock)('giveNumber', { title: row.title })}
      onClick={() => setOpen(true)}
      className="touch min-h-9 min-w-9 text-left underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-ink"
    >
      –
    </button>
  );
};
