import { afterAll } from 'vitest';

// Restores the environment after a test file. Other files in the same thread share it.
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
