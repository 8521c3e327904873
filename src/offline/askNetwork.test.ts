import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askNetwork } from './askNetwork.ts';
import type { Fetching } from './scope.ts';

const requested: string[] = [];
beforeEach(() => {
  requested.length = 0;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    requested.push(url);
    throw new TypeError('no network');
  });
});
afterEach(() => void vi.unstubAllGlobals());

const request = new Request('https://vongxe.example/buying-guide');
const visit = (preloadResponse?: Promise<Response | undefined>) =>
  askNetwork({ request, ...(preloadResponse && { preloadResponse }) } as Fetching);

it('hands on what was preloaded, and asks nothing else', async () => {
  const page = new Response('guide');
  expect(await visit(Promise.resolve(page))).toBe(page);
  expect(requested).toEqual([]);
});

it('asks where nothing is preloaded', async () => {
  await expect(visit()).rejects.toThrow('no network');
  await expect(visit(Promise.resolve(undefined))).rejects.toThrow('no network');
  expect(requested).toEqual([request.url, request.url]);
});

it('a preload that failed is no answer, whether it rejects, as in Chromium, or is an error response, as in Firefox', async () => {
  await expect(visit(Promise.reject(new TypeError('preload failed')))).rejects.toThrow('preload failed');
  await expect(visit(Promise.resolve(Response.error()))).rejects.toThrow('no network');
});
