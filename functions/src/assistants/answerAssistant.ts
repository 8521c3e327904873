import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { assistantPath } from '../../../src/openPaths.ts';
import { settings } from '../../../src/settings.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import { memoryLimit } from '../http/memoryLimit.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import type { Site } from '../platform/site.ts';
import { type Gate, planGate } from './gate.plan.ts';
import { answerMessage } from './openServer.ts';

export const messagesAMinute = 120;
/** Limit per network address: high, since cloud assistants share few addresses. */
const isWithin = memoryLimit({ limit: messagesAMinute, seconds: 60 });
const timeoutMs = 20_000;

const openToAll = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

const sendGate = (response: Response, { status, headers = {}, error }: Gate): void => {
  response.status(status).set({ ...openToAll, ...headers });
  if (error === undefined) response.end();
  else response.json({ jsonrpc: '2.0', error: { code: -32_600, message: error }, id: null });
};

const messageOf = (request: Request): globalThis.Request => {
  const headers = new Headers();
  for (const name of ['Accept', 'Content-Type', 'Mcp-Protocol-Version']) {
    const value = request.get(name);
    if (value !== undefined) headers.set(name, value);
  }
  return new globalThis.Request(new URL(assistantPath, settings.origin), { method: 'POST', headers });
};

const inTime = (answer: Promise<globalThis.Response>) =>
  new Promise<globalThis.Response | null>((resolve, reject) => {
    const late = setTimeout(resolve, timeoutMs, null);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });

/** Answers one message of the Model Context Protocol (decision 140), without a session. */
export const answerAssistant = async (
  site: Site,
  request: Request & { rawBody?: Buffer },
  response: Response,
): Promise<void> => {
  const gate = planGate({
    method: request.method,
    origin: request.get('Origin'),
    bytes: request.rawBody?.length ?? 0,
    body: request.body,
  });
  if (gate) return sendGate(response, gate);
  if (!isWithin(hashedId(visitorAddress(request, 'hosting')), Date.now()))
    return sendGate(response, {
      status: 429,
      headers: { 'Retry-After': '60' },
      error: `At most ${messagesAMinute} messages a minute from one address.`,
    });
  const answer = await inTime(answerMessage(site, messageOf(request), request.body));
  if (answer === null) {
    logger.error('an assistant waited too long');
    return sendGate(response, { status: 503, error: 'This took too long. Please try again.' });
  }
  const type = answer.headers.get('Content-Type');
  response.status(answer.status).set({ ...openToAll, ...(type && { 'Content-Type': type }) });
  response.send(Buffer.from(await answer.arrayBuffer()));
};
