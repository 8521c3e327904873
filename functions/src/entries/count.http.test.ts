import type { Request, Response } from 'express';
import { expect, it, vi } from 'vitest';
import { countPageView } from '../analytics/countPageView.ts';
import { answerCount } from './count.http.ts';

vi.mock('../analytics/countPageView.ts', { spy: true });
vi.mock('../platform/site.ts', () => ({ documents: () => ({}) }));

const visit = async (address: string, headers: Record<string, string>) => {
  const response = { status: vi.fn(), set: vi.fn(), type: vi.fn(), send: vi.fn() };
  for (const method of Object.values(response)) method.mockReturnValue(response);
  const request = {
    method: 'POST',
    body: '/privacy',
    headers: { ...headers, 'x-forwarded-for': `${headers['x-forwarded-for'] ?? ''}, ${address}` },
    socket: {},
  };
  await answerCount(request as unknown as Request, response as unknown as Response);
  return response.status.mock.calls;
};

it('counts 600 views an hour from one address, whatever it says of itself, and answers the same to all', async () => {
  vi.useFakeTimers({ now: Date.UTC(2100, 0, 1) });
  const counted = vi.mocked(countPageView).mockResolvedValue();
  for (let turn = 0; turn < 605; turn += 1)
    expect(
      await visit('203.0.113.9', { 'x-forwarded-for': `198.51.100.${turn % 200}`, 'user-agent': `${turn}` }),
    ).toEqual([[204]]);
  expect(counted).toHaveBeenCalledTimes(600);
  await visit('203.0.113.10', {});
  expect(counted).toHaveBeenCalledTimes(601);
  vi.useRealTimers();
});
