import { ImagePlus } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { messagePhotos } from '../../i18n/texts/messagePhotos.ts';
import { translate } from '../../i18n/texts.ts';
import { profileAt } from '../../ownPaths.ts';
import { acceptedFiles } from '../../photos/acceptedFiles.ts';
import { settings } from '../../settings.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import type { MessagePhotosState } from './useMessagePhotos.ts';

const PhotoStrip = lazyPart(async () => (await import('./PhotoStrip.tsx')).PhotoStrip, null);

type Props = {
  lang: Language;
  state: MessagePhotosState;
  sending: boolean;
  /** The field that opens camera and gallery, for buttons elsewhere. */
  input: RefObject<HTMLInputElement | null>;
  /** Shows a button above the field: always, or because the other side asked. */
  offers: 'always' | 'asked' | null;
};

/** Chosen photos of an unsent message, and the way to choose them. */
export const PhotoPicker = ({ lang, state, sending, input, offers }: Props) => {
  const t = translate(lang, messagePhotos);
  const { queue, photos, notice } = state;
  const [accepted, setAccepted] = useState(acceptedFiles(''));
  useEffect(() => setAccepted(acceptedFiles(navigator.userAgent)), []);
  const byPhone = settings.phoneSignIn.enabled;
  return (
    <div className="mb-2">
      <input
        ref={input}
        type="file"
        multiple
        accept={accepted}
        aria-label={t('add')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          void state.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {queue && photos.length > 0 && (
        <PhotoStrip
          lang={lang}
          queue={queue}
          photos={photos}
          rejections={state.rejections}
          sending={sending}
          onEdit={state.withdraw}
        />
      )}
      {offers !== null && photos.length === 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {offers === 'asked' && <span className="text-sm text-ink-soft">{t('asked')}</span>}
          <Button size="sm" onClick={() => input.current?.click()}>
            <ImagePlus size={18} aria-hidden="true" />
            <span>{t('add')}</span>
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
