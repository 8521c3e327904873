import { beforeEach } from 'vitest';
import { storeOf } from './adminFirestore.ts';
import { needEmulators } from './functionsTests.ts';
import { quiet } from './triggers.ts';

// Files share a process: drop earlier documents, which queries would scan.
await quiet();
storeOf('demo-memory').documents.clear();

beforeEach(({ task, skip }) => {
  if (needEmulators.some((beginning) => task.name.startsWith(beginning))) skip();
});
