import { maxPhotos } from '../../domain/photos/photoLimits.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import type { QueuedPhoto, Rejection } from '../../photos/queuedPhoto.ts';

type Props = { lang: Language; rejections: readonly Rejection[]; photos: readonly QueuedPhoto[] };

export const Rejections = ({ lang, rejections, photos }: Props) => {
  const t = translate(lang, sell);
  const unreadable = photos.flatMap(({ key, problem }, index) =>
    problem === 'heic' ? [{ key, name: t('photoName', { place: index + 1 }) }] : [],
  );
  const beyond = rejections.filter(({ problem }) => problem === 'count').length;
  return (
    <>
      {rejections.map(
        ({ name, problem }, index) =>
          problem !== 'count' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never moves.
            <p key={index} className="mt-2">
              <strong translate="no" className="break-words">
                {name}
              </strong>
              <span>{`: ${t(`rejected.${problem}`)}`}</span>
            </p>
          ),
      )}
      {unreadable.map(({ key, name }) => (
        <p key={key} className="mt-2">
          <strong>{name}</strong>: {t('rejected.heic')}
        </p>
      ))}
      {beyond > 0 && <p className="mt-2">{t('tooManyPhotos', { count: beyond, max: maxPhotos })}</p>}
    </>
  );
};
