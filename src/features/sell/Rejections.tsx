import { maxPhotos } from '../../domain/photos/photoLimits.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import type { Rejection } from './photoQueue.ts';

/** Why files were not taken, each by its name; those for which there was no room together, in one line. */
export const Rejections = ({ lang, rejections }: { lang: Language; rejections: readonly Rejection[] }) => {
  const t = translate(lang, sell);
  const beyond = rejections.filter(({ problem }) => problem === 'count').length;
  return (
    <>
      {rejections.map(
        ({ name, problem }, place) =>
          problem !== 'count' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never moves.
            <p key={place} className="mt-2">
              <strong className="break-words">{name}</strong>: {t(`rejected.${problem}`)}
            </p>
          ),
      )}
      {beyond > 0 && <p className="mt-2">{t('tooManyPhotos', { count: beyond, max: maxPhotos })}</p>}
    </>
  );
};
