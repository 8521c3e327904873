import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { isBusy, type QueuedPhoto } from '../../photos/queuedPhoto.ts';

type Props = { lang: Language; photos: readonly QueuedPhoto[] };

/** Announces how many photos are ready or failed, but not each per cent. */
export const PhotoProgress = ({ lang, photos }: Props) => {
  const t = translate(lang, sell);
  const ready = photos.filter(({ stage }) => stage === 'ready').length;
  const failed = photos.flatMap(({ problem }, index) =>
    problem === null ? [] : [t('photoProblem', { place: index + 1, problem: t(`photo.${problem}`) })],
  );
  const progress =
    photos.some(isBusy) || ready > 0 ? t('photosProgress', { ready, total: photos.length }) : '';
  return (
    <p role="status" aria-atomic="true" className="sr-only">
      {[progress, ...failed].filter(Boolean).join('. ')}
    </p>
  );
};
