import { expect, it } from 'vitest';
import { newId } from './newId.ts';

it('makes ids of 20 letters and digits that do not repeat', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(new Set(ids).size).toBe(2_000);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
});
