import type { Request, Response } from 'express';
import { renditionPath, renditions } from '../../../src/domain/photos/photo.ts';
import { refuse, refusesMethod, send } from '../http/answer.ts';
import { onRequest } from '../http/onRequest.ts';
import { parsePhotoRequest, problemPath } from '../photos/photoPaths.plan.ts';
import { resources } from '../platform/resources.ts';
import { type Site, theSite } from '../platform/site.ts';

/** Browsers cache photos permanently. The edge revalidates hourly, so that hidden photos disappear. */
const lasting = 'public, max-age=31536000, s-maxage=3600, immutable';

/**
 * Serves a photo's renditions. Unknown photos get 404, or 202 for a browser that has just uploaded one
 * (`?waiting`). Refused uploads get 422 with { reason }.
 */
export const answerPhoto = async (site: Site, request: Request, response: Response): Promise<void> => {
  if (refusesMethod(request.method, response)) return;
  response.set('X-Content-Type-Options', 'nosniff');
  const photo = parsePhotoRequest(request.path);
  if (!photo) return refuse(response, 404);
  const { listingId, photoId, rendition } = photo;
  const body = await site.files.read(renditionPath(listingId, photoId, rendition));
  if (body) {
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return send(response, { type: renditions[rendition].type, cache: lasting, body });
  }
  const problem = await site.files.read(problemPath(listingId, photoId));
  if (!problem) return refuse(response, 'waiting' in request.query ? 202 : 404);
  send(response, { status: 422, type: 'application/json', cache: 'no-store', body: problem });
};

export const photos = onRequest(resources.photos, (request, response) =>
  answerPhoto(theSite(), request, response),
);
