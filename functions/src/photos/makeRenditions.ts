import type { Sharp } from 'sharp';
import { type Rendition, renditions, type ShownRendition } from '../../../src/domain/photos/photo.ts';
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

export const makeRenditions = async (picture: Picture): Promise<Record<Rendition, Buffer>> => {
  const photo = await openPicture(picture);
  return {
    full: await sized(photo, 'full'),
    detail: await sized(photo, 'detail'),
    card: await sized(photo, 'card'),
    share: await makeSharePicture(photo),
  };
};
