import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { settings } from '../../src/settings.ts';
import type { Suite } from './suite.ts';

/** App secret at the stand-in. It may be public: Zalo itself does not accept it. */
export const developmentZaloSecret = 'the-secret-of-the-stand-in-for-zalo';

export const zaloPeople: Record<string, { name: string; trouble?: 'abroad' | 'busy' | 'broken' }> = {
  '2512523625412515521': { name: 'Nguyễn Minh Anh 88' },
  '3098126540987123456': { name: 'Trần Quốc Bảo', trouble: 'abroad' },
  '4455667788990011223': { name: 'Phạm Thu Hà', trouble: 'busy' },
  '5566778899001122334': { name: 'Lê Văn Dũng', trouble: 'broken' },
};

const lifetimeMs = 10 * 60_000;
type Code = { challenge: string; person: string; until: number };
type State = { codes: Map<string, Code>; tokens: Map<string, string>; callback: string };

const failure = (error: number, name: string) => ({
  error,
  error_name: name,
  error_reason: name,
  ref_doc: 'https://developers.zalo.me/docs/social-api/tham-khao/ma-loi',
  error_description: name,
});
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const newSecret = () => randomBytes(32).toString('base64url');

const json = (response: ServerResponse, body: object, status = 200): ServerResponse =>
  response.writeHead(status, { 'Content-Type': 'text/json;charset=utf-8' }).end(JSON.stringify(body));

/** The query parameter `as` is the id of the person who signs in, or empty if they deny permission. */
const answerPermission = ({ codes, callback }: State, url: URL, response: ServerResponse): ServerResponse => {
  const { searchParams: query } = url;
  const to = query.get('redirect_uri') ?? '';
  if (query.get('app_id') !== settings.signIn.zalo) return json(response, failure(-14_002, 'Invalid appId'));
  if (to !== callback) return json(response, failure(-14_003, 'Invalid redirect uri'));
  const as = query.get('as');
  const link = (person: string) => {
    const next = new URL(url);
    next.searchParams.set('as', person);
    return `${next.pathname}${next.search}`.replaceAll('&', '&amp;');
  };
  if (as === null) {
    const people = Object.entries(zaloPeople).map(
      ([id, { name }]) => `<li><a href="${link(id)}">${name}</a></li>`,
    );
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    return response.end(
      `<!doctype html><title>Zalo (stand-in)</title><h1>Zalo (stand-in)</h1><ul>${people.join('')}</ul><a href="${link('')}">Từ chối</a>`,
    );
  }
  const back = new URL(to);
  back.searchParams.set('state', query.get('state') ?? '');
  if (zaloPeople[as]) {
    const code = newSecret();
    codes.set(code, {
      challenge: query.get('code_challenge') ?? '',
      person: as,
      until: Date.now() + lifetimeMs,
    });
    back.searchParams.set('code', code);
  } else back.searchParams.set('error', 'access_denied');
  return response.writeHead(302, { Location: back.href }).end();
};

const answerToken = async (
  { codes, tokens }: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<ServerResponse> => {
  const form = new URLSearchParams(await text(request));
  if (form.get('app_id') !== settings.signIn.zalo) return json(response, failure(-14_002, 'Invalid appId'));
  if (request.headers.secret_key !== developmentZaloSecret)
    return json(response, failure(-14_004, 'Invalid secret key'));
  if (form.get('grant_type') !== 'authorization_code')
    return json(response, failure(-14_018, 'Invalid grant type'));
  const name = form.get('code') ?? '';
  const code = codes.get(name);
  codes.delete(name);
  const isRight =
    code && code.until > Date.now() && code.challenge === challengeOf(form.get('code_verifier') ?? '');
  if (!isRight) return json(response, failure(-14_005, 'Invalid code'));
  const token = newSecret();
  tokens.set(token, code.person);
  return json(response, {
    access_token: token,
    refresh_token: newSecret(),
    expires_in: '3600',
    refresh_token_expires_in: '2592000',
  });
};

const answerPerson = (
  { tokens }: State,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): ServerResponse => {
  const token = String(request.headers.access_token);
  const id = tokens.get(token);
  const person = zaloPeople[id ?? ''];
  const proof = createHmac('sha256', developmentZaloSecret).update(token).digest('hex');
  if (!id || !person || request.headers.appsecret_proof !== proof)
    return json(response, {
      error: 452,
      message: 'Session key invalid. This could be because of an expired session.',
    });
  if (person.trouble === 'busy') return json(response, {}, 429);
  if (person.trouble === 'broken') return response.writeHead(502).end('<h1>Bad Gateway</h1>');
  const asksName = url.searchParams.get('fields') !== 'id';
  if (asksName && person.trouble === 'abroad')
    return json(response, {
      error: -501,
      message: 'Personal information is limited due to IP address not inside Vietnam: 203.0.113.7',
    });
  return json(response, {
    is_sensitive: false,
    ...(asksName && { name: person.name }),
    id,
    error: 0,
    message: 'Success',
  });
};

/**
 * Imitates Zalo over plain HTTP. Zalo gives servers abroad no names; the stand-in refuses only accounts with
 * `trouble: 'abroad'`.
 * @param callback the registered address
 */
export const zaloStandIn = (callback: string) => {
  const state: State = { codes: new Map(), tokens: new Map(), callback };
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'zalo'}`);
    if (url.pathname === '/v4/permission') answerPermission(state, url, response);
    else if (url.pathname === '/v4/access_token') void answerToken(state, request, response);
    else if (url.pathname === '/v2.0/me') answerPerson(state, url, request, response);
    else response.writeHead(404).end();
  });
};

export const startZalo = async ({ ports, origin }: Suite): Promise<() => Promise<void>> => {
  const server = zaloStandIn(`${origin}/auth/zalo`);
  await once(server.listen(ports.zalo, '127.0.0.1'), 'listening');
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
};
