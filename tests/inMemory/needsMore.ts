import { beforeEach } from 'vitest';
import { storeOf } from './adminFirestore.ts';
import { needEmulators } from './functionsTests.ts';
import { quiet } from './triggers.ts';

// Deletes the documents of earlier files once their triggers have ended, since queries would scan them.
await quiet();
storeOf('demo-memory').documents.clear();

beforeEach(({ task, skip }) => {
  if (needEmulators.some((beginning) => task.name.startsWith(beginning))) skip();
});
