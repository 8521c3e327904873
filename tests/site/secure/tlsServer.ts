import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readInline } from '../../../local/build/collectInline.ts';
import { pageHeaders } from '../../../src/domain/platform/pageHeaders.ts';
import { siteUrl } from '../../functions/suite.ts';

const password = 'only for a minute';

const makeCertificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  const store = join(folder, 'store.p12');
  const keytool = (...args: string[]) =>
    execFileSync('keytool', [...args, '-keystore', store, '-storepass', password, '-alias', 'site'], {
      stdio: 'pipe',
    });
  const kind = ['-keyalg', 'EC', '-storetype', 'PKCS12', '-dname', 'CN=localhost', '-validity', '2'];
  keytool('-genkeypair', ...kind, '-ext', 'san=dns:localhost', '-ext', 'bc:critical=ca:true');
  const authority = join(folder, 'authority.pem');
  keytool('-exportcert', '-rfc', '-file', authority);
  return {
    pfx: readFileSync(store),
    authority,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Serves a page of the suite as production does: its security policy allows no emulators. */
const answer: RequestListener = async (request, response) => {
  const method = request.method === 'OPTIONS' ? 'OPTIONS' : 'GET';
  const page = await fetch(siteUrl + request.url, { method, redirect: 'manual' });
  const headers = new Headers(page.headers);
  for (const name of ['connection', 'content-encoding', 'content-length', 'transfer-encoding'])
    headers.delete(name);
  if (headers.has('content-security-policy'))
    for (const [name, value] of Object.entries(pageHeaders(readInline()))) headers.set(name, value);
  response.writeHead(page.status, Object.fromEntries(headers)).end(Buffer.from(await page.arrayBuffer()));
};

/** Serves the site by TLS. Plain HTTP on the same port is recognized by its first byte, and redirected. */
export const startTlsServer = async () => {
  const { pfx, authority, remove } = makeCertificate();
  const secure = createHttps({ pfx, passphrase: password }, answer);
  const plain = createHttp((request, response) => {
    response.writeHead(301, { Location: `https://${request.headers.host}${request.url}` }).end();
  });
  const server = createServer((socket) => {
    socket.once('error', () => socket.destroy());
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1);
      if (!first) {
        socket.destroy();
        return;
      }
      socket.unshift(first);
      (first[0] === 0x16 ? secure : plain).emit('connection', socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    for (const one of [server, secure, plain]) one.close();
    secure.closeAllConnections();
    plain.closeAllConnections();
    remove();
  };
  return { port, authority, stop };
};
