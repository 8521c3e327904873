import fc from 'fast-check';
import type { CallableFunction } from 'firebase-functions/https';
import { expect, it, vi } from 'vitest';
import { isDecodable, refuseUndecodable } from './refuseUndecodable.ts';

const nested = (levels: number): unknown => {
  let data: unknown = 'x';
  for (let level = 0; level < levels; level += 1) data = level % 2 ? [data] : { data };
  return data;
};

it.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['a number', 1],
  ['what the forms send', { data: { listing_id: 'a', report: { reasons: ['b'], text: '@type' } } }],
  ['twenty levels', nested(20)],
])('%s can be decoded', (_, body) => {
  expect(isDecodable(body)).toBe(true);
});

it.each([
  ['twenty-one levels', nested(21)],
  ['five thousand levels', nested(5_000)],
  ['a type of its own', { data: { '@type': 'x' } }],
  [
    'a number that is none',
    { data: [{ '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' }] },
  ],
  ['an empty type', { data: { '@type': '' } }],
])('%s cannot', (_, body) => {
  expect(isDecodable(body)).toBe(false);
});

it('looks at whatever JSON can be', () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), (body) => typeof isDecodable(body) === 'boolean'));
});

it('a call keeps all that deploys it, and is asked only what can be decoded', async () => {
  const inner = Object.assign(vi.fn(), { __endpoint: { platform: 'gcfv2' }, run: vi.fn() });
  const call = refuseUndecodable(inner as unknown as CallableFunction<never, unknown>);
  expect([Reflect.get(call, '__endpoint'), Reflect.get(call, 'run')]).toEqual([inner.__endpoint, inner.run]);
  const response = { status: vi.fn(() => response), json: vi.fn(), removeHeader: vi.fn() };
  const ask = (body: unknown) => Reflect.apply(call, undefined, [{ body }, response]);
  await ask({ data: {} });
  expect(inner.mock.calls).toEqual([[{ body: { data: {} } }, response]]);
  expect(response.removeHeader).toHaveBeenCalledWith('X-Powered-By');
  expect(response.status).not.toHaveBeenCalled();
  await ask({ data: nested(5_000) });
  expect(inner).toHaveBeenCalledTimes(1);
  expect(response.status).toHaveBeenCalledWith(400);
  expect(response.json).toHaveBeenCalledWith({
    error: { status: 'INVALID_ARGUMENT', message: 'The request does not have the right shape.' },
  });
});
