/** The version on this page, or the one saved elsewhere meanwhile. */
export type Side = 'mine' | 'theirs';
