import type { Response } from 'express';
import { expect, it } from 'vitest';
import { sendPage, shortLived } from './answer.ts';

const sent = (body: string | Buffer) => {
  const headers: Record<string, unknown> = {};
  const response = {
    req: { get: () => undefined },
    set: (more: object) => Object.assign(headers, more),
    status: () => response,
    send: () => response,
  };
  sendPage({ headers: () => ({}) }, response as unknown as Response, body, { cache: shortLived });
  return headers;
};

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const leftOut = '<meta name="robots" content="noindex, follow">';

it('a page that tells search engines to leave it out says so in its header', () => {
  expect(sent(page(leftOut))['X-Robots-Tag']).toBe('noindex');
  expect(sent(Buffer.from(page(leftOut)))['X-Robots-Tag']).toBe('noindex');
  expect(sent(page('<meta name="robots" content="index, follow">'))).not.toHaveProperty('X-Robots-Tag');
});

it("words in a page's text do not hide it", () => {
  expect(sent(page('', leftOut))).not.toHaveProperty('X-Robots-Tag');
});
