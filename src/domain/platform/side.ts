/** Whose version of what two have changed: that of this page, or what somebody saved meanwhile. */
export type Side = 'mine' | 'theirs';
