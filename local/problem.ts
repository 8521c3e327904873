/** Error that the user can fix, with a message that says how. Other errors are bugs and keep their stack. */
export class Problem extends Error {
  override name = 'Problem';
}
