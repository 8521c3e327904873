import { useRef, useState } from 'react';
import { storedPhone } from '../../domain/contacts/formPhone.ts';
import type { ImportPreview, StockAction, StockTable } from '../../domain/stock/stock.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { stock } from '../../i18n/texts/stock.ts';
import { translate } from '../../i18n/texts.ts';
import { saveCsv } from '../../shell/saveCsv.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { controlClass } from '../../ui/variants.ts';
import { changeStock } from './askStock.ts';
import { ImportPreviewList } from './ImportPreviewList.tsx';
import { type InputProblem, readInput, templateFile } from './readInput.ts';
import type { StockState } from './useStock.ts';

type Props = { lang: Language; table: StockTable; state: StockState; onDone: () => void };
type Typed = { pasted: string; phone: string; sellMissing: boolean };
type Import = Extract<StockAction, { act: 'preview' | 'import' }>;
type Checked = { action: Import; preview: ImportPreview };

const maxPasted = 2_000_000;

const phoneOf = (typed: string) => storedPhone({ country: 'VN', digits: typed.replace(/\D/g, '') });
const isWrong = (phone: string) => phone.trim() !== '' && phoneOf(phone) === null;

const ImportFields = ({
  lang,
  isOwner,
  typed,
  onType,
  onFile,
}: {
  lang: Language;
  isOwner: boolean;
  typed: Typed;
  onType: (typed: Typed) => void;
  onFile: (file: File | null) => void;
}) => {
  const t = translate(lang, stock);
  const input = useRef<HTMLInputElement>(null);
  const clearFile = () => {
    if (input.current) input.current.value = '';
    onFile(null);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label={t('file')}>
        {(ids) => (
          <input
            {...ids}
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            // Otherwise choosing the same file again fires no change event.
            onClick={clearFile}
            onChange={({ target }) => {
              onType({ ...typed, pasted: '' });
              onFile(target.files?.[0] ?? null);
            }}
            className={controlClass}
          />
        )}
      </Field>
      <Field label={t('paste')}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={4}
            maxLength={maxPasted}
            value={typed.pasted}
            onChange={({ target }) => {
              clearFile();
              onType({ ...typed, pasted: target.value });
            }}
            className="max-h-64 whitespace-pre"
          />
        )}
      </Field>
      {isOwner && (
        <Field label={t('phone')} hint={t('phoneHint')} error={isWrong(typed.phone) && t('phoneWrong')}>
          {(ids) => (
            <TextInput
              {...ids}
              inputMode="tel"
              autoComplete="tel"
              value={typed.phone}
              onChange={({ target }) => onType({ ...typed, phone: target.value })}
              className="max-w-xs"
            />
          )}
        </Field>
      )}
      <Checkbox
        label={t('sellMissing')}
        checked={typed.sellMissing}
        onChange={({ target }) => onType({ ...typed, sellMissing: target.checked })}
      />
    </div>
  );
};

const problemText = (lang: Language, problem: InputProblem) =>
  translate(lang, stock)(problem.text, problem.text === 'quotes' ? { line: problem.line } : {});

export const ImportTab = ({ lang, table, state, onDone }: Props) => {
  const t = translate(lang, stock);
  const isOwner = table.role === 'owner';
  const file = useRef<File | null>(null);
  const [typed, setTyped] = useState<Typed>({ pasted: '', phone: '', sellMissing: false });
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<InputProblem | null>(null);
  const [checking, setChecking] = useState(false);
  const type = (next: Typed) => {
    setTyped(next);
    setChecked(null);
  };
  const check = async () => {
    setChecked(null);
    if (isOwner && isWrong(typed.phone)) return;
    setChecking(true);
    try {
      const input = await readInput(file.current, typed.pasted);
      setProblem('problem' in input ? input.problem : null);
      if ('problem' in input) return;
      const action: Import = {
        act: 'preview',
        language: lang,
        rows: input.rows,
        phone: phoneOf(typed.phone),
        sell_missing: typed.sellMissing,
        seen: null,
      };
      const preview = (await changeStock(lang, action))?.preview;
      if (preview) setChecked({ action, preview });
    } finally {
      setChecking(false);
    }
  };
  const confirm = async ({ action, preview }: Checked) => {
    if (await state.act({ ...action, act: 'import', seen: preview.print }, 'imported')) onDone();
  };
  return (
    <div className="max-w-4xl">
      <p className="mb-3 max-w-prose text-ink-soft">{t('importText')}</p>
      <Button size="sm" className="mb-4" onClick={() => saveCsv('vongxe-stock.csv', templateFile(lang))}>
        {t('template')}
      </Button>
      <ImportFields
        lang={lang}
        isOwner={isOwner}
        typed={typed}
        onType={type}
        onFile={(chosen) => {
          file.current = chosen;
          setChecked(null);
        }}
      />
      <FormStatus
        lang={lang}
        sending={checking}
        problem={problem && { text: problemText(lang, problem) }}
        className="mt-4"
      />
      <Button
        variant={checked ? 'secondary' : 'primary'}
        className="mt-4"
        loading={checking}
        loadingLabel={t('checking')}
        onClick={() => void check()}
      >
        {t('check')}
      </Button>
      {checked && (
        <ImportPreviewList
          lang={lang}
          preview={checked.preview}
          working={state.working}
          onConfirm={() => void confirm(checked)}
        />
      )}
    </div>
  );
};
