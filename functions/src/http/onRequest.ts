import {
  type HttpsFunction,
  type HttpsOptions,
  onRequest as open,
  type Request,
} from 'firebase-functions/https';

type Answer = (request: Request, response: Parameters<HttpsFunction>[1]) => void | Promise<void>;

/** Wraps Firebase's onRequest, without the header that names Express. */
export const onRequest = (options: HttpsOptions, answer: Answer): HttpsFunction =>
  open(options, (request, response) => {
    response.removeHeader('X-Powered-By');
    return answer(request, response);
  });
