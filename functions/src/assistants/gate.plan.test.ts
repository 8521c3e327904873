import { expect, it } from 'vitest';
import { maxBytes, mayAsk, planGate } from './gate.plan.ts';

it.each([
  undefined,
  'https://claude.ai',
  'https://a.b.example:8443',
  'http://localhost:6274',
  'http://127.0.0.1:6274',
  'http://[::1]:1',
])('a page of %s may ask', (origin) => expect(mayAsk(origin)).toBe(true));

it.each([
  'null',
  '',
  'http://evil.example',
  // DNS rebinding: the name later resolves to this machine.
  'http://rebound.evil.example:4321',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'https://',
  'https://evil.example/path',
  'https://evil.example\r\nX-A: 1',
  'https://a@evil.example',
  'file://',
  'chrome-extension://abc',
  `https://${'a.'.repeat(50_000)}`,
])('a page of %j may not', (origin) => {
  expect(mayAsk(origin)).toBe(false);
  expect(planGate({ method: 'POST', origin, bytes: 2, body: {} })?.status).toBe(403);
});

it.each(['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH', 'post'])('%s is refused: there are no sessions', (method) =>
  expect(planGate({ method, origin: undefined, bytes: 0, body: {} })).toMatchObject({
    status: 405,
    headers: { Allow: 'POST, OPTIONS' },
  }),
);

it('a message has a largest size, and comes alone', () => {
  const post = { method: 'POST', origin: undefined };
  expect(planGate({ ...post, bytes: maxBytes, body: {} })).toBe(null);
  expect(planGate({ ...post, bytes: maxBytes + 1, body: {} })?.status).toBe(413);
  expect(planGate({ ...post, bytes: 2, body: [] })?.status).toBe(400);
  expect(planGate({ ...post, bytes: 2, body: [{}] })?.status).toBe(400);
});

it('a browser that asks first learns that its page may post, whatever the headers', () => {
  const ask = (origin: string) => planGate({ method: 'OPTIONS', origin, bytes: 0, body: {} });
  expect(ask('https://claude.ai')).toMatchObject({
    status: 204,
    headers: { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': '*' },
  });
  expect(ask('http://evil.example')?.status).toBe(403);
});
