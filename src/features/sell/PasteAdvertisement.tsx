import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { pasted } from '../../i18n/texts/pasted.ts';
import { translate } from '../../i18n/texts.ts';
import { reportError } from '../../shell/reportError.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useForm } from './formContext.ts';
import type { Pasted } from './pasteIntoForm.ts';
import { readClipboard } from './readClipboard.ts';

// Loaded when the section opens, because it contains all models.
const load = () => import('./pasteIntoForm.ts');
type Result = Pasted & { Shown: Awaited<ReturnType<typeof load>>['PasteResult'] };
type State = 'empty' | 'reading' | 'nothing' | 'failed' | Result;

type Props = {
  lang: Language;
  /** Text shared from another app. */
  words?: string;
};

/**
 * Fills empty fields from an advertisement's text. When opened, reads the clipboard if allowed, and uses a
 * text about a motorcycle.
 */
export const PasteAdvertisement = ({ lang, words = '' }: Props) => {
  const t = translate(lang, pasted);
  const form = useForm();
  const details = useRef<HTMLDetailsElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<State>('empty');

  const fill = async () => {
    setState('reading');
    try {
      const { pasteIntoForm, PasteResult } = await load();
      const done = pasteIntoForm(form, area.current?.value ?? '');
      setState(done ? { ...done, Shown: PasteResult } : 'nothing');
    } catch (failure) {
      reportError(failure, 'read an advertisement');
      setState('failed');
    }
  };
  const pasteCopied = async () => {
    const { current: field } = area;
    if (field?.value !== '' || state !== 'empty') return;
    const text = await readClipboard();
    if (text === '') return;
    const loaded = await load().catch(() => null);
    const done = field.value === '' ? loaded?.pasteIntoForm(form, text) : null;
    if (!loaded || !done) return;
    field.value = text;
    setState({ ...done, Shown: loaded.PasteResult });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; it may have been opened before the script was there.
  useEffect(() => {
    if (details.current?.open) void pasteCopied();
  }, []);
  const undo = ({ undo: putBack }: Result) => {
    putBack();
    setState('empty');
  };
  return (
    <details
      ref={details}
      open={words !== ''}
      className="group border-t border-line"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void pasteCopied();
      }}
    >
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
        <span className="font-semibold">{t('open')}</span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="ml-auto shrink-0 text-ink-soft group-open:rotate-180"
        />
      </summary>
      <div className="space-y-5 pt-2 pb-6">
        <Field label={t('label')} hint={t('hint')}>
          {(ids) => (
            <TextArea
              {...ids}
              ref={area}
              defaultValue={words}
              onFocus={() => void load().catch(() => undefined)}
            />
          )}
        </Field>
        <Button
          variant="primary"
          loading={state === 'reading'}
          loadingLabel={t('reading')}
          onClick={() => void fill()}
        >
          {t('fill')}
        </Button>
        <div role="status" className="space-y-2">
          {state === 'nothing' && <p>{t('nothing')}</p>}
          {state === 'failed' && <p>{t('failed')}</p>}
          {typeof state === 'object' && (
            <state.Shown lang={lang} plan={state.plan} onUndo={() => undo(state)} />
          )}
        </div>
      </div>
    </details>
  );
};
