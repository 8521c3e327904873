/** The version of this page, or the one that was saved elsewhere meanwhile. */
export type Side = 'mine' | 'theirs';
