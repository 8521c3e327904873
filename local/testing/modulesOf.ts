import type { TestModule, TestSpecification } from 'vitest/node';

/**
 * Returns the modules of the requested files. Vitest reports every file it ever ran, so one that failed for
 * an earlier mutant would count again.
 */
export const modulesOf = <T extends Pick<TestModule, 'moduleId'>>(
  requested: readonly Pick<TestSpecification, 'moduleId'>[],
  answered: readonly T[],
): T[] => {
  const files = new Set(requested.map(({ moduleId }) => moduleId));
  return answered.filter(({ moduleId }) => files.has(moduleId));
};
