import type { TestModule, TestSpecification } from 'vitest/node';

/**
 * What became of the files that were asked for. Vitest answers a run with every file that it has ever run, so one that
 * failed for an earlier mutant would still count for this one.
 */
export const modulesOf = <T extends Pick<TestModule, 'moduleId'>>(
  asked: readonly Pick<TestSpecification, 'moduleId'>[],
  answered: readonly T[],
): T[] => {
  const files = new Set(asked.map(({ moduleId }) => moduleId));
  return answered.filter(({ moduleId }) => files.has(moduleId));
};
