import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { messagePhotos } from '../../i18n/texts/messagePhotos.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { type PhotoUrls, readMessagePhotos } from './readMessagePhotos.ts';
import { useNear } from './useSeen.ts';

export type MessagePhotosProps = {
  lang: Language;
  threadId: string;
  ids: readonly string[];
  own: boolean;
  name: string;
};

const size = { width: 1600, height: 1200 };

export const MessagePhotos = ({ lang, threadId, ids, own, name }: MessagePhotosProps) => {
  const t = translate(lang, messagePhotos);
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const [urls, setUrls] = useState<PhotoUrls | null>(null);
  const [state, setState] = useState<'idle' | 'failed' | 'opening'>('idle');
  const [attempt, setAttempt] = useState(0);
  const altOf = (index: number) => t(own ? 'own' : 'theirs', { place: index + 1, name });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids of a sent message never change.
  useEffect(() => {
    if (!near) return;
    let isCurrent = true;
    readMessagePhotos(threadId, ids, 'card').then(
      (read) => {
        if (isCurrent) setUrls(read);
      },
      (failure: unknown) => {
        reportHandled(failure, 'read the photos of a message');
        if (isCurrent) setState('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [near, attempt]);

  const open = async (index: number) => {
    setState('opening');
    try {
      const [whole, { openViewer }] = await Promise.all([
        readMessagePhotos(threadId, ids, 'full'),
        import('../../photos/openViewer.ts'),
      ]);
      const slides = whole.flatMap((src, place) =>
        src ? [{ place, slide: { ...size, src, msrc: urls?.[place] ?? '', alt: altOf(place) } }] : [],
      );
      openViewer(
        slides.map(({ slide }) => slide),
        slides.findIndex(({ place }) => place === index),
        { previous: t('previous'), next: t('next'), close: t('close'), zoom: t('zoom'), failed: t('failed') },
      );
      setState('idle');
    } catch (failure) {
      reportHandled(failure, 'open the photos of a message');
      setState('failed');
    }
  };
  const isWide = ids.length === 1;
  return (
    <div
      ref={box}
      className={isWide ? 'w-56 max-w-full' : 'grid w-64 max-w-full grid-cols-2 gap-1'}
      aria-busy={state === 'opening'}
    >
      {ids.map((id, index) => {
        const url = urls?.[index];
        return (
          <div
            key={id}
            className="my-1 grid aspect-4/3 place-items-center overflow-hidden rounded-lg bg-sunken"
          >
            {url && (
              <button type="button" onClick={() => void open(index)} className="size-full">
                <img
                  src={url}
                  width={400}
                  height={300}
                  alt={altOf(index)}
                  className="size-full object-cover"
                />
              </button>
            )}
            {url === null && <p className="p-2 text-center text-sm text-ink-soft">{t('deleted')}</p>}
            {url === undefined && state !== 'failed' && <span className="sr-only">{t('loading')}</span>}
          </div>
        );
      })}
      {state === 'failed' && (
        <p role="alert" className="col-span-full flex flex-wrap items-center gap-2 py-1 text-sm">
          <span>{t('failed')}</span>
          <Button
            size="sm"
            onClick={() => {
              setState('idle');
              setAttempt(attempt + 1);
            }}
          >
            {t('retry')}
          </Button>
        </p>
      )}
    </div>
  );
};
