import { ImagePlus } from 'lucide-react';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { messagePhotos } from '../../i18n/texts/messagePhotos.ts';
import { translate } from '../../i18n/texts.ts';
import { profileAt } from '../../ownPaths.ts';
import { settings } from '../../settings.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import type { MessagePhotosState } from './useMessagePhotos.ts';

const PhotoStrip = lazyPart(async () => (await import('./PhotoStrip.tsx')).PhotoStrip, null);
const PhotoRejections = lazyPart(async () => (await import('./PhotoRejections.tsx')).PhotoRejections, null);

export type PhotoPickerProps = {
  lang: Language;
  state: MessagePhotosState;
  sending: boolean;
  onChoose: () => void;
  /** `asked`: the other side asked for photos. Null hides the button above the field. */
  offers: 'always' | 'asked' | null;
};

export const PhotoPicker = ({ lang, state, sending, onChoose, offers }: PhotoPickerProps) => {
  const t = translate(lang, messagePhotos);
  const { queue, photos, rejections, notice } = state;
  const asks = offers !== null && photos.length === 0;
  if (!asks && photos.length === 0 && rejections.length === 0 && notice === null) return null;
  const byPhone = settings.phoneSignIn.enabled;
  return (
    <div className="mb-2">
      {queue && photos.length > 0 && (
        <PhotoStrip lang={lang} queue={queue} photos={photos} sending={sending} onEdit={state.withdraw} />
      )}
      {rejections.length > 0 && <PhotoRejections lang={lang} rejections={rejections} />}
      {asks && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {offers === 'asked' && <span className="text-sm text-ink-soft">{t('asked')}</span>}
          <Button size="sm" onClick={onChoose}>
            <ImagePlus size={18} aria-hidden="true" />
            <span>{translate(lang, conversations)('addPhotos')}</span>
          </Button>
        </div>
      )}
      {notice && (
        <p role="alert" className="mt-2 text-sm">
          <span key={notice}>
            {t(notice === 'young' ? (byPhone ? 'young' : 'youngNoPhone') : 'openFailed')}
          </span>{' '}
          {notice === 'young' && byPhone && (
            <a href={profileAt(lang, 'phone')} className="underline">
              {t('confirmPhone')}
            </a>
          )}
        </p>
      )}
    </div>
  );
};
