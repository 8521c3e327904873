import { basename } from 'node:path';
import { beforeEach } from 'vitest';
import { needEmulators, runsInMemory } from './functionsTests.ts';

// On the emulators, in a run that asks them for what needs them (vitest.config.ts): the rest of the file runs in memory.
beforeEach(({ task, skip }) => {
  const name = basename(task.file.name, '.test.ts');
  if (runsInMemory(name) && !needEmulators.some((beginning) => task.name.startsWith(beginning))) skip();
});
