/** Recommended photos, in the order in which buyers look. */
export const shots = ['left', 'right', 'front', 'back', 'odometer', 'engine', 'tyres', 'papers'] as const;
export type Shot = (typeof shots)[number];

/**
 * Returns the recommended photos that are missing. Only the seller's assignment counts; nothing is guessed
 * from pixels.
 * @example missingShots(['left', null]) // => ['right', 'front', 'back', 'odometer', 'engine', 'tyres', 'papers']
 */
export const missingShots = (chosen: readonly (Shot | null)[]): Shot[] =>
  shots.filter((shot) => !chosen.includes(shot));
