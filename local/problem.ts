/**
 * Error that the user can fix, with the remedy in its message. Other errors are bugs and keep their stack.
 */
export class Problem extends Error {
  override name = 'Problem';
}
