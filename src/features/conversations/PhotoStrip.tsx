import { EyeOff, RotateCw, X } from 'lucide-react';
import type { Language } from '../../i18n/languages.ts';
import { messagePhotos } from '../../i18n/texts/messagePhotos.ts';
import { photoStates } from '../../i18n/texts/photoStates.ts';
import { translate } from '../../i18n/texts.ts';
import { canRetry, isBusy, type PhotoQueue, type QueuedPhoto } from '../../photos/queuedPhoto.ts';
import { editOrder, usePhotoEditor } from '../../photos/usePhotoEditor.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Progress } from '../../ui/Progress.tsx';

type Props = {
  lang: Language;
  queue: PhotoQueue;
  photos: readonly QueuedPhoto[];
  sending: boolean;
  onEdit: () => void;
};

const Stage = ({ lang, photo, sending }: { lang: Language; photo: QueuedPhoto; sending: boolean }) => {
  const t = translate(lang, photoStates);
  const { stage, share, problem } = photo;
  if (stage === 'failed')
    return <p className="p-1.5 text-xs font-semibold text-danger">{problem && t(`photo.${problem}`)}</p>;
  // Before Send is pressed, a waiting photo shows no progress.
  if (stage === 'ready' || (stage === 'waiting' && !sending)) return null;
  const isCounted = stage === 'compressing' || stage === 'uploading';
  return (
    <div className="p-1.5 text-xs">
      <Progress label={t(`stage.${stage}`)} value={isCounted ? share : undefined} />
    </div>
  );
};

/** Photos can be edited only before the upload. */
const isHere = ({ stage }: QueuedPhoto) =>
  stage === 'waiting' || stage === 'compressing' || stage === 'offline';

export const PhotoStrip = ({ lang, queue, photos, sending, onEdit }: Props) => {
  const t = translate(lang, messagePhotos);
  const tStates = translate(lang, photoStates);
  const { dialog, open } = usePhotoEditor(lang);
  const edit = (key: string) => {
    onEdit();
    void open({ ...editOrder(queue, key), about: 'message' });
  };
  const first = photos.find(isHere);
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">{t('hint')}</p>
      {first && (
        <Button size="sm" disabled={sending} onClick={() => edit(first.key)} className="justify-self-start">
          <EyeOff size={18} aria-hidden="true" />
          <span>{t('cover')}</span>
        </Button>
      )}
      <ul className="grid max-w-md grid-cols-4 gap-2">
        {photos.map((photo, index) => {
          const { key, preview, stage } = photo;
          const number = { place: index + 1 };
          return (
            <li
              key={key}
              data-stage={stage}
              className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface"
            >
              <div className="relative aspect-4/3 bg-sunken">
                {preview && (
                  <img src={preview} alt={tStates('photoName', number)} className="size-full object-cover" />
                )}
                <IconButton
                  icon={X}
                  look="photo"
                  label={tStates(sending && isBusy(photo) ? 'photoCancel' : 'photoRemove', number)}
                  onClick={() => queue.remove(key)}
                  className="absolute top-0 right-0 bg-clip-content p-1.5"
                />
              </div>
              <div role="status">
                <Stage lang={lang} photo={photo} sending={sending} />
              </div>
              <div className="flex flex-wrap justify-center">
                {isHere(photo) && (
                  <IconButton
                    icon={EyeOff}
                    label={t('coverOne', number)}
                    disabled={sending}
                    onClick={() => edit(key)}
                  />
                )}
                {canRetry(photo) && (
                  <IconButton
                    icon={RotateCw}
                    label={tStates('photoRetry', number)}
                    onClick={() => queue.retry(key)}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {dialog}
    </div>
  );
};
