import type { TestModule, TestSpecification } from 'vitest/node';

/**
 * Modules of the requested files. Vitest reports every file it ever ran: an earlier mutant's failure would
 * count again.
 */
export const modulesOf = <T extends Pick<TestModule, 'moduleId'>>(
  requested: readonly Pick<TestSpecification, 'moduleId'>[],
  answered: readonly T[],
): T[] => {
  const files = new Set(requested.map(({ moduleId }) => moduleId));
  return answered.filter(({ moduleId }) => files.has(moduleId));
};
