import { expect, it, vi } from 'vitest';
import { askOnce } from './askOnce.ts';

it('reads each key once, and a failed one again', async () => {
  const read = vi.fn(async (key: string) => key.toUpperCase());
  const ask = askOnce(read);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['A', 'A', 'B']);
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRejectedValueOnce(new Error('no network'));
  await expect(ask('c')).rejects.toThrow('no network');
  expect(await ask('c')).toBe('C');
});
