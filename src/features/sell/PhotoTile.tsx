import { ArrowLeft, ArrowRight, GripVertical, Pencil, RotateCw, TriangleAlert, X } from 'lucide-react';
import { renditions, renditionUrl } from '../../domain/photos/photo.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { sellPhotos } from '../../i18n/texts/sellPhotos.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { isBusy, type PhotoProblem, type QueuedPhoto } from './queuedPhoto.ts';

type Props = {
  lang: Language;
  photo: QueuedPhoto;
  place: number;
  last: boolean;
  /** The browser has no network. */
  offline: boolean;
  onStep: (by: 1 | -1) => void;
  /** A finger takes the photo by its handle. */
  onHold: () => void;
  /** It lets go at this place of the window; at none when it was interrupted. */
  onDrop: (at: { clientX: number; clientY: number } | null) => void;
  onEdit: () => void;
  onRemove: () => void;
  onRetry: () => void;
};

const canRetry = new Set<PhotoProblem>(['compression', 'upload', 'processing', 'limit']);
const { width, height } = renditions.card;

/** Renditions that show only what the photo shows: the server's, once they are there. */
const sourceOf = ({ stage, address, preview }: QueuedPhoto) =>
  preview ?? (stage === 'ready' ? renditionUrl(address, 'card') : null);

/** One photo: what it shows, how far it is, and what can be done with it. */
export const PhotoTile = ({
  lang,
  photo,
  place,
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
  const said = translate(lang, sellPhotos);
  const { stage, share, problem, warnings } = photo;
  const isWaiting = stage === 'offline' || (offline && isBusy(photo) && stage !== 'compressing');
  const source = sourceOf(photo);
  const number = { place: place + 1 };
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
        {place === 0 && (
          <Badge tone="asphalt" className="absolute top-2 left-2">
            {t('photoMain')}
          </Badge>
        )}
        {/* A finger drags by it; a mouse drags the whole photo, and keys have the arrows. Until it is ready its words stand there. */}
        {stage === 'ready' && (
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
        )}
        {stage !== 'failed' && (
          <IconButton
            icon={Pencil}
            look="photo"
            label={said('edit', number)}
            onClick={onEdit}
            className="absolute top-1 right-1 bg-clip-content p-1.5"
          />
        )}
        {stage !== 'ready' && (
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
        )}
      </div>
      {warnings.length > 0 && (
        <p className="flex flex-wrap gap-x-3 border-b border-line px-2.5 py-1.5 text-xs text-ink-soft">
          {warnings.map((warning) => (
            <span key={warning} className="inline-flex items-center gap-1">
              <TriangleAlert size={14} aria-hidden="true" className="shrink-0 text-signal" />
              {said(`warning.${warning}`)}
            </span>
          ))}
        </p>
      )}
      <figcaption className="flex flex-wrap items-center">
        <IconButton
          icon={ArrowLeft}
          label={t('photoEarlier', number)}
          disabled={place === 0}
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
        {stage === 'failed' && problem !== null && canRetry.has(problem) && (
          <IconButton icon={RotateCw} label={t('photoRetry', number)} onClick={onRetry} />
        )}
        <IconButton
          icon={X}
          label={t(isBusy(photo) ? 'photoCancel' : 'photoRemove', number)}
          onClick={onRemove}
        />
      </figcaption>
    </figure>
  );
};
