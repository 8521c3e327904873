import { useState } from 'react';
import type { StockRow } from '../../domain/stock/stock.schema.ts';
import { day } from '../../domain/time/time.ts';
import { useRates } from '../../firebase/useRates.ts';
import { formatDong } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { bike as bikeTexts } from '../../i18n/texts/bike.ts';
import { stock } from '../../i18n/texts/stock.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { NumberCell, type Numbering } from './NumberCell.tsx';
import { type Edits, isPriced } from './planRows.ts';

type Editing = { edits: Edits; onEdit: (id: string, price: number | null) => void };
type Choosing = { chosen: ReadonlySet<string>; onChoose: (ids: readonly string[], isOn: boolean) => void };
type Props = Editing &
  Choosing &
  Numbering & { lang: Language; rows: readonly StockRow[]; all: readonly StockRow[] };

const named = ({ number, unnumbered, title }: StockRow) => (unnumbered ? title : `${number} ${title}`);

const tick =
  'size-5 appearance-none rounded-sm border border-line-strong bg-surface checked:border-signal checked:bg-signal';

/** Turns into an input when pressed: 500 inputs would be slow. */
const PriceCell = ({ lang, row, edits, onEdit }: Editing & { lang: Language; row: StockRow }) => {
  const t = translate(lang, stock);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<number | null>(null);
  const rates = useRates(open);
  const edited = edits.get(row.id);
  const isNew = edited !== undefined && edited !== row.price;
  const price = edited ?? row.price;
  const words = price === null ? t('noPrice') : formatDong(lang, price);
  if (!isPriced(row)) return <span translate="no">{words}</span>;
  if (open)
    return (
      <fieldset
        onBlur={({ currentTarget, relatedTarget }) =>
          !currentTarget.contains(relatedTarget) && setOpen(false)
        }
      >
        <NumberInput
          lang={lang}
          amount="money"
          rates={rates}
          autoFocus
          aria-label={t('priceOf', { title: row.title })}
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            onEdit(row.id, value);
          }}
          onKeyDown={({ key }) => key === 'Enter' && setOpen(false)}
          className="min-h-10 w-40 py-1"
        />
      </fieldset>
    );
  return (
    <button
      type="button"
      aria-label={t('editPrice', { title: named(row), price: words })}
      onClick={() => {
        setTyped(price);
        setOpen(true);
      }}
      className="touch min-h-9 text-right underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-ink"
      translate="no"
    >
      {isNew && (
        <s className="block text-sm text-ink-faint">{row.price !== null && formatDong(lang, row.price)}</s>
      )}
      <span className={classes(isNew && 'font-semibold text-signal')}>{words}</span>
    </button>
  );
};

const Row = ({
  lang,
  row,
  chosen,
  edits,
  working,
  onChoose,
  onEdit,
  onNumber,
}: Omit<Props, 'rows' | 'all'> & { row: StockRow }) => {
  const t = translate(lang, stock);
  const b = translate(lang, bikeTexts);
  const age = Math.max(0, Math.floor((Date.now() - row.created_at) / day));
  const href = row.status === 'draft' || !row.slug ? paths.editListing(row.id) : paths.listing(row.slug);
  return (
    <tr className="border-t border-line align-middle">
      <td className="py-2 pr-2">
        <input
          type="checkbox"
          aria-label={t('choose', { title: named(row) })}
          checked={chosen.has(row.id)}
          onChange={({ target }) => onChoose([row.id], target.checked)}
          className={classes(tick, 'touch')}
        />
      </td>
      <td className="hidden py-2 pr-3 wrap-anywhere md:table-cell">
        <NumberCell {...{ lang, row, working, onNumber }} />
      </td>
      <td className="py-2 pr-3">
        <div className="text-sm text-ink-faint wrap-anywhere md:hidden">
          <NumberCell {...{ lang, row, working, onNumber }} />
        </div>
        <a href={localize(lang, href)} translate="no" className="text-ink wrap-anywhere">
          {row.title}
        </a>
        <span className="block text-sm text-ink-soft md:hidden">
          <span>{b(row.status)}</span>
          {' · '}
          <span>{t('photoCount', { count: row.photos })}</span>
          {' · '}
          <span>{t('days', { count: age })}</span>
        </span>
      </td>
      <td className="figures py-2 text-right md:pr-3">
        <PriceCell lang={lang} row={row} edits={edits} onEdit={onEdit} />
      </td>
      <td className="hidden py-2 pr-3 md:table-cell">{b(row.status)}</td>
      <td className="figures hidden py-2 pr-3 text-right md:table-cell">{age}</td>
      <td className="figures hidden py-2 text-right md:table-cell">{row.photos}</td>
    </tr>
  );
};

export const StockTableRows = ({ lang, rows, all, ...others }: Props) => {
  const { chosen, onChoose } = others;
  const t = translate(lang, stock);
  const ids = all.map(({ id }) => id);
  const wide = 'hidden py-2 pr-3 font-semibold md:table-cell';
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="text-sm text-ink-soft">
          <th scope="col" className="w-8 py-2 pr-2">
            <input
              type="checkbox"
              aria-label={t('chooseAll')}
              checked={ids.length > 0 && ids.every((id) => chosen.has(id))}
              onChange={({ target }) => onChoose(ids, target.checked)}
              className={classes(tick, 'touch')}
            />
          </th>
          <th scope="col" className={wide}>
            {t('number')}
          </th>
          <th scope="col" className="py-2 pr-3 font-semibold">
            {t('bike')}
          </th>
          <th scope="col" className="py-2 text-right font-semibold md:pr-3">
            {t('price')}
          </th>
          <th scope="col" className={wide}>
            {t('status')}
          </th>
          <th scope="col" className={classes(wide, 'text-right')}>
            {t('age')}
          </th>
          <th scope="col" className="hidden py-2 text-right font-semibold md:table-cell">
            {t('photos')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} lang={lang} row={row} {...others} />
        ))}
      </tbody>
    </table>
  );
};
