import { useStore } from '@nanostores/react';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { maxPhotos } from '../../domain/photos/photoLimits.ts';
import type { Shot } from '../../domain/photos/shots.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { acceptedFiles } from '../../photos/acceptedFiles.ts';
import type { PhotoQueue, Rejection } from '../../photos/queuedPhoto.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { classes } from '../../ui/classes.ts';
import { PhotoCoach } from './PhotoCoach.tsx';
import { PhotoProgress } from './PhotoProgress.tsx';
import { Rejections } from './Rejections.tsx';
import { Section } from './Section.tsx';
import { useFailureNotices } from './useFailureNotices.ts';
import { useFileDrop } from './useFileDrop.ts';
import { usePastedFiles } from './usePastedFiles.ts';
import { useWhenNear } from './useWhenNear.ts';

const RepeatNotice = lazyPart(async () => (await import('./RepeatNotice.tsx')).RepeatNotice, null);

const loadList = async () => (await import('./PhotoList.tsx')).PhotoList;

/** `missing`: whether to say that publishing needs a photo. */
export const PhotoSection = ({
  lang,
  queue,
  missing,
}: {
  lang: Language;
  queue: PhotoQueue;
  missing: boolean;
}) => {
  const t = translate(lang, sell);
  const photos = useStore(queue.$photos);
  const arrived = photos.filter(({ stage }) => stage === 'ready');
  const [rejections, setRejections] = useState<readonly Rejection[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const [accepted, setAccepted] = useState(acceptedFiles(''));
  // Set after rendering, because the server does not know the browser.
  useEffect(() => setAccepted(acceptedFiles(navigator.userAgent)), []);
  const { element, loaded: PhotoList, failed, reload } = useWhenNear(loadList);
  const some = photos.length > 0;
  // Loads the list for stored or pasted photos, even far from the screen.
  useEffect(() => {
    if (some) void reload();
  }, [some, reload]);
  useFailureNotices(lang, photos);

  const add = async (files: Iterable<File>, shot?: Shot) => setRejections(await queue.add([...files], shot));
  /** Receives the files that are chosen next. By default (null), they are added to the photos. */
  const receiver = useRef<((files: readonly File[]) => void) | null>(null);
  const choose = (then: typeof receiver.current) => {
    if (!input.current) return;
    receiver.current = then;
    input.current.multiple = then === null;
    input.current.click();
  };
  usePastedFiles(add);
  const drop = useFileDrop(add);

  return (
    <Section title={t('section.photos')}>
      <div
        ref={element}
        data-field="images"
        {...drop.handlers}
        className={classes(
          'scroll-mt-24 rounded-lg',
          drop.isOver && 'outline-2 outline-offset-8 outline-leaf',
        )}
      >
        <p className="text-sm text-ink-faint">{t('photosHint', { max: maxPhotos })}</p>
        {some && PhotoList && <PhotoList lang={lang} queue={queue} photos={photos} />}
        {some && failed && (
          <p role="status" className="mt-3 text-sm">
            {t('photosUnseen')}
          </p>
        )}
        <PhotoProgress lang={lang} photos={photos} />
        {arrived[0] && <RepeatNotice lang={lang} address={arrived[0].address} arrived={arrived.length} />}
        <input
          ref={input}
          type="file"
          multiple
          accept={accepted}
          aria-label={t('photosAdd')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            if (receiver.current) receiver.current(files);
            else void add(files);
            event.target.value = '';
          }}
        />
        <button
          type="button"
          disabled={photos.length >= maxPhotos}
          onClick={() => choose(null)}
          className="mt-4 flex min-h-24 w-full flex-col items-center justify-center gap-1 rounded-lg border border-dashed border-line-strong bg-surface px-4 py-4 font-semibold hover:border-ink hover:bg-sunken disabled:opacity-45"
        >
          <ImagePlus size={24} aria-hidden="true" className="text-signal" />
          {t('photosAdd')}
          <span className="text-sm font-normal text-ink-faint">
            {t('photosCount', { count: photos.length, max: maxPhotos })}
          </span>
        </button>
        <div className="mt-5">
          <PhotoCoach lang={lang} photos={photos} onChoose={choose} onAdd={add} />
        </div>
        <div role="alert" className="text-sm text-danger">
          <Rejections lang={lang} rejections={rejections} photos={photos} />
          {missing && <p className="mt-2 font-semibold">{t('photosMissing')}</p>}
        </div>
      </div>
    </Section>
  );
};
