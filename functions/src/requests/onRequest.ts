import {
  type HttpsFunction,
  type HttpsOptions,
  onRequest as open,
  type Request,
} from 'firebase-functions/https';

type Answer = (request: Request, response: Parameters<HttpsFunction>[1]) => void | Promise<void>;

/** As Firebase's own, without the header in which Express names itself to everybody. */
export const onRequest = (options: HttpsOptions, answer: Answer): HttpsFunction =>
  open(options, (request, response) => {
    response.removeHeader('X-Powered-By');
    return answer(request, response);
  });
