// Responds with 400 to an address that cannot be decoded (`/%ff`, `?x=%ff`, `//`).
// Reason: Hosting's emulator decodes every address without a catch, and the error ends all emulators.
// Upstream: https://github.com/firebase/superstatic, which Hosting's emulator uses.
// Delete this file when Hosting's emulator handles such addresses itself.
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { isWellFormed } from './wellFormed.ts';

const { emit } = Server.prototype;

function refuse(response: ServerResponse): true {
  response.writeHead(400, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end('The address is malformed.\n');
  return true;
}

Server.prototype.emit = function guarded(this: Server, event: string | symbol, ...values: unknown[]) {
  const [request, response] = values as [IncomingMessage, ServerResponse];
  if (event === 'request' && !isWellFormed(request.url ?? '')) return refuse(response);
  return Reflect.apply(emit, this, [event, ...values]);
};
