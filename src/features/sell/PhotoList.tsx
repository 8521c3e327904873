import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import type { PhotoQueue, QueuedPhoto } from '../../photos/queuedPhoto.ts';
import { editOrder, usePhotoEditor } from '../../photos/usePhotoEditor.tsx';
import { PhotoTile } from './PhotoTile.tsx';

type Props = { lang: Language; queue: PhotoQueue; photos: readonly QueuedPhoto[] };

const onNetwork = (tell: () => void) => {
  const listening = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, tell, { signal: listening.signal });
  return () => listening.abort();
};
const isOffline = () => !navigator.onLine;

/** Photos, to sort by mouse, by a handle for fingers, or by arrow buttons. */
export const PhotoList = ({ lang, queue, photos }: Props) => {
  const t = translate(lang, sell);
  const offline = useSyncExternalStore(onNetwork, isOffline, () => false);
  const { dialog, open } = usePhotoEditor(lang);
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ key: string; step: 1 | -1 } | null>(null);
  const indexOf = (key: string) => photos.findIndex((photo) => photo.key === key);

  // Restores the focus that a moved element loses.
  useLayoutEffect(() => {
    const tile = moved && list.current?.querySelector(`[data-photo="${moved.key}"]`);
    const button = tile?.querySelector<HTMLButtonElement>(`[data-step="${moved?.step}"]`);
    const enabled = button?.disabled
      ? tile?.querySelector<HTMLButtonElement>('[data-step]:not([disabled])')
      : button;
    enabled?.focus();
  }, [moved]);

  const step = (key: string, by: 1 | -1) => {
    const index = indexOf(key);
    queue.move(index, index + by);
    setMoved({ key, step: by });
  };
  const dragOver = (key: string) => {
    if (dragged && dragged !== key) queue.move(indexOf(dragged), indexOf(key));
  };

  return (
    <>
      <ul
        ref={list}
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 empty:hidden md:grid-cols-3"
      >
        {photos.map((photo, index) => (
          <li
            key={photo.key}
            data-photo={photo.key}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', photo.key);
              setDragged(photo.key);
            }}
            onDragEnter={() => dragOver(photo.key)}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={(event) => dragged && event.preventDefault()}
            onDragEnd={() => setDragged(null)}
            className={dragged === photo.key ? 'opacity-45' : 'cursor-grab'}
          >
            <PhotoTile
              lang={lang}
              photo={photo}
              index={index}
              last={index === photos.length - 1}
              offline={offline}
              onStep={(by) => step(photo.key, by)}
              onHold={() => setDragged(photo.key)}
              onDrop={(at) => {
                setDragged(null);
                const under = at && document.elementFromPoint(at.clientX, at.clientY);
                const to = under?.closest<HTMLElement>('[data-photo]')?.dataset.photo;
                if (to && to !== photo.key) queue.move(indexOf(photo.key), indexOf(to));
              }}
              onEdit={() => void open(editOrder(queue, photo.key))}
              onRemove={() => queue.remove(photo.key)}
              onRetry={() => queue.retry(photo.key)}
            />
          </li>
        ))}
      </ul>
      {dialog}
      <p role="status" className="sr-only">
        {moved && t('photoMoved', { place: indexOf(moved.key) + 1 })}
      </p>
    </>
  );
};
