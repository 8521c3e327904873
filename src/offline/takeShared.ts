import { languageOf } from '../i18n/languages.ts';
import { sharedPath } from '../ownPaths.ts';
import { localize, paths } from '../paths.ts';
import { sharedCache } from './sharedCache.ts';
import { leftHeader, nameHeader, readShare, sharedKey, timeHeader, wordsPlace } from './sharedPlace.ts';

/** Stores shared photos and text for the form, replacing earlier ones, and redirects to it. */
export const takeShared = async (request: Request, path: string, now: number): Promise<Response> => {
  try {
    const { photos, left, words } = readShare(await request.formData());
    await caches.delete(sharedCache);
    const cache = await caches.open(sharedCache);
    const at = { [timeHeader]: String(now) };
    for (const [index, photo] of photos.entries())
      await cache.put(
        `${sharedPath}/${index}`,
        new Response(photo, {
          headers: { ...at, 'Content-Type': photo.type, [nameHeader]: encodeURIComponent(photo.name) },
        }),
      );
    await cache.put(wordsPlace, new Response(words, { headers: { ...at, [leftHeader]: String(left) } }));
  } catch {
    // If storing fails, the form says that nothing was stored.
  }
  return Response.redirect(`${localize(languageOf(path), paths.sell)}?${sharedKey}=1`, 303);
};
