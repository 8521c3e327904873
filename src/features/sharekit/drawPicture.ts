import { titleOf } from '../../domain/listings/listing.ts';
import { renditionUrl } from '../../domain/photos/photo.ts';
import { locationLabel } from '../../domain/places/locations.ts';
import { describeOffer } from '../../i18n/describeOffer.ts';
import { formatDong } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Measure } from './fitText.ts';
import { type KitProps, type Photo, shortAddress, typedAddress } from './kit.ts';
import { loadTypeface, typeface } from './loadTypeface.ts';
import {
  coverBox,
  layOutPicture,
  type PictureShape,
  type PictureWords,
  pictureShapes,
  wholeBox,
} from './pictureLayout.ts';

/** Colours of tokens.css, copied because a canvas cannot read CSS properties. */
const colours = { ground: '#24272b', words: '#ffffff', price: '#ffa58a' };
const jpeg = { type: 'image/jpeg', quality: 0.9 };

export const pictureWords = (language: Language, listing: KitProps['listing']): PictureWords => {
  const [km = '', ...others] = describeOffer(language, listing);
  return {
    title: titleOf(listing),
    price: formatDong(language, listing.price),
    facts: [km, locationLabel(language, listing.location)].join(' · '),
    stated: others.join(' · '),
    address: typedAddress(shortAddress(listing.id)),
  };
};

const loadPhoto = async (photo: Photo | undefined): Promise<HTMLImageElement | null> => {
  if (!photo) return null;
  const image = new Image();
  image.src = renditionUrl(photo.image_url, 'full');
  await image.decode();
  return image;
};

/** Draws the picture of a bike. @throws if its photo fails to load */
export const drawPicture = async (
  canvas: HTMLCanvasElement,
  {
    shape,
    language,
    listing,
    photo: chosen,
  }: { shape: PictureShape; language: Language } & Pick<KitProps, 'listing' | 'photo'>,
): Promise<void> => {
  const words = pictureWords(language, listing);
  const [photo] = await Promise.all([loadPhoto(chosen), loadTypeface(Object.values(words).join(' '))]);
  Object.assign(canvas, pictureShapes[shape]);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no canvas');
  const setFont = (size: number, weight: number) => {
    pen.font = `${weight} ${size}px ${typeface}`;
  };
  const measure: Measure = (text, size, weight) => {
    setFont(size, weight);
    return pen.measureText(text).width;
  };
  const layout = layOutPicture(shape, words, measure);
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, layout.width, layout.height);
  if (photo) {
    const { naturalWidth: width, naturalHeight: height } = photo;
    const part = coverBox({ width, height }, layout.photo);
    const { x, y, width: w, height: h } = layout.photo;
    // Draws the whole photo over a larger, darkened copy.
    pen.drawImage(photo, part.x, part.y, part.width, part.height, x, y, w, h);
    pen.globalAlpha = 0.75;
    pen.fillRect(x, y, w, h);
    pen.globalAlpha = 1;
    const whole = wholeBox({ width, height }, layout.photo);
    pen.drawImage(photo, whole.x, whole.y, whole.width, whole.height);
  }
  for (const { text, x, y, size, weight, part } of layout.lines) {
    setFont(size, weight);
    pen.fillStyle = part === 'price' ? colours.price : colours.words;
    pen.fillText(text, x, y);
  }
};

/** @example await pictureFile(canvas, 'honda-wave-square.jpg') */
export const pictureFile = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], name, { type: blob.type }))
          : reject(new Error('no picture came out')),
      jpeg.type,
      jpeg.quality,
    );
  });
