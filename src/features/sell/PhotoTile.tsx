import { ArrowLeft, ArrowRight, RotateCw, X } from 'lucide-react';
import { renditions, renditionUrl } from '../../domain/photos/photo.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
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
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
  onRetry: () => void;
};

const canRetry = new Set<PhotoProblem>(['compression', 'upload', 'processing', 'limit']);
const { width, height } = renditions.card;

/** Renditions that show only what the photo shows: the server's, once they are there. */
const sourceOf = ({ stage, address, preview }: QueuedPhoto) =>
  preview ?? (stage === 'ready' ? renditionUrl(address, 'card') : null);

/** One photo: what it shows, how far it is, and what can be done with it. */
export const PhotoTile = ({ lang, photo, place, last, onStep, onRemove, onRetry }: Props) => {
  const t = translate(lang, sell);
  const { stage, share, problem } = photo;
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
        {stage !== 'ready' && (
          <div className="absolute inset-x-0 bottom-0 bg-surface px-2.5 py-2">
            {stage === 'failed' ? (
              <p className="text-xs font-semibold text-danger">{problem && t(`photo.${problem}`)}</p>
            ) : (
              <Progress
                label={t(`stage.${stage}`)}
                value={stage === 'compressing' || stage === 'uploading' ? share : undefined}
                note={stage === 'uploading' ? `${Math.round(share * 100)}%` : undefined}
              />
            )}
          </div>
        )}
      </div>
      <figcaption className="flex items-center">
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
