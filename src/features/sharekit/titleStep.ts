const maxLengths = [20, 34, 60];
/** Size of a poster's title by its length: 0 (large) to 3. @example titleStep('Honda Wave 2021') // => 0 */
export const titleStep = (title: string): number =>
  maxLengths.filter((length) => title.length > length).length;
