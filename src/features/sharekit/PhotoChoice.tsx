import { renditionUrl } from '../../domain/photos/photo.ts';
import { shareKit } from '../../i18n/texts/shareKit.ts';
import { translate } from '../../i18n/texts.ts';
import type { KitProps, Photo } from './kit.ts';

type Props = Pick<KitProps, 'lang' | 'photo'> & {
  photos: readonly Photo[];
  onChoose: (photo: Photo) => void;
};

export const PhotoChoice = ({ lang, photos, photo, onChoose }: Props) => {
  const t = translate(lang, shareKit);
  return (
    <fieldset className="off-paper mb-4">
      <legend className="mb-1.5 text-sm font-semibold">{t('whichPhoto')}</legend>
      <div className="flex flex-wrap gap-2">
        {photos.map((one, index) => (
          <label
            key={one.image_url}
            className="rounded-md border-2 border-line has-checked:border-signal has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="photo"
              className="sr-only"
              aria-label={t('photoNumber', { number: index + 1 })}
              checked={one.image_url === photo?.image_url}
              onChange={() => onChoose(one)}
            />
            <img
              src={renditionUrl(one.image_url, 'card')}
              alt=""
              width={72}
              height={54}
              className="h-13.5 w-18 rounded object-cover"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
