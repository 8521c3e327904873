import { MessageSquareQuote } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { phrasePicker } from '../../i18n/texts/phrasePicker.ts';
import { translate } from '../../i18n/texts.ts';
import { reportError } from '../../shell/reportError.ts';
import { Button } from '../../ui/Button.tsx';
import type { PhraseFieldProps } from './phraseFieldProps.ts';

const QuickPhrases = lazy(() =>
  import('./QuickPhrases.tsx').then(
    (module): { default: ComponentType<PhraseFieldProps> } => ({ default: module.QuickPhrases }),
    (): { default: ComponentType<PhraseFieldProps> } => ({ default: () => null }),
  ),
);

type Picker = ComponentType<PhraseFieldProps & { startsOpen: boolean }>;

/** Typing never waits for the phrases, which are loaded on request. */
export const PhraseField = (props: PhraseFieldProps) => {
  const t = translate(props.lang, phrasePicker);
  const [Picker, setPicker] = useState<Picker | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const [wasPressed, setPressed] = useState(props.opensAtOnce ?? false);
  const hasSome = props.chosen.length > 0;

  const load = async () => {
    setState('loading');
    try {
      const { PhrasePicker } = await import('./PhrasePicker.tsx');
      setPicker(() => PhrasePicker);
    } catch (failure) {
      reportError(failure, 'load the phrases');
      setState('failed');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once phrases are requested or chosen, even before a reload.
  useEffect(() => {
    if (hasSome || props.opensAtOnce) void load();
  }, [hasSome]);

  if (Picker) return <Picker {...props} startsOpen={wasPressed} />;
  return (
    <div>
      {!props.opensAtOnce && (
        <Suspense fallback={<div className="mb-3 h-9" />}>
          <QuickPhrases {...props} />
        </Suspense>
      )}
      <Button
        size="sm"
        loading={state === 'loading'}
        onClick={() => {
          setPressed(true);
          void load();
        }}
      >
        <MessageSquareQuote size={18} aria-hidden="true" />
        {t('open')}
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="mt-1.5 text-sm font-semibold text-danger">
          {t('failed')}
        </p>
      ) : (
        <p className="mt-1.5 text-sm text-ink-soft">{t('openHint')}</p>
      )}
    </div>
  );
};
