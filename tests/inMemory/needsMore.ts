import { beforeEach } from 'vitest';
import { storeOf } from './adminFirestore.ts';
import { needEmulators } from './functionsTests.ts';
import { quiet } from './triggers.ts';

// Deletes earlier files' documents once their triggers have ended: they would slow queries.
await quiet();
storeOf('demo-memory').documents.clear();

beforeEach(({ task, skip }) => {
  if (needEmulators.some((beginning) => task.name.startsWith(beginning))) skip();
});
