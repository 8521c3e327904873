/** Version in a conflict: this page's, or the one saved elsewhere. */
export type Side = 'mine' | 'theirs';
