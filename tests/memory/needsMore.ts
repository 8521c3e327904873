import { beforeEach } from 'vitest';
import { storeOf } from './adminFirestore.ts';
import { needEmulators } from './functionsTests.ts';
import { quiet } from './triggers.ts';

// The files share a process. Each begins without the documents of the one before, which its queries would look through.
await quiet();
storeOf('demo-memory').documents.clear();

beforeEach(({ task, skip }) => {
  if (needEmulators.some((beginning) => task.name.startsWith(beginning))) skip();
});
