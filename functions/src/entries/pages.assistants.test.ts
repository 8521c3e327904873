import type { Request, Response } from 'express';
import { expect, it, vi } from 'vitest';
import type { Site } from '../platform/site.ts';
import { answerPage } from './pages.http.ts';

vi.mock('../../../src/settings.ts', async (original) => {
  const { settings } = await original<typeof import('../../../src/settings.ts')>();
  return { settings: { ...settings, assistants: false } };
});
const answerAssistant = vi.hoisted(() => vi.fn());
vi.mock('../assistants/answerAssistant.ts', () => ({ answerAssistant }));

it.each(['GET', 'POST', 'OPTIONS'])(
  'where assistants get no answers, %s /mcp is not there',
  async (method) => {
    const response = { status: vi.fn(), set: vi.fn(), type: vi.fn(), send: vi.fn() };
    for (const call of Object.values(response)) call.mockReturnValue(response);
    const request = { path: '/mcp', method, originalUrl: '/mcp' };
    await answerPage({} as Site, request as unknown as Request, response as unknown as Response);
    expect(response.status.mock.calls).toEqual([[404]]);
    expect(answerAssistant).not.toHaveBeenCalled();
  },
);
