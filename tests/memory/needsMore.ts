import { beforeEach } from 'vitest';
import { needEmulators } from './functionsTests.ts';

beforeEach(({ task, skip }) => {
  if (needEmulators.some((beginning) => task.name.startsWith(beginning))) skip();
});
