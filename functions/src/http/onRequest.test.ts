import type { Request } from 'firebase-functions/https';
import { expect, it, vi } from 'vitest';
import { onRequest } from './onRequest.ts';

it('an answer does not say what made it', async () => {
  const response = { removeHeader: vi.fn(), on: vi.fn() };
  const answer = vi.fn();
  const open = onRequest({ memory: '256MiB' }, answer);
  await Reflect.apply(open, undefined, [{} as Request, response]);
  expect(response.removeHeader).toHaveBeenCalledWith('X-Powered-By');
  expect(answer).toHaveBeenCalledTimes(1);
});
