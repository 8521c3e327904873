import { ArrowLeft, ArrowRight, GripVertical, Pencil, RotateCw, TriangleAlert, X } from 'lucide-react';
import { renditions, renditionUrl } from '../../domain/photos/photo.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { sellPhotos } from '../../i18n/texts/sellPhotos.ts';
import { translate } from '../../i18n/texts.ts';
import { canRetry, isBusy, type QueuedPhoto } from '../../photos/queuedPhoto.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Progress } from '../../ui/Progress.tsx';

type Props = {
  lang: Language;
  photo: QueuedPhoto;
  index: number;
  last: boolean;
  offline: boolean;
  onStep: (by: 1 | -1) => void;
  onHold: () => void;
  /** Point where the finger was lifted; null if the drag was cancelled. */
  onDrop: (at: { clientX: number; clientY: number } | null) => void;
  onEdit: () => void;
  onRemove: () => void;
  onRetry: () => void;
};

const { width, height } = renditions.card;

/** This browser's preview, else the server's rendition, else null. */
const sourceOf = ({ stage, address, preview }: QueuedPhoto) =>
  preview ?? (stage === 'ready' ? renditionUrl(address, 'card') : null);

/** Handle to drag by finger. A mouse drags the photo itself. */
const Handle = ({ onHold, onDrop }: Pick<Props, 'onHold' | 'onDrop'>) => (
  <span
    data-handle
    aria-hidden="true"
    onPointerDown={({ currentTarget, pointerId }) => {
      currentTarget.setPointerCapture(pointerId);
      onHold();
    }}
    onPointerUp={onDrop}
    onPointerCancel={() => onDrop(null)}
    className="absolute right-1 bottom-1 z-10 grid size-11 touch-none place-items-center rounded-full bg-surface bg-clip-content p-1.5"
  >
    <GripVertical size={20} />
  </span>
);

const TileStage = ({ lang, photo, offline }: Pick<Props, 'lang' | 'photo' | 'offline'>) => {
  const t = translate(lang, sell);
  const { stage, share, problem } = photo;
  if (stage === 'ready') return null;
  const isWaiting = stage === 'offline' || (offline && isBusy(photo) && stage !== 'compressing');
  return (
    <div className="absolute inset-x-0 bottom-0 bg-surface px-2.5 py-2">
      {stage === 'failed' ? (
        <p className="text-xs font-semibold text-danger">{problem && t(`photo.${problem}`)}</p>
      ) : (
        <Progress
          label={t(isWaiting ? 'stage.offline' : `stage.${stage}`)}
          value={!isWaiting && (stage === 'compressing' || stage === 'uploading') ? share : undefined}
          note={!isWaiting && stage === 'uploading' ? `${Math.round(share * 100)}%` : undefined}
        />
      )}
    </div>
  );
};

export const PhotoTile = ({
  lang,
  photo,
  index,
  last,
  offline,
  onStep,
  onHold,
  onDrop,
  onEdit,
  onRemove,
  onRetry,
}: Props) => {
  const t = translate(lang, sell);
  const tPhotos = translate(lang, sellPhotos);
  const { stage, warnings } = photo;
  const source = sourceOf(photo);
  const number = { place: index + 1 };
  return (
    <figure data-stage={stage} className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="relative aspect-4/3 bg-sunken">
        {source && (
          <img
            src={source}
            width={width}
            height={height}
            alt={t('photoName', number)}
            draggable={false}
            className="size-full object-cover"
          />
        )}
        {index === 0 && (
          <Badge tone="asphalt" className="absolute top-2 left-2">
            {t('photoMain')}
          </Badge>
        )}
        {stage === 'ready' && <Handle onHold={onHold} onDrop={onDrop} />}
        {stage !== 'failed' && (
          <IconButton
            icon={Pencil}
            look="photo"
            label={tPhotos('edit', number)}
            onClick={onEdit}
            className="absolute top-1 right-1 bg-clip-content p-1.5"
          />
        )}
        <TileStage lang={lang} photo={photo} offline={offline} />
      </div>
      {warnings.length > 0 && (
        <p className="flex flex-wrap gap-x-3 border-b border-line px-2.5 py-1.5 text-xs text-ink-soft">
          {warnings.map((warning) => (
            <span key={warning} className="inline-flex items-center gap-1">
              <TriangleAlert size={14} aria-hidden="true" className="shrink-0 text-signal" />
              {tPhotos(`warning.${warning}`)}
            </span>
          ))}
        </p>
      )}
      <figcaption className="flex flex-wrap items-center">
        <IconButton
          icon={ArrowLeft}
          label={t('photoEarlier', number)}
          disabled={index === 0}
          data-step={-1}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon={ArrowRight}
          label={t('photoLater', number)}
          disabled={last}
          data-step={1}
          onClick={() => onStep(1)}
        />
        <span className="flex-1" />
        {canRetry(photo) && <IconButton icon={RotateCw} label={t('photoRetry', number)} onClick={onRetry} />}
        <IconButton
          icon={X}
          label={t(isBusy(photo) ? 'photoCancel' : 'photoRemove', number)}
          onClick={onRemove}
        />
      </figcaption>
    </figure>
  );
};
