import { basename, dirname } from 'node:path';

const stem = (file: string) => basename(file).replace(/(?:\.test)?\.tsx?$/, '');

/** Sorts test files by distance from a source file: same name, same folder, others. */
export const nearestFirst = (file: string, tests: readonly string[]): string[] => {
  const distance = (test: string) =>
    stem(test) === stem(file) ? 0 : dirname(test) === dirname(file) ? 1 : 2;
  return tests.toSorted((one, other) => distance(one) - distance(other) || (one < other ? -1 : 1));
};
