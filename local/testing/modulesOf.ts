import type { TestModule, TestSpecification } from 'vitest/node';

/**
 * Filters the modules of the requested files. Vitest reports every file it ever ran, including failures of
 * earlier mutants.
 */
export const modulesOf = <T extends Pick<TestModule, 'moduleId'>>(
  requested: readonly Pick<TestSpecification, 'moduleId'>[],
  answered: readonly T[],
): T[] => {
  const files = new Set(requested.map(({ moduleId }) => moduleId));
  return answered.filter(({ moduleId }) => files.has(moduleId));
};
