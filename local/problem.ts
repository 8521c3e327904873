/**
 * Error that the user can fix: its message says what is wrong and what to do, and is all that they see. Other
 * errors are bugs and keep their stack.
 */
export class Problem extends Error {
  override name = 'Problem';
}
