/**
 * Error that the user can fix. Its message, with the remedy, is all that they see. Other errors are bugs and
 * keep their stack.
 */
export class Problem extends Error {
  override name = 'Problem';
}
