/** Error that the user can fix, as its message says. Other errors are bugs and keep their stack. */
export class Problem extends Error {
  override name = 'Problem';
}
