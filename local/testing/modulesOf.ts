import type { TestModule, TestSpecification } from 'vitest/node';

/** Omits modules of earlier mutants, which Vitest reports too. */
export const modulesOf = <T extends Pick<TestModule, 'moduleId'>>(
  requested: readonly Pick<TestSpecification, 'moduleId'>[],
  answered: readonly T[],
): T[] => {
  const files = new Set(requested.map(({ moduleId }) => moduleId));
  return answered.filter(({ moduleId }) => files.has(moduleId));
};
