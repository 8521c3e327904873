// Caches hashed files and photos, as Hosting's CDN does.
// Reason: browsers of tests ask 13,000 times, and Hosting's emulator compresses each answer.
// Upstream: https://github.com/firebase/superstatic
// Delete this file when Hosting's emulator has a cache.
import { type IncomingMessage, type OutgoingHttpHeaders, Server, type ServerResponse } from 'node:http';

const { emit } = Server.prototype;

interface Kept {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}
const answers = new Map<string, Kept>();
/** Counts begun and ended writes of photos. */
let writes = 0;

const conditions = ['range', 'if-none-match', 'if-modified-since', 'authorization', 'cookie'] as const;

const keyOf = ({ method, url = '', headers }: IncomingMessage): string | undefined => {
  if (method !== 'GET' || !/^\/(?:_astro|photos)\//.test(url)) return undefined;
  if (conditions.some((name) => headers[name] !== undefined)) return undefined;
  return [headers['accept-encoding'], headers.origin, url].join(' ');
};

/** Storage's emulator is in this process. */
const writesPhotos = ({ method, url = '' }: IncomingMessage): boolean =>
  method !== 'GET' && /listings(?:\/|%2F)/i.test(url);

function forgetPhotos(): void {
  writes += 1;
  for (const key of answers.keys()) if (key.includes(' /photos/')) answers.delete(key);
}

const lasts = (response: ServerResponse) =>
  response.statusCode === 200 && String(response.getHeader('cache-control')).includes('immutable');

/** Middleware wraps these methods, so bytes are compressed. */
function keep(key: string, response: ServerResponse): void {
  const begun = writes;
  const chunks: Buffer[] = [];
  const note = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { write, end } = response;
  response.write = (...values: unknown[]) => {
    note(values[0]);
    return Reflect.apply(write, response, values);
  };
  response.end = (...values: unknown[]) => {
    note(values[0]);
    if (lasts(response) && begun === writes) {
      const { 'transfer-encoding': _, ...headers } = response.getHeaders();
      answers.set(key, { headers, body: Buffer.concat(chunks) });
    }
    return Reflect.apply(end, response, values);
  };
}

Server.prototype.emit = function remembering(this: Server, event: string | symbol, ...values: unknown[]) {
  if (event !== 'request') return Reflect.apply(emit, this, [event, ...values]);
  const [request, response] = values as [IncomingMessage, ServerResponse];
  const key = keyOf(request);
  const answer = key && answers.get(key);
  if (answer) {
    response.writeHead(200, { ...answer.headers, 'content-length': answer.body.byteLength });
    response.end(answer.body);
    return true;
  }
  if (key) keep(key, response);
  if (writesPhotos(request)) {
    forgetPhotos();
    response.once('close', forgetPhotos);
  }
  return Reflect.apply(emit, this, [event, ...values]);
};
