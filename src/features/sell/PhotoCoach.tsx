import { Check } from 'lucide-react';
import { maxPhotos } from '../../domain/photos/photoLimits.ts';
import { missingShots, type Shot, shots } from '../../domain/photos/shots.ts';
import type { Language } from '../../i18n/languages.ts';
import { photoCoach } from '../../i18n/texts/photoCoach.ts';
import { translate } from '../../i18n/texts.ts';
import type { QueuedPhoto } from '../../photos/queuedPhoto.ts';
import { usePhotoEditor } from '../../photos/usePhotoEditor.tsx';
import { ShotOutline } from './ShotOutline.tsx';

type Props = {
  lang: Language;
  photos: readonly QueuedPhoto[];
  onChoose: (then: (files: readonly File[]) => void) => void;
  onAdd: (files: readonly File[], shot: Shot) => Promise<void>;
};

const tileClass = 'flex h-full w-full flex-col items-center gap-1 rounded-lg px-1 py-2 text-center text-xs';

/**
 * Suggests eight optional shots, the most useful first. Numbers in a photo of the papers are covered before
 * the upload, so they never leave the phone.
 */
export const PhotoCoach = ({ lang, photos, onChoose, onAdd }: Props) => {
  const t = translate(lang, photoCoach);
  const { dialog, open } = usePhotoEditor(lang);
  const empty = missingShots(photos.map(({ shot }) => shot));
  const taken = { count: shots.length - empty.length, all: shots.length };

  const take = (shot: Shot, file: File | undefined) => {
    if (!file) return;
    if (shot !== 'papers') return void onAdd([file], shot);
    void open({
      papers: true,
      source: async () => file,
      onDone: async (photo) => {
        if (photo) await onAdd([new File([photo], file.name, { type: photo.type })], shot);
      },
      onCancel: () => undefined,
    });
  };

  return (
    <section aria-label={t('title')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{t('title')}</h3>
        <p role="status" className="figures text-sm text-ink-soft">
          {empty.length > 0 ? t('taken', taken) : t('complete')}
        </p>
      </div>
      <p className="text-sm text-ink-faint">{t('hint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <ul tabIndex={0} className="-mx-1 mt-2 flex gap-2 overflow-x-auto px-1 py-1 md:grid md:grid-cols-4">
        {shots.map((shot) => (
          <li key={shot} className="w-28 shrink-0 md:w-auto">
            {empty.includes(shot) ? (
              <button
                type="button"
                data-shot={shot}
                disabled={photos.length >= maxPhotos}
                onClick={() => onChoose(([file]) => take(shot, file))}
                className={`${tileClass} border border-dashed border-line-strong bg-surface hover:border-ink hover:bg-sunken disabled:opacity-45`}
              >
                <ShotOutline shot={shot} />
                <span>{t(shot)}</span>
              </button>
            ) : (
              <p className={`${tileClass} border border-line bg-sunken text-ink-soft`}>
                <Check size={24} aria-hidden="true" className="mt-3 mb-3 text-leaf" />
                <span>{t(shot)}</span>
                <span className="sr-only">{t('added')}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
};
