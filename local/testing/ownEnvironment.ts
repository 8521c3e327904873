import { afterAll } from 'vitest';

// Files in the same thread share environment variables, so each restores them.
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
