import { maxMessagePhotos } from '../../domain/photos/photoLimits.ts';
import type { Language } from '../../i18n/languages.ts';
import { messagePhotos } from '../../i18n/texts/messagePhotos.ts';
import { photoStates } from '../../i18n/texts/photoStates.ts';
import { translate } from '../../i18n/texts.ts';
import type { Rejection } from '../../photos/queuedPhoto.ts';

type Props = { lang: Language; rejections: readonly Rejection[] };

export const PhotoRejections = ({ lang, rejections }: Props) => {
  const t = translate(lang, photoStates);
  const beyond = rejections.filter(({ problem }) => problem === 'count').length;
  return (
    <div role="alert" className="text-sm text-danger">
      {rejections.map(
        ({ name, problem }, index) =>
          problem !== 'count' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never moves.
            <p key={index}>
              <strong translate="no" className="break-words">
                {name}
              </strong>
              <span>{`: ${t(`rejected.${problem}`)}`}</span>
            </p>
          ),
      )}
      {beyond > 0 && (
        <p>{translate(lang, messagePhotos)('tooMany', { count: beyond, max: maxMessagePhotos })}</p>
      )}
    </div>
  );
};
