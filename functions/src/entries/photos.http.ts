import type { Request, Response } from 'express';
import { renditionPath, renditions } from '../../../src/domain/photos/photo.ts';
import { parsePhotoRequest, problemPath } from '../photos/photoPaths.plan.ts';
import { resources } from '../platform/resources.ts';
import { type Site, theSite } from '../platform/site.ts';
import { refuse, refusesMethod, send } from '../requests/answer.ts';
import { onRequest } from '../requests/onRequest.ts';

/** For good in browsers; the edge asks again after an hour, so that a photo that was hidden is gone there too. */
const lasting = 'public, max-age=31536000, s-maxage=3600, immutable';

/**
 * The sizes of a photo and nothing else. A photo that does not exist answers 404, or 202 to whoever
 * has just uploaded it and says so (`?waiting`); one that was refused answers 422 with { reason }.
 */
export const answerPhoto = async (site: Site, request: Request, response: Response): Promise<void> => {
  if (refusesMethod(request.method, response)) return;
  response.set('X-Content-Type-Options', 'nosniff');
  const asked = parsePhotoRequest(request.path);
  if (!asked) return refuse(response, 404);
  const { listingId, photoId, rendition } = asked;
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
