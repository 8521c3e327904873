/** Words of this length may contain one typo, words of twice this length two. */
const shortest = 4;
const slipsIn = (word: string) => (word.length >= 2 * shortest ? 2 : word.length >= shortest ? 1 : 0);

/** Do the words differ by two swapped letters, as in yahama? */
const isExchanged = (typed: string, meant: string): boolean => {
  if (typed.length !== meant.length) return false;
  let [one, other] = [-1, -1];
  for (let index = 0; index < typed.length; index += 1) {
    if (typed[index] === meant[index]) continue;
    if (other >= 0) return false;
    [one, other] = one < 0 ? [index, other] : [one, index];
  }
  return other >= 0 && typed[one] === meant[other] && typed[other] === meant[one];
};

/**
 * Counts typos: letters omitted, added, replaced or swapped. Stops above `max`.
 * @source the optimal string alignment distance, extended to swapped distant letters
 */
export const slipsBetween = (typed: string, meant: string, max: number): number => {
  if (Math.abs(typed.length - meant.length) > max) return max + 1;
  if (isExchanged(typed, meant)) return 1;
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      let least = Math.min(
        (last[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      if (isSwapped) least = Math.min(least, (before[column - 2] as number) + 1);
      next.push(least);
    }
    if (Math.min(...next) > max) return max + 1;
    [before, last] = [last, next];
  }
  return last[meant.length] as number;
};

/**
 * Known word nearest to a typed one, or null. The first wins a tie.
 * @example nearestWord('yamha', ['honda', 'yamaha']) // => 'yamaha'
 */
export const nearestWord = (typed: string, words: readonly string[]): string | null => {
  const max = slipsIn(typed);
  if (max === 0 || /^\d+$/.test(typed)) return null;
  let [nearest, least]: [string | null, number] = [null, max + 1];
  for (const word of words) {
    if (word.length < shortest) continue;
    const slips = slipsBetween(typed, word, Math.min(max, least - 1));
    if (slips < least) [nearest, least] = [word, slips];
  }
  return nearest;
};
