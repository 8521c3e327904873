/** The photos that buyers ask for, in the order in which they look. */
export const shots = ['left', 'right', 'front', 'back', 'odometer', 'engine', 'tyres', 'papers'] as const;
export type Shot = (typeof shots)[number];

/**
 * The shots that no photo was chosen for. What a picture shows is not guessed: only a photo that was chosen for a shot
 * counts.
 * @example missingShots(['left', null]) // => ['right', 'front', 'back', 'odometer', 'engine', 'tyres', 'papers']
 */
export const missingShots = (chosen: readonly (Shot | null)[]): Shot[] =>
  shots.filter((shot) => !chosen.includes(shot));
