import { codeOf } from './codeOf.ts';

/**
 * @example problemOf(failure, { 'not-found': 'gone' }, 'failed') // => 'gone', or 'failed' for any other code
 */
export const problemOf = <Code extends string, Problem extends string, const Other extends string>(
  failure: unknown,
  problems: Readonly<Record<Code, Problem>>,
  other: Other,
): Problem | Other => {
  const code = codeOf(failure);
  const isKnown = (key: string | null): key is Code => key !== null && Object.hasOwn(problems, key);
  return isKnown(code) ? problems[code] : other;
};
