import { globSync, readFileSync } from 'node:fs';
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

it('every function that answers visitors is opened so', () => {
  const folder = new URL('.', import.meta.url);
  const files = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts', 'onRequest.ts'] });
  const texts = files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
  expect(texts.filter((text) => text.includes('= onRequest(')).length).toBeGreaterThan(7);
  expect(texts.filter((text) => /\{[^}]*\bonRequest\b[^}]*\} from 'firebase-functions/.test(text))).toEqual(
    [],
  );
});
