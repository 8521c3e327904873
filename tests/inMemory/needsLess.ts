import { basename } from 'node:path';
import { beforeEach } from 'vitest';
import { needEmulators, runsInMemory } from './functionsTests.ts';

// Skips, on the emulators, what runs in memory (vitest.config.ts).
beforeEach(({ task, skip }) => {
  const name = basename(task.file.name, '.test.ts');
  if (runsInMemory(name) && !needEmulators.some((beginning) => task.name.startsWith(beginning))) skip();
});
