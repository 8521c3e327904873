import type { Sharp } from 'sharp';
import { type Rendition, renditions, type ShownRendition } from '../../../src/domain/photos/photo.ts';
import { logoPixels } from '../../../src/domain/shops/logo.ts';
import { openPicture, type Picture } from './decodePhoto.ts';
import { makeSharePicture } from './makeSharePicture.ts';

const sized = (photo: Sharp, rendition: ShownRendition): Promise<Buffer> => {
  const { width, height, fit, quality } = renditions[rendition];
  return (
    photo
      .clone()
      // Crops cards to the most detailed part: an upright photo's middle is often the wall above the bike.
      .resize({ width, height, fit, position: 'entropy', withoutEnlargement: fit === 'inside' })
      .webp({ quality })
      .toBuffer()
  );
};

export const makeLogo = async (picture: Picture): Promise<Buffer> => {
  const photo = await openPicture(picture);
  const size = { width: logoPixels, height: logoPixels };
  return photo
    .resize({ ...size, fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .webp({ quality: 85 })
    .toBuffer();
};

export const makeRenditions = async (picture: Picture): Promise<Record<Rendition, Buffer>> => {
  const photo = await openPicture(picture);
  return {
    full: await sized(photo, 'full'),
    detail: await sized(photo, 'detail'),
    card: await sized(photo, 'card'),
    share: await makeSharePicture(photo),
  };
};
