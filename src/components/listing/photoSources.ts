import { renditionUrl } from '../../domain/photos/photo.ts';

/**
 * `<img>` attributes of a listing's large photo.
 * @example photoSources('/photos/kX2/6f1c…').src // => '/photos/kX2/6f1c…/1000x750.webp'
 */
export const photoSources = (address: string) => {
  const [detail, full] = [renditionUrl(address, 'detail'), renditionUrl(address, 'full')];
  return {
    src: detail,
    srcset: `${detail} 1000w, ${full} 1600w`,
    sizes: '(min-width: 768px) 56vw, 100vw',
  };
};
