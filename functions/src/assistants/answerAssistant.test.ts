import type { Request, Response } from 'express';
import { expect, it, vi } from 'vitest';
import type { Site } from '../platform/site.ts';
import { answerAssistant, messagesAMinute } from './answerAssistant.ts';

vi.mock('firebase-functions/logger');
const answerMessage = vi.hoisted(() => vi.fn());
vi.mock('./openServer.ts', () => ({ answerMessage }));

const send = async (forwarded: string) => {
  const response = { status: vi.fn(), set: vi.fn(), json: vi.fn(), send: vi.fn(), end: vi.fn() };
  for (const method of Object.values(response)) method.mockReturnValue(response);
  const request = {
    ...{ method: 'POST', body: {}, socket: {}, headers: { 'x-forwarded-for': forwarded } },
    get: () => undefined,
  };
  await answerAssistant({} as Site, request as unknown as Request, response as unknown as Response);
  return response.status.mock.calls[0]?.[0];
};

it('answers so many messages a minute from one address, whatever it says of itself', async () => {
  vi.useFakeTimers({ now: Date.UTC(2100, 0, 1), toFake: ['Date'] });
  answerMessage.mockImplementation(async () => Response.json({}));
  const statuses = [];
  for (let turn = 0; turn < messagesAMinute + 2; turn += 1)
    statuses.push(await send(`198.51.100.${turn}, 203.0.113.9`));
  expect(statuses.filter((status) => status === 200)).toHaveLength(messagesAMinute);
  expect(statuses.slice(messagesAMinute)).toEqual([429, 429]);
  expect(await send('203.0.113.9, 203.0.113.10')).toBe(200);
  vi.setSystemTime(Date.UTC(2100, 0, 1, 0, 1));
  expect(await send('203.0.113.9')).toBe(200);
  vi.useRealTimers();
});

it('a message that takes too long gets an answer, too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answerMessage.mockReturnValue(new Promise(() => undefined));
  const late = send('203.0.113.11');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await late).toBe(503);
  vi.useRealTimers();
});
