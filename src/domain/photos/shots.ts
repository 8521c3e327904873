/** Recommended photos, most important to buyers first. */
export const shots = ['left', 'right', 'front', 'back', 'odometer', 'engine', 'tyres', 'papers'] as const;
export type Shot = (typeof shots)[number];

/**
 * @example missingShots(['left', null]) // => ['right', 'front', 'back', 'odometer', 'engine', 'tyres', 'papers']
 */
export const missingShots = (chosen: readonly (Shot | null)[]): Shot[] =>
  shots.filter((shot) => !chosen.includes(shot));
