import type { Request, Response } from 'express';
import { renditionPath, renditions } from '../../../src/domain/photos/photo.ts';
import { refuse, refusesMethod, send } from '../http/answer.ts';
import { onRequest } from '../http/onRequest.ts';
import { parsePhotoRequest, problemPath } from '../photos/photoPaths.plan.ts';
import { resources } from '../platform/resources.ts';
import { type Site, theSite } from '../platform/site.ts';
import { logoPath, logoProblemPath, parseLogoRequest } from '../shops/logoPaths.plan.ts';
import { shownLogo } from '../shops/readShop.ts';

/** Browsers cache photos permanently. The edge revalidates hourly, so that hidden photos disappear. */
const lasting = 'public, max-age=31536000, s-maxage=3600, immutable';

/**
 * Returns a picture's path and type. `problem`: path of the reason if the upload was refused. `file`: null
 * while the picture is hidden.
 */
const pictureAt = async (site: Site, path: string) => {
  const photo = parsePhotoRequest(path);
  if (photo) {
    const { listingId, photoId, rendition } = photo;
    const file = renditionPath(listingId, photoId, rendition);
    return { file, type: renditions[rendition].type, problem: problemPath(listingId, photoId) };
  }
  const logo = parseLogoRequest(path);
  if (!logo) return null;
  const { address, shopId } = logo;
  const isShown = (await shownLogo(site.documents, shopId)) === address;
  return { file: isShown ? logoPath(address) : null, type: 'image/webp', problem: logoProblemPath(address) };
};

/**
 * Serves a photo's renditions, and logos. Unknown photos get 404, or 202 for a browser that has just uploaded one
 * (`?waiting`). Refused uploads get 422 with { reason }.
 */
export const answerPhoto = async (site: Site, request: Request, response: Response): Promise<void> => {
  if (refusesMethod(request.method, response)) return;
  response.set('X-Content-Type-Options', 'nosniff');
  const picture = await pictureAt(site, request.path);
  if (!picture) return refuse(response, 404);
  const { file, type, problem: refusal } = picture;
  const body = file && (await site.files.read(file));
  if (body) {
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return send(response, { type, cache: lasting, body });
  }
  const problem = await site.files.read(refusal);
  if (!problem) return refuse(response, 'waiting' in request.query ? 202 : 404);
  send(response, { status: 422, type: 'application/json', cache: 'no-store', body: problem });
};

export const photos = onRequest(resources.photos, (request, response) =>
  answerPhoto(theSite(), request, response),
);
