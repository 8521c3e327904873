/** Something the person at the keyboard can mend: its message says what is wrong and what to do, and is
 * all that they see. Anything else that is thrown is our own mistake and keeps its stack. */
export class Problem extends Error {
  override name = 'Problem';
}
