import { useState } from 'react';
import type { StockTable } from '../../domain/stock/stock.schema.ts';
import { vietnameseDay } from '../../domain/time/time.ts';
import type { Language } from '../../i18n/languages.ts';
import { bike as bikeTexts } from '../../i18n/texts/bike.ts';
import { stock } from '../../i18n/texts/stock.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { saveCsv } from '../../shell/saveCsv.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { readStock } from './askStock.ts';
import { BulkBar } from './BulkBar.tsx';
import { type Edits, editsToSave, rowsShown, type Shown, withEdit } from './planRows.ts';
import { StockTableRows } from './StockTableRows.tsx';
import type { StockState } from './useStock.ts';

type Props = { lang: Language; table: StockTable; state: StockState };

const pageSize = 100;
const statuses = ['active', 'draft', 'paused', 'sold'] as const;

const saveExport = async (lang: Language) => {
  const t = translate(lang, stock);
  try {
    const [{ rows = [] }, { toCsv }] = await Promise.all([
      readStock(lang),
      import('../../domain/text/csv.ts'),
    ]);
    saveCsv(`vongxe-stock-${vietnameseDay(Date.now())}.csv`, toCsv(rows));
    notify({ title: t('exported'), tone: 'success' });
  } catch (failure) {
    reportHandled(failure, 'export the stock of a shop');
    notifyFailure(lang, { title: t('failed') });
  }
};

const Toolbar = ({
  lang,
  shown,
  words,
  onShown,
  onWords,
}: {
  lang: Language;
  shown: Shown;
  words: string;
  onShown: (shown: Shown) => void;
  onWords: (words: string) => void;
}) => {
  const t = translate(lang, stock);
  const b = translate(lang, bikeTexts);
  return (
    <div className="mb-3 grid gap-3 md:grid-cols-[14rem_1fr_auto] md:items-end">
      <Field label={t('show')}>
        {(ids) => (
          <Select
            {...ids}
            value={shown}
            onValueChange={(value) => onShown(value as Shown)}
            options={[
              { value: 'all', label: t('all') },
              ...statuses.map((status) => ({ value: status, label: b(status) })),
            ]}
          />
        )}
      </Field>
      <Field label={t('find')}>
        {(ids) => (
          <TextInput {...ids} type="search" value={words} onChange={({ target }) => onWords(target.value)} />
        )}
      </Field>
      <Button onClick={() => void saveExport(lang)}>{t('export')}</Button>
    </div>
  );
};

/** New prices are saved together. */
export const StockList = ({ lang, table, state }: Props) => {
  const t = translate(lang, stock);
  const [shown, setShown] = useState<Shown>('all');
  const [words, setWords] = useState('');
  const [room, setRoom] = useState(pageSize);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [edits, setEdits] = useState<Edits>(new Map());
  if (table.bikes.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  const rows = rowsShown(table.bikes, shown, words);
  const visible = rows.slice(0, room);
  const choose = (ids: readonly string[], isOn: boolean) =>
    setChosen((now) => new Set(isOn ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
  const waiting = editsToSave(table.bikes, edits);
  return (
    <>
      <Toolbar lang={lang} shown={shown} words={words} onShown={setShown} onWords={setWords} />
      <p role="status" className="mb-2 text-sm text-ink-soft">
        {rows.length === 0 ? t('noneFound') : t('count', { count: rows.length })}
      </p>
      <StockTableRows
        lang={lang}
        rows={visible}
        all={rows}
        chosen={chosen}
        edits={edits}
        onChoose={choose}
        onEdit={(id, price) => setEdits(withEdit(edits, id, price))}
        working={state.working}
        onNumber={(id, number) => void state.act({ act: 'number', id, number })}
      />
      {rows.length > room && (
        <p className="mt-4 text-center">
          <Button onClick={() => setRoom(room + pageSize)}>
            {t('showMore', { count: Math.min(pageSize, rows.length - room) })}
          </Button>
        </p>
      )}
      <BulkBar
        lang={lang}
        bikes={table.bikes.filter(({ id }) => chosen.has(id))}
        waiting={waiting}
        edits={edits}
        working={state.working}
        onEdits={setEdits}
        onSave={async () => {
          if (await state.act({ act: 'prices', bikes: waiting })) setEdits(new Map());
        }}
        onStatus={async (status, ids) => {
          if (await state.act({ act: 'status', status, bikes: [...ids] })) setChosen(new Set());
        }}
      />
    </>
  );
};
