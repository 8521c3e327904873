import { Printer } from 'lucide-react';
import { useState } from 'react';
import { shareKit } from '../../i18n/texts/shareKit.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Segments } from '../../ui/RadioGroup.tsx';
import type { KitProps } from './kit.ts';
import { type PaperSize, Poster, paperSizes } from './Poster.tsx';

export const PosterTab = (props: KitProps) => {
  const t = translate(props.lang, shareKit);
  const [size, setSize] = useState<PaperSize>('a4');
  const [photo, setPhoto] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [round, setRound] = useState(0);
  const retry = () => {
    setPhoto('loading');
    setRound(round + 1);
  };
  return (
    <>
      <div className="kit-controls off-paper">
        <Segments
          legend={t('size')}
          name="size"
          options={paperSizes.map((value) => ({ value, label: t(value) }))}
          value={size}
          onValueChange={setSize}
        />
        <Button
          variant="primary"
          loading={photo === 'loading'}
          loadingLabel={t('photoLoading')}
          aria-disabled={photo === 'failed'}
          onClick={() => photo === 'ready' && print()}
        >
          <Printer size={18} aria-hidden="true" />
          {t('print')}
        </Button>
        <p className="text-sm text-ink-soft">{t('printHint')}</p>
        {photo === 'failed' && (
          <ErrorState
            lang={props.lang}
            title={t('photoFailed')}
            text={t('photoFailedText')}
            onRetry={retry}
          />
        )}
      </div>
      <Poster key={`${round} ${props.photo?.image_url}`} {...props} size={size} onPhoto={setPhoto} />
    </>
  );
};
