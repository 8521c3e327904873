/** This page's version, or the one saved elsewhere. */
export type Side = 'mine' | 'theirs';
