import { basename } from 'node:path';
import { beforeEach } from 'vitest';
import { needEmulators, runsInMemory } from './functionsTests.ts';

// On the emulators, skips tests that run in memory (vitest.config.ts).
beforeEach(({ task, skip }) => {
  const name = basename(task.file.name, '.test.ts');
  if (runsInMemory(name) && !needEmulators.some((beginning) => task.name.startsWith(beginning))) skip();
});
