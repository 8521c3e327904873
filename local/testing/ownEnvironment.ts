import { afterAll } from 'vitest';

// Restores environment variables, which test files in the same thread share.
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
