import { afterAll } from 'vitest';

// Files that run in one thread after another share its environment variables. Each leaves them as it found them.
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
