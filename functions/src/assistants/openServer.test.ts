import * as logger from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import type { Site } from '../platform/site.ts';
import { answerMessage } from './openServer.ts';

vi.mock('firebase-functions/logger', { spy: true });

const headers = {
  Accept: 'application/json, text/event-stream',
  'Content-Type': 'application/json',
};

it('what fails here is logged, and its reason is not sent', async () => {
  const log = vi.mocked(logger.error).mockReturnValue();
  const read = () => Promise.reject(new Error('motorcycles/secret of 203.0.113.7'));
  const site = { files: { read } } as unknown as Site;
  const request = new Request('https://vongxe.example/mcp', { method: 'POST', headers });
  const params = { name: 'search_bikes', arguments: { make: 'Honda' } };
  const answer = await answerMessage(site, request, { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const text = await answer.text();
  expect(JSON.parse(text).result).toEqual({
    content: [{ type: 'text', text: 'Something went wrong here. Please try again later.' }],
    isError: true,
  });
  expect(text).not.toContain('secret');
  expect(log).toHaveBeenCalledExactlyOnceWith('an assistant was not answered', {
    tool: 'search_bikes',
    failure: 'Error: motorcycles/secret of 203.0.113.7',
  });
});
