const longest = [20, 34, 60];
/** How small a title is set on a poster, from 0 to 3, by its length. @example titleStep('Honda Wave 2021') // => 0 */
export const titleStep = (title: string): number => longest.filter((length) => title.length > length).length;
