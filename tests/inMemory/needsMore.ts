import { beforeEach } from 'vitest';
import { storeOf } from './adminFirestore.ts';
import { needEmulators } from './functionsTests.ts';
import { quiet } from './triggers.ts';

// Deletes documents of earlier files in the same process, which queries would scan.
await quiet();
storeOf('demo-memory').documents.clear();

beforeEach(({ task, skip }) => {
  if (needEmulators.some((beginning) => task.name.startsWith(beginning))) skip();
});
