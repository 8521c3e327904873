import type { TestModule, TestSpecification } from 'vitest/node';

/** Keeps only modules of the requested files: Vitest also reports files of earlier mutants. */
export const modulesOf = <T extends Pick<TestModule, 'moduleId'>>(
  requested: readonly Pick<TestSpecification, 'moduleId'>[],
  answered: readonly T[],
): T[] => {
  const files = new Set(requested.map(({ moduleId }) => moduleId));
  return answered.filter(({ moduleId }) => files.has(moduleId));
};
