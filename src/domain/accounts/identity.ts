/** The weakest first. */
export const identityLevels = ['none', 'phone', 'papers', 'vneid'] as const;
export type IdentityLevel = (typeof identityLevels)[number];

/** Levels that operators with the role `owner` can record. */
export const recordedLevels = ['none', 'papers', 'vneid'] as const satisfies readonly IdentityLevel[];

/**
 * Returns whether a level is high enough for publishing.
 * @example meetsNeed('phone', 'papers') // => false
 */
export const meetsNeed = (level: IdentityLevel, need: IdentityLevel): boolean =>
  identityLevels.indexOf(level) >= identityLevels.indexOf(need);

/** @example isLower('papers', 'vneid') // => true */
export const isLower = (level: IdentityLevel, than: IdentityLevel): boolean => !meetsNeed(level, than);
