import { Download, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { titleOf } from '../../domain/listings/listing.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { shareKit } from '../../i18n/texts/shareKit.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { saveFile } from '../../shell/saveFile.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notify.ts';
import { Segments } from '../../ui/RadioGroup.tsx';
import { canSendPictures } from './canSendPictures.ts';
import { drawPicture, pictureFile } from './drawPicture.ts';
import type { KitProps } from './kit.ts';
import { type PictureShape, pictureShapes } from './pictureLayout.ts';

const shapes: readonly PictureShape[] = ['square', 'wide'];

export const PictureTab = ({ lang, listing, photo }: KitProps) => {
  const t = translate(lang, shareKit);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shape, setShape] = useState<PictureShape>('square');
  const [language, setLanguage] = useState<Language>(lang);
  const [state, setState] = useState<'drawing' | 'ready' | 'failed'>('drawing');
  const [round, setRound] = useState(0);
  const canSend = canSendPictures();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round tries again.
  useEffect(() => {
    // Has its own canvas, so that a slow earlier drawing does not overwrite a later one.
    const drawn = document.createElement('canvas');
    let here = true;
    setState('drawing');
    drawPicture(drawn, { shape, language, listing, photo }).then(
      () => {
        const shown = canvas.current;
        if (!here || !shown) return;
        Object.assign(shown, pictureShapes[shape]);
        shown.getContext('2d')?.drawImage(drawn, 0, 0);
        setState('ready');
      },
      (failure: unknown) => {
        reportHandled(failure, 'draw a picture');
        if (here) setState('failed');
      },
    );
    return () => {
      here = false;
    };
  }, [shape, language, listing, photo, round]);

  const hand = async (to: (file: File) => unknown, failed: 'saveFailed' | 'sendFailed') => {
    if (state !== 'ready' || !canvas.current) return;
    try {
      await to(await pictureFile(canvas.current, `${listing.slug}-${shape}-${language}.jpg`));
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      reportHandled(failure, 'hand a picture over');
      notify({ title: t(failed), tone: 'error' });
    }
  };
  const waits = {
    loading: state === 'drawing',
    loadingLabel: t('drawing'),
    'aria-disabled': state === 'failed',
  };
  return (
    <>
      <div className="kit-controls">
        <Segments
          legend={t('shape')}
          name="shape"
          options={shapes.map((value) => ({ value, label: t(value) }))}
          value={shape}
          onValueChange={setShape}
        />
        <Segments
          legend={t('language')}
          name="language"
          options={languages.map((value) => ({ value, label: t(value) }))}
          value={language}
          onValueChange={setLanguage}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" {...waits} onClick={() => void hand(saveFile, 'saveFailed')}>
            <Download size={18} aria-hidden="true" />
            {t('download')}
          </Button>
          {canSend && (
            <Button
              aria-disabled={state !== 'ready'}
              onClick={() => void hand((file) => navigator.share({ files: [file] }), 'sendFailed')}
            >
              <Share2 size={18} aria-hidden="true" />
              {t('send')}
            </Button>
          )}
        </div>
      </div>
      {state === 'failed' && (
        <ErrorState
          lang={lang}
          title={t('photoFailed')}
          text={t('photoFailedText')}
          onRetry={() => setRound(round + 1)}
        />
      )}
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('pictureOf', { title: titleOf(listing) })}
        hidden={state === 'failed'}
        className="kit-picture"
        {...pictureShapes.square}
      />
    </>
  );
};
