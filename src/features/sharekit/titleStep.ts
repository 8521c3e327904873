const maxLengths = [20, 34, 60];
/**
 * Size of a poster's title: 0 (short title, large letters) to 3.
 * @example titleStep('Honda Wave 2021') // => 0
 */
export const titleStep = (title: string): number =>
  maxLengths.filter((length) => title.length > length).length;
